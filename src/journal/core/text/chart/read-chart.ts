import { type JsonPath, type JsonSource, type Range, readJson } from 'pagewright/json';
import { didYouMean, suggest } from 'pagewright/rule';

/** A small chart in a fenced block of Markdown, as JSON. */
export interface Chart {
  kind: 'bars' | 'line';
  /** The description of the chart, for people who can't see it. */
  alt: string;
  /** The unit of the numbers: per cent, hours, dB. */
  unit: string;
  /** The names of the series, three at most; a single series needs none. */
  series: string[];
  /** One row per bar or point: its name, then a number for each series. */
  rows: [name: string, ...values: number[]][];
  /** The start of a line chart's axis; bars always begin at 0. */
  from: number;
}

/** A range of the chart’s text. */
interface LineRange {
  offset: number;
  length: number;
}

/** A diagnostic of a chart: its place in the text, the problem, and the correction. */
export interface ChartDiagnostic extends LineRange {
  message: string;
  hint: string;
}

/**
 * Parses a chart.
 * @param text the chart as JSON
 * @param before the number of lines before it in its file
 * @returns the chart, or all its errors
 */
export function readChart(text: string, before = 0): Chart | { diagnostics: ChartDiagnostic[] } {
  const inFile = '\n'.repeat(before) + text;
  const source = readJson({ path: '', text: inFile });
  const toOffsets = createOffsets(inFile, before);
  const syntax = source.diagnostics.map(({ message, hint = '', ...range }) => {
    const { line, column, endLine = line, endColumn = column + 1 } = range;
    return { ...toOffsets({ line, column, endLine, endColumn }), message, hint };
  });
  const data = source.data as ChartData | undefined;
  const reported = data ? diagnosticsIn(data) : [];
  const diagnostics = reported.map(({ path, what = 'value', message, hint }) => {
    return { ...toOffsets(source.locate(path, what)), message, hint };
  });
  if (!data || syntax.length + diagnostics.length > 0) return { diagnostics: [...syntax, ...diagnostics] };
  const { kind = 'bars', alt, unit = '', series = [], rows, from } = data as unknown as Chart;
  return { kind, alt, unit, series, rows, from: kind === 'line' ? (from ?? 0) : 0 };
}

type ChartData = Record<string, unknown>;

interface LocatedDiagnostic {
  path: JsonPath;
  what?: Parameters<JsonSource['locate']>[1];
  message: string;
  hint: string;
}

const KEYS = ['kind', 'alt', 'unit', 'series', 'rows', 'from'];

function diagnosticsIn(data: ChartData): LocatedDiagnostic[] {
  const unknownKeys = Object.keys(data).filter((key) => !KEYS.includes(key));
  const absentKeys = KEYS.filter((key) => !Object.hasOwn(data, key));
  // A misspelt key is not also reported as missing.
  const intendedKeys = new Set(unknownKeys.map((key) => suggest(key, absentKeys)));
  const unknown = unknownKeys.map((key): LocatedDiagnostic => ({
    path: [key],
    what: 'key',
    message: `A chart has no key "${key}".`,
    hint: didYouMean(key, absentKeys) ?? `Its keys: ${KEYS.join(', ')}.`,
  }));
  const missing = Object.keys(NEEDED).filter((key) => absentKeys.includes(key) && !intendedKeys.has(key));
  const missingDiagnostic: LocatedDiagnostic = {
    path: [],
    message: `A chart has no "${missing.join('" and no "')}".`,
    hint: missing.map((key) => NEEDED[key]).join(' '),
  };
  // Several missing keys of one object are one diagnostic.
  return [...unknown, ...(missing.length > 0 ? [missingDiagnostic] : []), ...valuesIn(data)];
}

const NEEDED: Record<string, string> = {
  alt: 'Write "alt": "…" with what it shows, for people who can’t see it.',
  rows: 'Write "rows": [["One", 3], ["Two", 7]].',
};

function valuesIn({ kind, alt, unit, series = [], rows, from }: ChartData): LocatedDiagnostic[] {
  const diagnostics: LocatedDiagnostic[] = [];
  const report = (path: JsonPath, message: string, hint: string) => diagnostics.push({ path, message, hint });
  if (kind !== undefined && kind !== 'bars' && kind !== 'line')
    report(['kind'], `The kind of a chart is ${JSON.stringify(kind)}.`, 'Write "kind": "bars" or "line".');
  if (alt !== undefined && !isWords(alt))
    report(['alt'], 'The alternative text of a chart is empty.', NEEDED['alt']!);
  if (unit !== undefined && !isWords(unit))
    report(['unit'], 'The unit of a chart is not a text.', 'Write "unit": "hours".');
  if (from !== undefined && typeof from !== 'number')
    report(['from'], `The axis of a chart begins at ${JSON.stringify(from)}.`, 'Write a number: "from": 20.');
  const isNamed = Array.isArray(series) && series.every(isWords) && series.length <= 3;
  if (!isNamed)
    report(
      ['series'],
      'The series of a chart are not a list of at most three names.',
      'Write "series": ["Before", "After"].',
    );
  if (rows !== undefined && (!Array.isArray(rows) || rows.length === 0))
    report(['rows'], 'A chart has no rows.', NEEDED['rows']!);
  else if (Array.isArray(rows) && isNamed) diagnostics.push(...rowsIn(rows, Math.max(1, series.length)));
  return diagnostics;
}

function rowsIn(rows: readonly unknown[], numbers: number): LocatedDiagnostic[] {
  const names = new Set<unknown>();
  return rows.flatMap((row, index) => {
    const [name] = Array.isArray(row) ? (row as unknown[]) : [];
    const isRepeated = names.has(name);
    names.add(name);
    if (isRow(row, numbers))
      return isRepeated
        ? {
            path: ['rows', index, 0],
            message: `There are two rows ${JSON.stringify(name)}.`,
            hint: 'Give each its own name, or remove one of them.',
          }
        : [];
    return {
      path: ['rows', index],
      message: `The row ${JSON.stringify(row)} is not a name followed by ${numbers === 1 ? 'a number' : `${numbers} numbers`} of 0 or more.`,
      hint: 'Write a name and a number for each series: ["One", 3].',
    };
  });
}

/** Converts lines and columns of a text to offsets that count from the given one. */
function createOffsets(text: string, from: number): (range: Range) => LineRange {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  return ({ line, column, endLine, endColumn }) => {
    const offset = starts[line - 1]! + column - 1;
    return { offset: offset - from, length: Math.max(1, starts[endLine - 1]! + endColumn - 1 - offset) };
  };
}

function isWords(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isRow(row: unknown, numbers: number): boolean {
  if (!Array.isArray(row) || row.length !== 1 + numbers || !isWords(row[0])) return false;
  return row.slice(1).every((value) => Number.isFinite(value) && value >= 0);
}
