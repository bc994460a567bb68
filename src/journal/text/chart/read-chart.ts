import { didYouMean } from '../../../core/schema/suggest.ts';

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

/**
 * Parses a chart.
 * @param text the chart as JSON
 * @returns the chart, or the error in one sentence with advice
 */
export function readChart(text: string): Chart | { refused: string; hint: string } {
  const data = parsed(text);
  if (data === undefined)
    return { refused: 'A chart is no JSON.', hint: 'Look for a comma or a quote that is missing.' };
  const stranger = Object.keys(data).find((key) => !KEYS.includes(key));
  if (stranger !== undefined)
    return refused(
      `A chart has no key "${stranger}".`,
      didYouMean(
        stranger,
        KEYS.filter((key) => !Object.hasOwn(data, key)),
      ) ?? `Its keys: ${KEYS.join(', ')}.`,
    );
  const { kind = 'bars', alt, unit, series = [], rows, from = 0 } = data;
  if (kind !== 'bars' && kind !== 'line')
    return refused(`The kind of a chart is “${String(kind)}”.`, 'Write "kind": "bars" or "line".');
  if (!isWords(alt))
    return refused(
      'A chart has no alternative text.',
      'Write "alt": "…" with what it shows, for people who can’t see it.',
    );
  if (unit !== undefined && !isWords(unit))
    return refused(`The unit of the chart “${alt}” is no text.`, 'Write "unit": "hours".');
  if (!Array.isArray(series) || !series.every(isWords) || series.length > 3)
    return refused(
      `The series of the chart “${alt}” are not up to three names.`,
      'Write "series": ["Before", "After"].',
    );
  if (!Array.isArray(rows) || rows.length === 0)
    return refused(`The chart “${alt}” has no rows.`, 'Write "rows": [["One", 3], ["Two", 7]].');
  const wanted = Math.max(1, series.length);
  const wrong = rows.find((row) => !isRow(row, wanted));
  if (wrong !== undefined)
    return refused(
      `The row ${JSON.stringify(wrong)} of the chart “${alt}” is not a name and ${wanted} numbers from 0.`,
      'Write a name and a number for each series: ["One", 3].',
    );
  if (Object.hasOwn(data, 'from') && typeof from !== 'number')
    return refused(
      `The axis of the chart “${alt}” begins at ${JSON.stringify(from)}.`,
      'Write a number: "from": 20.',
    );
  const start = kind === 'line' && typeof from === 'number' ? from : 0;
  return { kind, alt, unit: unit ?? '', series, rows: rows as Chart['rows'], from: start };
}

const KEYS = ['kind', 'alt', 'unit', 'series', 'rows', 'from'];

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function refused(sentence: string, hint: string) {
  return { refused: sentence, hint };
}

function isWords(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isRow(row: unknown, numbers: number): boolean {
  if (!Array.isArray(row) || row.length !== 1 + numbers || !isWords(row[0])) return false;
  return row.slice(1).every((value) => Number.isFinite(value) && value >= 0);
}
