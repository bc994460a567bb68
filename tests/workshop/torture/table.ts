/** The result of one scenario. */
export interface Row {
  scenario: string;
  promise: string;
  fault: string;
  /** The number of injected faults, with their unit. */
  tried: number;
  unit: string;
  /** The losses, each as a sentence with the command that reproduces it. */
  lost: { what: string; again: string }[];
  notes: string[];
  /** Why the scenario was skipped. */
  leftOut?: string;
  /** Its duration in seconds. */
  seconds: number;
}

/** The rows as a table: promise, fault, tried, lost; below each its details. */
export function scenarioTable(rows: readonly Row[]): string {
  const head = { promise: 'Promise', fault: 'Fault', tried: 'Tried', lost: 'Lost' };
  const cells = rows.map((row) => ({
    promise: row.promise,
    fault: row.fault,
    tried: row.leftOut ? '–' : `${row.tried.toLocaleString('en')} ${row.unit}`,
    lost: row.leftOut ? '–' : String(row.lost.length),
  }));
  const width = (column: keyof typeof head) => Math.max(...[head, ...cells].map((row) => row[column].length));
  const columns = ['promise', 'fault', 'tried', 'lost'] as const;
  const formatRow = (row: typeof head) =>
    columns
      .map((column) => row[column].padEnd(width(column)))
      .join('  ')
      .trimEnd();
  const below = (row: Row) => [
    ...(row.leftOut ? [`    skipped: ${row.leftOut}`] : []),
    ...row.notes.map((note) => `    ${note}`),
    ...row.lost.map(({ what, again }) => `    LOST: ${what}\n          ${again}`),
  ];
  const lines = rows.flatMap((row, index) => [formatRow(cells[index]!), ...below(row)]);
  return [formatRow(head), ...lines].join('\n');
}
