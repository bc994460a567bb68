import { closeFloat, setCaption } from './caption.ts';
import { place } from './flow.ts';
import { compose, lineWidth } from './lines.ts';
import type { Paragraph } from './lines.ts';
import type { Block, Span } from './markdown.ts';
import { decorate, rule } from './press.ts';
import type { Press, Structure } from './press.ts';
import { ink, measure, sheet, styles } from './styles.ts';

type Table = Extract<Block, { kind: 'table' }>;

const pad = { x: 5, y: 4 };

/** Draws a table with three rules, whole on one page, its cells tagged with their row and column heads. */
export function drawTable(press: Press, table: Table): void {
  const { widths, rows, heights } = composeTable(press, table);
  const total = heights.reduce((sum, height) => sum + height, 0);
  const element = press.doc.struct('Table');
  press.root.add(element);
  setCaption(press, table.caption, total, element);
  const top = press.y;
  let y = top;
  rows.forEach((cells, row) => {
    drawRow(press, element, cells, { y, widths, align: table.align, isHead: row === 0 });
    y += heights[row] ?? 0;
  });
  element.end();
  decorate(press, () => drawRules(press, top, top + (heights[0] ?? 0), y));
  closeFloat(press, y);
}

/** How much room a table needs without its caption. */
export function tableHeight(press: Press, table: Table): number {
  return composeTable(press, table).heights.reduce((sum, height) => sum + height, 0);
}

function composeTable(press: Press, table: Table) {
  const widths = columnWidths(press, table);
  const rows = [table.head, ...table.rows].map((cells, row) => composeRow(press, cells, widths, row === 0));
  const heights = rows.map((cells) => Math.max(...cells.map((cell) => cell.height)) + 2 * pad.y);
  return { widths, rows, heights };
}

function drawRow(
  press: Press,
  table: Structure,
  cells: Paragraph[],
  at: { y: number; widths: number[]; align: Table['align']; isHead: boolean },
): void {
  const row = press.doc.struct('TR');
  table.add(row);
  let x = sheet.text;
  cells.forEach((cell, column) => {
    const width = at.widths[column] ?? 0;
    alignCell(cell, x + pad.x, width - 2 * pad.x, at.align[column] ?? 'left');
    const tag = at.isHead || column === 0 ? 'TH' : 'TD';
    const element = press.doc.struct(tag);
    if (tag === 'TH') scope(element, at.isHead ? 'Column' : 'Row');
    row.add(element);
    place(press, cell, at.y + pad.y, 'P', element);
    element.end();
    x += width;
  });
  row.end();
}

function alignCell(cell: Paragraph, x: number, width: number, align: Table['align'][number]): void {
  const used = Math.max(0, ...cell.lines.map((line) => lineWidth(cell, line)));
  cell.box.x = x + (align === 'right' ? width - used : align === 'center' ? (width - used) / 2 : 0);
}

/** Says which cells a head belongs to; the library has no option for it. */
function scope(element: Structure, value: 'Column' | 'Row'): void {
  const { dictionary } = element as unknown as { dictionary: { data: Record<string, unknown> } };
  dictionary.data['A'] = { O: 'Table', Scope: value };
}

function composeRow(press: Press, cells: Span[][], widths: number[], isHead: boolean): Paragraph[] {
  const style = isHead ? styles.cellHead : styles.cell;
  return cells.map((spans, column) => {
    const width = Math.max(10, (widths[column] ?? 0) - 2 * pad.x);
    return compose(press.doc, spans.length > 0 ? spans : [{ text: '–' }], style, {
      x: 0,
      width: width + 0.01,
    });
  });
}

/** Gives each column what it needs; the rest, or the lack, falls to the columns of words. */
function columnWidths(press: Press, table: Table): number[] {
  const needs = table.head.map((_, column) =>
    Math.max(
      ...[table.head, ...table.rows].map((cells, row) => {
        const style = row === 0 ? styles.cellHead : styles.cell;
        const cell = compose(press.doc, cells[column] ?? [], style, { x: 0, width: 1e4 });
        return cell.lines.reduce((width, line) => Math.max(width, lineWidth(cell, line)), 0) + 2 * pad.x;
      }),
    ),
  );
  const left = measure - needs.reduce((sum, need) => sum + need, 0);
  if (left >= 0) return needs.map((need) => need + left / needs.length);
  const fair = measure / needs.length;
  const greedy = needs.reduce((sum, need) => sum + Math.max(0, need - fair), 0);
  return needs.map((need) => need + (left * Math.max(0, need - fair)) / greedy);
}

function drawRules(press: Press, top: number, head: number, bottom: number): void {
  rule(press, top, ink.text, 1.2, sheet.text);
  rule(press, head, ink.text, 0.6, sheet.text);
  rule(press, bottom, ink.text, 0.6, sheet.text);
}
