import { flow, place } from './flow.ts';
import { compose, textBox } from './lines.ts';
import { plain } from './markdown.ts';
import type { Span } from './markdown.ts';
import { ensureRoom } from './press.ts';
import type { Press, Structure } from './press.ts';
import { sheet, styles } from './styles.ts';

/**
 * Makes room for a table or a figure that must stay whole, and sets its caption: in the narrow column beside it, or
 * above it where that column is taken. Afterwards the current place is the top of the table or figure.
 */
export function setCaption(press: Press, spans: Span[], height: number, parent: Structure): void {
  press.y += 12;
  if (spans.length === 0) return ensureRoom(press, height);
  const narrow = compose(press.doc, withLabel(spans), styles.caption, { x: sheet.left, width: sheet.rail });
  ensureRoom(press, Math.max(height, narrow.height) + 4);
  if (press.y >= press.railBottom + 10) {
    press.railBottom = place(press, narrow, press.y + 2, 'Caption', parent);
    return;
  }
  const wide = compose(press.doc, withLabel(spans), styles.caption, { ...textBox });
  ensureRoom(press, height + wide.height + 6);
  flow(press, wide, 'Caption', parent);
  press.y += 6;
}

/** Goes on below a table or figure, and below its caption where that is longer. */
export function closeFloat(press: Press, bottom: number): void {
  press.y = Math.max(bottom, Math.min(press.railBottom, bottom + 24)) + 14;
}

/** “Table 1.” in ink and bold, the rest as it is. */
function withLabel(spans: Span[]): Span[] {
  const text = plain(spans);
  const end = text.search(/[.।]/) + 1;
  return [{ text: text.slice(0, end), bold: true }, { text: text.slice(end) }];
}
