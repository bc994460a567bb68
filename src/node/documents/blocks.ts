import { chartHeight, drawChart } from './chart.ts';
import { flow } from './flow.ts';
import { compose, textBox } from './lines.ts';
import type { Block, Span } from './markdown.ts';
import { decorate, ensureRoom, newPage } from './press.ts';
import type { Press } from './press.ts';
import { ink, measure, sheet, styles } from './styles.ts';
import type { TextStyle } from './styles.ts';
import { drawTable, tableHeight } from './table.ts';

/** Sets the blocks of a document one below the other. */
export function setBlocks(press: Press, blocks: Block[]): void {
  let waiting: Float[] = [];
  let previous: Block['kind'] | undefined;
  blocks.forEach((block, index) => {
    const next = blocks[index + 1]?.kind;
    if (isFloat(block)) {
      if (next === 'paragraph' && !fits(press, block)) waiting.push(block);
      else setFloat(press, block);
      if (waiting.length === 0) previous = undefined;
      return;
    }
    if (press.record.long && block.kind === 'heading' && block.depth === 1) startChapter(press);
    if (block.kind === 'heading')
      setHeading(press, block.text, block.depth, roomAfter(press, blocks[index + 1]));
    else setText(press, block, previous);
    previous = block.kind;
    if (waiting.some((float) => next === 'paragraph' && !fits(press, float))) return;
    if (waiting.length > 0) previous = undefined;
    waiting.forEach((float) => setFloat(press, float));
    waiting = [];
  });
}

function startChapter(press: Press): void {
  if (press.y > sheet.top) newPage(press);
}

type Float = Extract<Block, { kind: 'table' | 'chart' }>;
type Heading = Extract<Block, { kind: 'heading' }>;

function isFloat(block: Block): block is Float {
  return block.kind === 'table' || block.kind === 'chart';
}

/** Tables and figures stay whole: where one has no room, the paragraphs after it come first. */
function fits(press: Press, float: Float): boolean {
  return press.y + floatHeight(press, float) + 30 <= sheet.bottom;
}

function floatHeight(press: Press, float: Float): number {
  return float.kind === 'table' ? tableHeight(press, float) : chartHeight(float.chart);
}

/** The room that a heading needs below itself, so that it never stands alone at the foot of a page. */
function roomAfter(press: Press, next: Block | undefined): number {
  const lines = 4 * styles.body.leading;
  if (next?.kind === 'heading') return lines + 36;
  return next && isFloat(next) ? floatHeight(press, next) + 40 : lines;
}

function setFloat(press: Press, float: Float): void {
  if (float.kind === 'table') drawTable(press, float);
  else drawChart(press, float);
}

function setText(
  press: Press,
  block: Exclude<Block, Float | Heading>,
  before: Block['kind'] | undefined,
): void {
  if (block.kind === 'paragraph') setParagraph(press, block.spans, before === 'paragraph');
  else if (block.kind === 'quote') setQuote(press, block.paragraphs);
  else setList(press, block.items, block.ordered);
}

/** Sets a heading, notes the page that it fell on, and adds it to the bookmarks. */
export function setHeading(press: Press, text: string, depth: number, room = 4 * styles.body.leading): void {
  const isChapter = press.record.long && depth === 1;
  const style = isChapter ? styles.chapter : depth <= 2 ? styles.section : styles.subsection;
  const above = press.atHead ? 0 : isChapter ? 36 : depth <= 2 ? 22 : 13;
  const paragraph = compose(press.doc, [{ text }], style, { ...textBox });
  ensureRoom(press, above + paragraph.height + (room * paragraph.style.leading) / style.leading);
  if (press.y > sheet.top) press.y += above;
  press.atHead = false;
  const level = press.record.long ? depth + 1 : Math.max(2, depth);
  press.headings.push({ text, level, page: press.page });
  press.doc.outline.addItem(text);
  press.doc.addNamedDestination(`heading-${press.headings.length}`, 'XYZ', sheet.left, press.y, 0);
  flow(press, paragraph, `H${level}`);
  press.y += isChapter ? 16 : depth <= 2 ? 6 : 3;
}

function setParagraph(press: Press, spans: Span[], indented: boolean): void {
  flow(press, compose(press.doc, spans, styles.body, { ...textBox, indent: indented ? 14 : 0 }), 'P');
}

function setQuote(press: Press, paragraphs: Span[][]): void {
  press.y += 8;
  const quote = press.doc.struct('BlockQuote');
  press.root.add(quote);
  for (const spans of paragraphs) {
    const paragraph = compose(press.doc, spans, styles.quote, { x: sheet.text + 18, width: measure - 36 });
    ensureRoom(press, Math.min(paragraph.height, 4 * styles.quote.leading));
    flow(press, paragraph, 'P', quote);
    press.y += 3;
  }
  quote.end();
  press.y += 7;
}

function setList(press: Press, items: Span[][], ordered: boolean): void {
  press.y += 4;
  const list = press.doc.struct('L');
  press.root.add(list);
  items.forEach((spans, index) => setItem(press, list, spans, ordered ? `${index + 1}.` : '•'));
  list.end();
  press.y += 5;
}

function setItem(press: Press, list: Press['root'], spans: Span[], mark: string): void {
  const item = press.doc.struct('LI');
  list.add(item);
  ensureRoom(press, 2 * styles.body.leading);
  const label = compose(press.doc, [{ text: mark }], styles.body, { x: sheet.text + 2, width: 20 });
  const before = { y: press.y, page: press.page };
  flow(press, label, 'Lbl', item);
  if (press.page === before.page) press.y = before.y;
  flow(
    press,
    compose(press.doc, spans, styles.body, { x: sheet.text + 20, width: measure - 20 }),
    'LBody',
    item,
  );
  item.end();
  press.y += 2;
}

/** Sets the list of references with hanging lines. */
export function setReferences(press: Press): void {
  const { references, words } = press.record;
  if (references.length === 0) return;
  if (press.record.long && press.y > sheet.top + 200) newPage(press);
  setHeading(press, words.references, press.record.long ? 1 : 2);
  const style: TextStyle = styles.reference;
  for (const text of references) {
    const box = { x: sheet.text + 14, width: measure - 14, indent: -14 };
    flow(press, compose(press.doc, [{ text }], style, box), 'P');
    press.y += 2.5;
  }
}

/** A short saffron bar: the light that ends a document. */
export function setEnd(press: Press): void {
  if (press.y + 20 > sheet.bottom) return;
  decorate(press, () => press.doc.rect(sheet.text, press.y + 12, 24, 3).fill(ink.saffron));
}
