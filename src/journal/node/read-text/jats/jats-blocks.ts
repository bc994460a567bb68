import { XmlElement, XmlText, type XmlNode } from '@rgrove/parse-xml';
import { elementAt, attribute, getChildren, findDescendants } from '../../import/xml-tree.ts';
import type { Block, Inline } from '../../../core/text/full-text.ts';
import { jatsFigure, jatsPicture, reportAlternative } from './jats-floats.ts';
import { jatsTable } from './jats-table.ts';
import { jatsInlines } from './jats-inlines.ts';
import { jatsMath, reportPictureOfFormula } from './jats-math.ts';
import { readLabel, type JatsReading } from './jats-reading.ts';

/**
 * Converts nodes into blocks. No words are left out: the content of an unknown element is read, and a file without
 * text is reported.
 */
export function jatsBlocks(nodes: readonly XmlNode[], reading: JatsReading): Block[] {
  const blocks: Block[] = [];
  let words: XmlNode[] = [];
  const endParagraph = () => {
    const inlines = jatsInlines(words, reading);
    if (inlines.length > 0) blocks.push({ kind: 'paragraph', inlines });
    words = [];
  };
  for (const node of nodes) {
    if (!(node instanceof XmlElement) || !isBlock(node)) {
      words.push(node);
      continue;
    }
    endParagraph();
    blocks.push(...readBlocks(node, reading));
  }
  endParagraph();
  return blocks;
}

/** A heading within a text, such as that of a box: label and title as a line in bold. */
export function headingLine(element: XmlElement, reading: JatsReading): Block[] {
  const inlines = jatsHeading(element, reading);
  return inlines.length > 0 ? [{ kind: 'paragraph', inlines: [{ kind: 'strong', inlines }] }] : [];
}

/** The title of a part with its number: “2.1 Methods”. */
export function jatsHeading(element: XmlElement, reading: JatsReading): Inline[] {
  const [label, ...title] = ['label', 'title', 'subtitle']
    .map((name) => jatsInlines(elementAt(element, name)?.children ?? [], reading))
    .filter((inlines, index) => index === 0 || inlines.length > 0);
  return [label ?? [], ...title]
    .filter((part) => part.length > 0)
    .flatMap((part, index): Inline[] => (index === 0 ? part : [' ', ...part]));
}

/** The content of a part without its heading. */
export function withoutHeading({ children }: XmlElement): XmlNode[] {
  return children.filter((child) => !(child instanceof XmlElement) || !HEADING.has(child.name));
}

const HEADING = new Set(['label', 'title', 'subtitle']);

const BLOCKS = new Set(
  (
    'p list disp-quote boxed-text code preformat fig fig-group table-wrap table-wrap-group disp-formula disp-formula-group ' +
    'def-list verse-group verse-line speech statement sec app bio notes glossary ack fn-group supplementary-material media ' +
    'graphic array chem-struct-wrap answer question explanation floats-group ref-list title attrib ref ' +
    'kwd-group trans-abstract abstract caption table'
  ).split(' '),
);

function isBlock(element: XmlElement): boolean {
  if (BLOCKS.has(element.name)) return true;
  return element.name === 'alternatives' && getChildren(element).some(isBlock);
}

function readBlocks(element: XmlElement, reading: JatsReading): Block[] {
  switch (element.name) {
    case 'list':
      return readList(element, reading);
    case 'disp-quote':
    case 'boxed-text':
      return [{ kind: 'quote', blocks: readPart(element, reading) }];
    case 'code':
    case 'preformat': {
      const language = attribute(element, 'language');
      return [
        { kind: 'code', text: element.text.replace(/^\n/, '').trimEnd(), ...(language && { language }) },
      ];
    }
    case 'def-list':
      return [...headingLine(element, reading), readDefinitions(element, reading)];
    case 'fig':
      return jatsFigure(element, reading);
    case 'graphic':
      reportAlternative(element, element, reading);
      return jatsPicture(element, reading);
    case 'table-wrap':
    case 'table':
    case 'array':
      return jatsTable(element, reading, (nodes) => jatsBlocks(nodes, reading));
    case 'disp-formula':
      return readEquation(element, reading);
    case 'supplementary-material':
    case 'media':
      return readFile(element, reading);
    case 'p':
    case 'title':
    case 'attrib':
    case 'verse-line':
      return jatsBlocks(element.children, reading);
    case 'alternatives':
      return jatsBlocks(getChildren(element).filter(isBlock).slice(0, 1), reading);
    // Notes are read at their marks; references are in the record.
    case 'fn-group':
    case 'ref':
      return [];
    default:
      return readPart(element, reading);
  }
}

function readPart(element: XmlElement, reading: JatsReading): Block[] {
  return [...headingLine(element, reading), ...jatsBlocks(withoutHeading(element), reading)];
}

function readList(list: XmlElement, reading: JatsReading): Block[] {
  const type = attribute(list, 'list-type') ?? 'bullet';
  const items = getChildren(list, 'list-item').map((item) => jatsBlocks(withoutHeading(item), reading));
  const [first] = getChildren(list, 'list-item');
  const start = Number(/^\d+/.exec((first && elementAt(first, 'label')?.text) ?? '')?.[0] ?? 1);
  const isOrdered = !['bullet', 'simple'].includes(type);
  return [...headingLine(list, reading), { kind: 'list', isOrdered, start, items }];
}

const SPACE = new XmlText(' ');

/** Terms in bold before their explanations. */
function readDefinitions(list: XmlElement, reading: JatsReading): Block {
  const items = getChildren(list, 'def-item').map((item): Block[] => {
    const term = jatsInlines(getChildren(item, 'label', 'term'), reading);
    const [first, ...more] = getChildren(item, 'def').flatMap((def) => jatsBlocks(def.children, reading));
    const inlines = first?.kind === 'paragraph' ? first.inlines : [];
    const rest = first && first.kind !== 'paragraph' ? [first, ...more] : more;
    return [{ kind: 'paragraph', inlines: [{ kind: 'strong', inlines: term }, ': ', ...inlines] }, ...rest];
  });
  const heads = jatsInlines(
    getChildren(list, 'term-head', 'def-head').flatMap((head) => [head, SPACE]),
    reading,
  );
  const lists = getChildren(list, 'def-list').map((each) => [readDefinitions(each, reading)]);
  return {
    kind: 'list',
    isOrdered: false,
    start: 1,
    items: [
      ...(heads.length > 0 ? [[{ kind: 'paragraph', inlines: heads } satisfies Block]] : []),
      ...items,
      ...lists,
    ],
  };
}

/** A formula; if it is a picture or unreadable, the picture or its source. */
function readEquation(element: XmlElement, reading: JatsReading): Block[] {
  const id = reading.getId(element);
  const label = readLabel(element)?.replace(/^\(|\)$/g, '') ?? String(reading.nextEquation());
  const formula = jatsMath(element, true, reading);
  if (formula && 'math' in formula) return [{ kind: 'equation', id, label, ...formula }];
  if (formula) return [{ kind: 'code', text: formula.source, language: 'tex' }];
  reportPictureOfFormula(element, reading);
  const graphic = findDescendants(element, 'graphic', 'inline-graphic')[0];
  if (graphic) return jatsPicture(graphic, reading, { id, label: readLabel(element) ?? '' });
  return jatsBlocks(withoutHeading(element), reading);
}

/** A file next to the text, as its name and its description. */
function readFile(element: XmlElement, reading: JatsReading): Block[] {
  const name = attribute(element, 'xlink:href') ?? attribute(elementAt(element, 'media'), 'xlink:href');
  if (name !== undefined)
    reading.diagnostic(element, {
      code: 'text-file',
      message: `The file ${name} is not part of the text.`,
      hint: 'Put it beside the paper, and name it under "supplements".',
    });
  const parts = getChildren(element, 'caption');
  const label = headingLine(element, reading);
  const others = withoutHeading(element).filter((child) => !parts.some((part) => part === child));
  return [...label, ...parts.flatMap((part) => readPart(part, reading)), ...jatsBlocks(others, reading)];
}
