import { flow } from './flow.ts';
import { compose, drawFreely, lineWidth } from './lines.ts';
import { setAbstract, setAuthors, setFacts, setMasthead, setNote } from './opening.ts';
import { decorate, newPage } from './press.ts';
import type { Heading, Press } from './press.ts';
import { ink, measure, sheet, styles } from './styles.ts';

/** Sets the title page, the abstract and the contents of a long report. */
export function setFrontMatter(press: Press, headings: Heading[]): void {
  newPage(press, { head: false });
  setMasthead(press);
  setNote(press, 88);
  press.y = 150;
  setLongTitle(press);
  setAuthors(press);
  decorate(press, () => drawBeam(press.doc));
  newPage(press);
  const top = press.y;
  setAbstract(press);
  press.railBottom = setFacts(press, top);
  newPage(press);
  setContents(press, headings);
  newPage(press);
}

function setLongTitle(press: Press): void {
  const { doc, record } = press;
  const box = { x: sheet.left, width: 440 };
  flow(press, compose(doc, [{ text: record.kind }], styles.position, { ...box }), 'P');
  press.y += 8;
  const title = { ...styles.title, size: 34, leading: 38 };
  flow(press, compose(doc, [{ text: record.title }], title, { ...box }), 'H1');
  press.y += 10;
  flow(press, compose(doc, [{ text: record.subtitle ?? '' }], styles.subtitle, { ...box }), 'P');
  press.y += 26;
}

/** A dark wall with a slit, and the light that opens from it. */
function drawBeam(doc: PDFKit.PDFDocument): void {
  const wall = { top: 500, bottom: 766 };
  doc.rect(sheet.left, wall.top, sheet.right - sheet.left, wall.bottom - wall.top).fill(ink.text);
  doc.polygon([228, wall.top], [236, wall.top], [420, wall.bottom], [188, wall.bottom]).fill(ink.saffron);
}

/** The page of contents, from the pages that the headings fell on in an earlier setting. */
function setContents(press: Press, headings: Heading[]): void {
  const { doc, record } = press;
  const heading = compose(doc, [{ text: record.words.contents }], styles.chapter, {
    x: sheet.text,
    width: measure,
  });
  flow(press, heading, 'H2');
  press.y += 16;
  const list = doc.struct('TOC');
  press.root.add(list);
  headings.forEach((entry, index) => {
    if (entry.level > 3 || entry.text === record.words.abstract) return;
    const item = doc.struct('TOCI');
    list.add(item);
    setEntry(press, item, entry, index + 1);
    item.end();
  });
  list.end();
}

function setEntry(press: Press, item: Press['root'], entry: Heading, number: number): void {
  const { doc } = press;
  const isChapter = entry.level === 2;
  const style = { ...styles.quote, size: isChapter ? 12 : 10.2, leading: isChapter ? 17 : 15 };
  if (isChapter) press.y += 7;
  const top = press.y;
  const indent = isChapter ? 0 : 16;
  const paragraph = compose(doc, [{ text: entry.text }], style, {
    x: sheet.text + indent,
    width: measure - 46 - indent,
  });
  flow(press, paragraph, 'P', item);
  const from =
    sheet.text + indent + lineWidth(paragraph, { from: 0, to: paragraph.words.length, gap: 3 }) + 8;
  decorate(press, () => {
    doc.moveTo(from, top + 11).lineTo(sheet.right - 24, top + 11);
    doc.lineWidth(0.5).strokeColor(ink.line).stroke();
    drawFreely(doc, String(entry.page), style, { x: sheet.right - 40, y: top, width: 40, align: 'right' });
  });
  // The types of the library don't know that a link can be part of the tag tree.
  const options = { structParent: item } as PDFKit.Mixins.AnnotationOption;
  doc.goTo(sheet.text, top, measure, style.leading, `heading-${number}`, options);
}
