import { drawLines } from './lines.ts';
import type { Paragraph } from './lines.ts';
import { newPage } from './press.ts';
import type { Press, Structure } from './press.ts';
import { sheet } from './styles.ts';
import type { TextStyle } from './styles.ts';

/** Sets a paragraph at the current place, over as many pages as it needs, as one element of the tag tree. */
export function flow(press: Press, paragraph: Paragraph, tag: string, parent: Structure = press.root): void {
  const { style, lines } = paragraph;
  const element = press.doc.struct(tag);
  parent.add(element);
  for (let done = 0; done < lines.length;) {
    const count = linesThatFit(press, style, lines.length - done);
    if (count === 0) {
      newPage(press);
      continue;
    }
    const content = press.doc.markStructureContent(tag);
    drawLines(press.doc, paragraph, done, done + count, press.y);
    press.doc.endMarkedContent();
    element.add(content);
    press.y += count * style.leading;
    done += count;
  }
  element.end();
}

/** Draws a paragraph at a place of its own, as one element of the tag tree; returns where it ends. */
export function place(
  press: Press,
  paragraph: Paragraph,
  y: number,
  tag: string,
  parent = press.root,
): number {
  const element = press.doc.struct(tag);
  parent.add(element);
  const content = press.doc.markStructureContent(tag);
  drawLines(press.doc, paragraph, 0, paragraph.lines.length, y);
  press.doc.endMarkedContent();
  element.add(content);
  element.end();
  return y + paragraph.height;
}

function linesThatFit(press: Press, style: TextStyle, left: number): number {
  const room = Math.floor((sheet.bottom - press.y + 0.01) / style.leading);
  if (room >= left) return left;
  const count = left - room === 1 ? room - 1 : room;
  return count < 2 ? 0 : count;
}
