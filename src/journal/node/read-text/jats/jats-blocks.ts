import { XmlElement, type XmlNode } from '@rgrove/parse-xml';
import { at, attribute, getChildren } from '../../import/xml-tree.ts';
import type { Block, Inline } from '../../../core/text/full-text.ts';
import { jatsFigure, jatsTable } from './jats-floats.ts';
import { jatsInlines, jatsMath, refuseElement } from './jats-inlines.ts';
import { readLabel, type JatsReading } from './jats-reading.ts';

/** Converts elements into blocks; unsupported ones are reported, and left out. */
export function jatsBlocks(elements: readonly XmlElement[], reading: JatsReading): Block[] {
  return elements.flatMap((element) => readBlocks(element, reading));
}

function readBlocks(element: XmlElement, reading: JatsReading): Block[] {
  switch (element.name) {
    case 'p':
      return readParagraph(element, reading);
    case 'list':
      return [readList(element, reading)];
    case 'disp-quote':
    case 'boxed-text':
      return [{ kind: 'quote', blocks: jatsBlocks(getChildren(element), reading) }];
    case 'attrib':
    case 'title':
      return [{ kind: 'paragraph', inlines: jatsInlines(element.children, reading) }];
    case 'code':
    case 'preformat': {
      const language = attribute(element, 'language');
      return [
        { kind: 'code', text: element.text.replace(/^\n/, '').trimEnd(), ...(language && { language }) },
      ];
    }
    case 'fig-group':
    case 'table-wrap-group':
      return jatsBlocks(getChildren(element), reading);
    case 'fig':
      return jatsFigure(element, reading);
    case 'table-wrap':
      return jatsTable(element, reading);
    case 'disp-formula':
      return readEquation(element, reading);
    // Read at their marks, or with their surroundings.
    case 'fn-group':
    case 'label':
      return [];
    default:
      refuseElement(element, reading);
      return [];
  }
}

const BLOCKS = new Set(
  'list disp-quote boxed-text code preformat fig fig-group table-wrap table-wrap-group disp-formula'.split(
    ' ',
  ),
);

/** A paragraph may contain lists, tables and formulas: it is split around them. */
function readParagraph({ children }: XmlElement, reading: JatsReading): Block[] {
  const blocks: Block[] = [];
  let words: XmlNode[] = [];
  const end = () => {
    const inlines: Inline[] = jatsInlines(words, reading);
    if (inlines.length > 0) blocks.push({ kind: 'paragraph', inlines });
    words = [];
  };
  for (const child of children) {
    if (!(child instanceof XmlElement) || !BLOCKS.has(child.name)) {
      words.push(child);
      continue;
    }
    end();
    blocks.push(...readBlocks(child, reading));
  }
  end();
  return blocks;
}

function readList(list: XmlElement, reading: JatsReading): Block {
  const type = attribute(list, 'list-type') ?? 'bullet';
  const items = getChildren(list, 'list-item').map((item) => jatsBlocks(getChildren(item), reading));
  const [first] = getChildren(list, 'list-item');
  const start = Number(/^\d+/.exec((first && at(first, 'label')?.text) ?? '')?.[0] ?? 1);
  return { kind: 'list', isOrdered: !['bullet', 'simple'].includes(type), start, items };
}

function readEquation(element: XmlElement, reading: JatsReading): Block[] {
  const id = reading.getId(element);
  const label = readLabel(element)?.replace(/^\(|\)$/g, '') ?? String(reading.nextEquation());
  const formula = jatsMath(element, true, reading);
  return formula ? [{ kind: 'equation', id, label, ...formula }] : [];
}
