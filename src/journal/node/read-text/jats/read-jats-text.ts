import type { XmlElement } from '@rgrove/parse-xml';
import { hasText, recordedParts } from '../../import/jats/recorded-parts.ts';
import { elementAt, attribute, getChildren, readXml, findDescendants } from '../../import/xml-tree.ts';
import type { Block, FullText, Footnote, Inline, TextSection } from '../../../core/text/full-text.ts';
import type { ReadText, OffsetRange, PaperTextDiagnostic } from '../../../core/text/text-facts.ts';
import { withoutHeading, jatsBlocks, jatsHeading } from './jats-blocks.ts';
import { jatsInlines } from './jats-inlines.ts';
import { JatsReading } from './jats-reading.ts';
import { isSubArticle, subArticleBlocks } from './sub-article.ts';

/**
 * Reads the text of a paper from JATS, without the parts in the paper's record: its body with footnotes and
 * appendices, further abstracts, and articles within it, such as translations and letters of reviewers.
 * @param folder the folder of the file, below the content: journal/v1/i1
 * @see https://jats.nlm.nih.gov/archiving/1.3/
 */
export function readJatsText(jatsText: string, folder: string): ReadText<OffsetRange> {
  const root = readXml(jatsText);
  if ('refused' in root)
    return emptyText({
      offset: root.offset,
      length: 1,
      code: 'text-xml',
      message: `The file is not XML: ${root.refused}.`,
      hint: 'Correct it first: the rest of the text can’t be read.',
    });
  const article = root.name === 'article' ? root : findDescendants(root, 'article')[0];
  const body = elementAt(article, 'body');
  if (!article || !hasText(article))
    return emptyText({
      offset: root.start,
      length: root.name.length + 1,
      code: 'text-xml',
      message: `There is no <article> with a <body> in the file; it begins with <${root.name}>.`,
      hint: 'Save it as JATS with its full text.',
    });
  const reading = new JatsReading(folder, article);
  const recorded = recordedParts(article);
  const abstracts = getChildren(elementAt(article, 'front', 'article-meta'), 'abstract', 'trans-abstract');
  const parts = [
    ...abstracts.filter((part) => !recorded.has(part)),
    ...getChildren(body, 'sec'),
    ...listBackParts(elementAt(article, 'back')).filter((part) => !recorded.has(part)),
    ...getChildren(article).filter(isSubArticle),
  ];
  // Sections are named first, because a link may lead to a later one.
  nameSections(parts, 'section', reading);
  const text: FullText = {
    opening: jatsBlocks(
      (body?.children ?? []).filter((child) => !isSection(child)),
      reading,
    ),
    sections: readSections(parts, 'section', reading),
    notes: [],
  };
  // Some publishers collect figures and tables after the text, without their places.
  const floats = jatsBlocks(getChildren(elementAt(article, 'floats-group')), reading);
  const last = getChildren(body, 'sec').at(-1);
  (text.sections[last ? parts.indexOf(last) : -1]?.blocks ?? text.opening).push(...floats);
  for (const id of reading.notes.keys()) if (!isMarked(id, reading)) reportUnused(id, reading);
  text.notes.push(...readNotes(reading, recorded));
  return { facts: reading.facts, text };
}

function emptyText(diagnostic: PaperTextDiagnostic<OffsetRange>): ReadText<OffsetRange> {
  return {
    facts: { diagnostics: [{ severity: 'error', ...diagnostic }], citations: [], links: [], pictures: [] },
    text: { opening: [], sections: [], notes: [] },
  };
}

function isSection(node: unknown): boolean {
  return typeof node === 'object' && node !== null && 'name' in node && node.name === 'sec';
}

/** The parts after the text, except notes and references, which are elsewhere on the page. */
function listBackParts(back: XmlElement | undefined): XmlElement[] {
  return getChildren(back).flatMap((part) => {
    if (part.name === 'app-group') return elementAt(part, 'title') ? [part] : getChildren(part);
    if (part.name === 'fn-group' || part.name === 'title' || part.name === 'label') return [];
    if (part.name !== 'ref-list') return [part];
    const paragraphs = findDescendants(part, 'p', 'sec').filter(({ parent }) => parent?.type === 'element');
    return paragraphs.some((each) => !isWithin(each, 'ref')) ? [part] : [];
  });
}

function isWithin({ parent }: XmlElement, name: string): boolean {
  const element = parent as XmlElement | null;
  return (
    element !== null && (element.name === name || (element.parent !== undefined && isWithin(element, name)))
  );
}

function nameSections(parts: readonly XmlElement[], parent: string, reading: JatsReading): void {
  parts.forEach((part, index) => {
    const id = `${parent}-${index + 1}`;
    reading.addSection(part, id);
    nameSections(findSections(part), id, reading);
  });
}

function findSections(part: XmlElement): XmlElement[] {
  return isSubArticle(part) ? getChildren(elementAt(part, 'body'), 'sec') : getChildren(part, 'sec', 'app');
}

function readSections(parts: readonly XmlElement[], parent: string, reading: JatsReading): TextSection[] {
  return parts.map((part, index) => {
    const id = `${parent}-${index + 1}`;
    const below = findSections(part);
    const { title, blocks } = isSubArticle(part)
      ? subArticleBlocks(part, reading)
      : {
          title: jatsHeading(part, reading),
          blocks: jatsBlocks(
            withoutHeading(part).filter((child) => !below.some((section) => section === child)),
            reading,
          ),
        };
    if (title.length === 0)
      reading.diagnostic(part, {
        code: 'text-heading',
        message: 'The section has no heading.',
        hint: 'Give it one: <title>…</title>.',
      });
    return { id, title, blocks, sections: readSections(below, id, reading) };
  });
}

function isMarked(identifier: string, reading: JatsReading): boolean {
  return reading.marked.has(identifier);
}

/** Notes in the order of their marks, then those without marks that are not in the paper's record. */
function readNotes(reading: JatsReading, recorded: ReadonlySet<XmlElement>): Footnote[] {
  const notes: Footnote[] = [];
  const titledGroups = new Set<XmlElement>();
  const add = (element: XmlElement, marks: string[]) => {
    const number = notes.length + 1;
    const title = boldLine(jatsInlines(elementAt(element, 'title')?.children ?? [], reading));
    const blocks = [
      ...groupTitle(element, titledGroups, reading),
      ...title,
      ...jatsBlocks(withoutHeading(element), reading),
    ];
    notes.push({ id: `note-${number}`, number, blocks, marks });
    if (blocks.length === 0)
      reading.diagnostic(element, {
        code: 'text-note',
        message: 'The footnote has no text.',
        hint: 'Write it as a paragraph in it: <p>…</p>.',
      });
  };
  for (const [identifier, marks] of reading.marked) add(reading.notes.get(identifier)!, marks);
  for (const [identifier, element] of reading.notes)
    if (!reading.marked.has(identifier) && !recorded.has(element)) add(element, []);
  return notes;
}

/** The heading of a note's group, if the note is the first of the group that is shown; otherwise empty. */
function groupTitle(note: XmlElement, titledGroups: Set<XmlElement>, reading: JatsReading): Block[] {
  const group = note.parent as XmlElement | null;
  if (group?.name !== 'fn-group' || titledGroups.has(group)) return [];
  titledGroups.add(group);
  return boldLine(jatsHeading(group, reading));
}

function boldLine(inlines: Inline[]): Block[] {
  return inlines.length > 0 ? [{ kind: 'paragraph', inlines: [{ kind: 'strong', inlines }] }] : [];
}

/** Reports a footnote without a mark in the text, except declarations of authors: with a type, or in the byline. */
function reportUnused(identifier: string, reading: JatsReading): void {
  const element = reading.notes.get(identifier)!;
  if (attribute(element, 'fn-type') !== undefined || isWithin(element, 'front')) return;
  reading.diagnostic(element, {
    code: 'text-note-unused',
    message: 'Nothing in the text leads to this footnote.',
    hint: 'Write <xref ref-type="fn" rid="…"/> with its id where it belongs, or remove it.',
  });
}
