import { flow, place } from './flow.ts';
import { compose, drawFreely, textBox } from './lines.ts';
import { decorate, newPage, rule } from './press.ts';
import type { Press } from './press.ts';
import { setHeading } from './blocks.ts';
import { fullMeasure, ink, sheet, styles } from './styles.ts';

/** Sets the head of the first page: masthead, sample line, title, authors, then the abstract beside the facts. */
export function setOpening(press: Press): void {
  newPage(press, { head: false });
  setMasthead(press);
  setNote(press, 88);
  press.y = 130;
  setTitle(press, 452);
  setAuthors(press);
  decorate(press, () => rule(press, press.y, ink.text, 1.2));
  press.y += 20;
  const top = press.y;
  press.atHead = true;
  setAbstract(press);
  press.railBottom = setFacts(press, top);
  press.y += 4;
}

/** The mark, the name of the journal or the house, and the volume or the kind of work. */
export function setMasthead(press: Press): void {
  const { doc, record } = press;
  decorate(press, () => {
    doc.save().translate(sheet.left, 44).scale(0.66);
    doc.path('M16 30 9.5 1h13z').fill(ink.saffron);
    doc.path('M2 7.5 9.3 9 14.1 30.3 2 26zM30 7.5 22.7 9 17.9 30.3 30 26z').fill(ink.text);
    doc.restore();
    rule(press, 76, ink.text, 2);
    drawFreely(doc, record.masthead.detail, styles.label, {
      x: 300,
      y: 56,
      width: sheet.right - 300,
      align: 'right',
    });
  });
  const name = compose(doc, [{ text: record.masthead.name }], styles.masthead, {
    x: sheet.left + 30,
    width: 300,
  });
  place(press, name, 51, 'P');
}

/** The line that says that everything here is invented. */
export function setNote(press: Press, y: number): void {
  const { label, text } = press.record.note;
  decorate(press, () => {
    press.doc.rect(sheet.left, y, fullMeasure, 20).fill(ink.glow);
    press.doc.rect(sheet.left, y, 3, 20).fill(ink.saffron);
  });
  const spans = [{ text: `${label}.`, bold: true }, { text: ` ${text}` }];
  place(
    press,
    compose(press.doc, spans, styles.label, { x: sheet.left + 12, width: fullMeasure - 20 }),
    y + 5,
    'P',
  );
}

/** The kind of work, the title and the subtitle. */
function setTitle(press: Press, width: number): void {
  const { doc, record } = press;
  const box = { x: sheet.left, width };
  flow(press, compose(doc, [{ text: record.kind }], styles.position, { ...box }), 'P');
  press.y += 7;
  flow(press, compose(doc, [{ text: record.title }], styles.title, { ...box }), 'H1');
  if (record.subtitle) {
    press.y += 6;
    flow(press, compose(doc, [{ text: record.subtitle }], styles.subtitle, { ...box }), 'P');
  }
  press.y += 16;
}

/** The authors, two in a row, each with position and institution. */
export function setAuthors(press: Press): void {
  const column = press.record.authors.length > 1 ? fullMeasure / 2 : fullMeasure;
  let bottom = press.y;
  press.record.authors.forEach((author, index) => {
    const box = { x: sheet.left + (index % 2) * column, width: column - 16 };
    if (index % 2 === 0) press.y = bottom + (index > 0 ? 8 : 0);
    const name = compose(press.doc, [{ text: author.name }], styles.author, { ...box });
    const work = [author.position, author.affiliation].filter(Boolean).join(', ');
    const position = compose(press.doc, [{ text: work }], styles.position, { ...box });
    const y = place(press, name, press.y, 'P');
    bottom = Math.max(bottom, place(press, position, y, 'P'));
  });
  press.y = bottom + 14;
}

/** The abstract under its heading. */
export function setAbstract(press: Press): void {
  const { abstract, words } = press.record;
  if (abstract.length === 0) return;
  setHeading(press, words.abstract, press.record.long ? 1 : 2);
  for (const text of abstract) {
    flow(press, compose(press.doc, [{ text }], styles.lead, { ...textBox }), 'P');
    press.y += 6;
  }
}

/** Small facts in the narrow column: subject, keywords, correspondence. */
export function setFacts(press: Press, top: number): number {
  let y = top + 3;
  const box = { x: sheet.left, width: sheet.rail };
  for (const { term, value } of press.record.facts) {
    y = place(press, compose(press.doc, [{ text: term }], styles.term, { ...box }), y, 'P');
    y = place(press, compose(press.doc, [{ text: value }], styles.value, { ...box }), y, 'P') + 9;
  }
  return y;
}
