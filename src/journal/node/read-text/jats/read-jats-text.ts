import type { XmlElement } from '@rgrove/parse-xml';
import { at, attribute, getChildren, readXml, findDescendants } from '../../import/xml-tree.ts';
import type { FullText, Footnote, TextSection } from '../../../core/text/full-text.ts';
import type { ReadText, Stretch, PaperTextDiagnostic } from '../../../core/text/text-facts.ts';
import { jatsBlocks } from './jats-blocks.ts';
import { jatsInlines } from './jats-inlines.ts';
import { JatsReading } from './jats-reading.ts';

/**
 * Reads the text of a paper from the <body> of JATS, with its footnotes and appendices; <front> and the references
 * belong to the paper's record.
 * @param folder of the file, below the content: journal/v1/i1
 * @see https://jats.nlm.nih.gov/archiving/1.3/
 */
export function readJatsText(source: string, folder: string): ReadText<Stretch> {
  const root = readXml(source);
  if ('refused' in root)
    return nothing({
      offset: root.offset,
      length: 1,
      code: 'text-xml',
      message: `The file is no XML: ${root.refused}.`,
      hint: 'Correct it here: nothing of the text can be read before.',
    });
  const article = root.name === 'article' ? root : findDescendants(root, 'article')[0];
  const body = at(article, 'body');
  if (!article || !body)
    return nothing({
      offset: root.start,
      length: root.name.length + 1,
      code: 'text-xml',
      message: `There is no <article> with a <body> in the file; it begins with <${root.name}>.`,
      hint: 'Save it as JATS with its full text.',
    });
  const reading = new JatsReading(folder, article);
  const back = at(article, 'back');
  const after = [...getChildren(back, 'ack', 'sec'), ...findDescendants(back, 'app')].filter(
    ({ attributes }) => !statements.has(attributes['sec-type'] ?? ''),
  );
  const parts = [...getChildren(body, 'sec'), ...after.filter((part) => at(part, 'title'))];
  // Registered first, because links may lead forward.
  nameSections(parts, 'section', reading);
  const text: FullText = {
    opening: jatsBlocks(
      getChildren(body).filter(({ name }) => name !== 'sec'),
      reading,
    ),
    sections: readSections(parts, 'section', reading),
    notes: [],
  };
  // Publishers collect figures and tables after the text, without their places.
  const floats = jatsBlocks(getChildren(at(article, 'floats-group')), reading);
  const last = text.sections[getChildren(body, 'sec').length - 1];
  (last?.blocks ?? text.opening).push(...floats);
  text.notes.push(...readNotes(reading));
  reportUnused(reading);
  return { facts: reading.facts, text };
}

/** Sections that are statements: the paper's own file has keys for them. */
const statements = new Set(['data-availability', 'ethics-statement', 'ai-statement']);

function nothing(diagnostic: PaperTextDiagnostic<Stretch>): ReadText<Stretch> {
  return {
    facts: { diagnostics: [diagnostic], citations: [], links: [], pictures: [] },
    text: { opening: [], sections: [], notes: [] },
  };
}

function nameSections(parts: readonly XmlElement[], parent: string, reading: JatsReading): void {
  parts.forEach((part, index) => {
    const id = `${parent}-${index + 1}`;
    reading.addSection(part, id);
    nameSections(getChildren(part, 'sec'), id, reading);
  });
}

function readSections(parts: readonly XmlElement[], parent: string, reading: JatsReading): TextSection[] {
  return parts.map((part, index) => {
    const id = `${parent}-${index + 1}`;
    const title = jatsInlines(at(part, 'title')?.children ?? [], reading);
    if (title.length === 0)
      reading.diagnostic(part, {
        code: 'text-heading',
        message: 'The section has no heading.',
        hint: 'Give it one: <title>…</title>.',
      });
    const blocks = getChildren(part).filter(({ name }) => !['title', 'label', 'sec'].includes(name));
    return {
      id,
      title,
      blocks: jatsBlocks(blocks, reading),
      sections: readSections(getChildren(part, 'sec'), id, reading),
    };
  });
}

/** Notes with marks, in the order of their marks. */
function readNotes(reading: JatsReading): Footnote[] {
  const notes: Footnote[] = [];
  for (const [identifier, marks] of reading.marked) {
    const element = reading.notes.get(identifier)!;
    const number = notes.length + 1;
    const blocks = jatsBlocks(getChildren(element), reading);
    if (blocks.length === 0)
      reading.diagnostic(element, {
        code: 'text-note',
        message: 'The footnote has no text.',
        hint: 'Write it as a paragraph in it: <p>…</p>.',
      });
    notes.push({ id: `note-${number}`, number, blocks, marks });
  }
  return notes;
}

/** Footnotes with a type are declarations of authors, which are in the record. */
function reportUnused(reading: JatsReading): void {
  for (const [identifier, element] of reading.notes) {
    if (reading.marked.has(identifier) || attribute(element, 'fn-type') !== undefined) continue;
    reading.diagnostic(element, {
      severity: 'warning',
      code: 'text-note-unused',
      message: 'Nothing in the text leads to this footnote.',
      hint: 'Write <xref ref-type="fn" rid="…"/> with its id where it belongs, or remove it.',
    });
  }
}
