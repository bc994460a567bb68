import type { XmlElement, XmlNode } from '@rgrove/parse-xml';
import { attribute, getChildren, findDescendants } from '../../import/xml-tree.ts';
import type { Block, Cell, Inline } from '../../../core/text/full-text.ts';
import { jatsPicture, readCaption } from './jats-floats.ts';
import { jatsInlines } from './jats-inlines.ts';
import { hasPicture, type JatsReading } from './jats-reading.ts';

/** Reads blocks next to a table; a parameter, because tables are blocks themselves. */
type ReadBlocks = (nodes: readonly XmlNode[]) => Block[];

/**
 * A table with rows of HTML or of OASIS (CALS), followed by its footnotes; a table that is a picture stays a
 * picture.
 */
export function jatsTable(element: XmlElement, reading: JatsReading, readBlocks: ReadBlocks): Block[] {
  const isAlone = ['table', 'array'].includes(plainName(element));
  const captioned = isAlone
    ? { id: reading.nextPicture(), label: '', caption: [] }
    : readCaption(element, 'table', reading);
  const tables = isAlone ? [element] : tablesIn(element);
  const foot = [
    ...getChildren(element, 'table-wrap-foot').flatMap((part) => readFoot(part, reading, readBlocks)),
    ...(isAlone ? [] : readBlocks(getChildren(element, ...CONTENT_BESIDE))),
  ];
  if (tables.length === 0) {
    reading.diagnostic(element, {
      code: 'text-table',
      message: 'The table is a picture, or is missing.',
      hint: 'Write it as <table>: a picture of numbers can be neither searched nor read aloud.',
    });
    const graphic = hasPicture(element) ? findDescendants(element, 'graphic')[0] : undefined;
    const pictureBlocks = graphic ? jatsPicture(graphic, reading, captioned, element) : [];
    return pictureBlocks.length > 0
      ? [...pictureBlocks, ...foot]
      : [{ kind: 'table', ...captioned, head: [], rows: [] }, ...foot];
  }
  const [first, ...more] = tables.map((table) => readRows(table, reading));
  const head = first?.head ?? [];
  if (!head.flat().some(({ inlines }) => inlines.length > 0))
    reading.diagnostic(tables[0]!, {
      code: 'text-table-head',
      message: 'The table has no headings over its columns.',
      hint: 'Write what each column contains into <thead>: screen readers say it with each cell.',
    });
  const rows = [...(first?.rows ?? []), ...more.flatMap((part) => [...part.head, ...part.rows])];
  return [{ kind: 'table', ...captioned, head, rows }, ...foot];
}

/** The tables of a wrap, without those within their cells. */
function tablesIn(element: XmlElement): XmlElement[] {
  return getChildren(element).flatMap((child) => {
    const name = plainName(child);
    if (name !== 'table' || getChildren(child).length === 0)
      return name === 'table-wrap-foot' ? [] : tablesIn(child);
    return [child];
  });
}

/** The groups of rows in both notations: thead, tbody and tfoot, in OASIS within tgroup. */
function readRows(table: XmlElement, reading: JatsReading): { head: Cell[][]; rows: Cell[][] } {
  const groups = getChildren(table).filter((child) => plainName(child) === 'tgroup');
  const parts = (groups.length > 0 ? groups : [table]).flatMap((group) => {
    const columns = columnNames(group);
    const direct = group.children.length > 0 ? findRows(group) : [];
    const isGroup = (part: XmlElement) => ['thead', 'tbody', 'tfoot'].includes(plainName(part));
    return [
      ...getChildren(group)
        .filter(isGroup)
        .map((part) => ({ isHead: plainName(part) === 'thead', rows: findRows(part), columns })),
      { isHead: false, rows: direct, columns },
    ];
  });
  const read = (isHead: boolean) =>
    parts
      .filter((part) => part.isHead === isHead)
      .flatMap(({ rows, columns }) =>
        rows.map((row) =>
          getChildren(row)
            .filter((cell) => ['th', 'td', 'entry'].includes(plainName(cell)))
            .map((cell) => readCell(cell, isHead, columns, reading)),
        ),
      );
  return { head: read(true), rows: read(false) };
}

function findRows(part: XmlElement): XmlElement[] {
  return getChildren(part).filter((child) => ['tr', 'row'].includes(plainName(child)));
}

function columnNames(group: XmlElement): string[] {
  return getChildren(group)
    .filter((child) => plainName(child) === 'colspec')
    .map((column) => attribute(column, 'colname') ?? '');
}

function readCell(cell: XmlElement, isHead: boolean, names: readonly string[], reading: JatsReading): Cell {
  const align = attribute(cell, 'align');
  const [from, to] = ['namest', 'nameend'].map((name) => names.indexOf(attribute(cell, name) ?? ''));
  const spanned = from! >= 0 && to! > from! ? to! - from! + 1 : undefined;
  const columns = spanned ?? Number(attribute(cell, 'colspan') ?? 1);
  const more = attribute(cell, 'morerows');
  const rows = more === undefined ? Number(attribute(cell, 'rowspan') ?? 1) : Number(more) + 1;
  return {
    isHeading: isHead || cell.name === 'th',
    ...((align === 'left' || align === 'center' || align === 'right') && { align }),
    ...(columns > 1 && { columns }),
    ...(rows > 1 && { rows }),
    inlines: jatsInlines(cell.children, reading),
  };
}

/** The notes below a table, with their signs, which the cells repeat. */
function readFoot(foot: XmlElement, reading: JatsReading, readBlocks: ReadBlocks): Block[] {
  return getChildren(foot).flatMap((part): Block[] => {
    if (part.name === 'fn-group') return readFoot(part, reading, readBlocks);
    if (part.name !== 'fn') return readBlocks([part]);
    const sign = jatsInlines(getChildren(part, 'label'), reading);
    const blocks = readBlocks(getChildren(part).filter(({ name }) => name !== 'label'));
    const [first, ...more] = blocks;
    if (sign.length === 0 || first?.kind !== 'paragraph') return blocks;
    const inlines: Inline[] = [{ kind: 'sup', inlines: sign }, ' ', ...first.inlines];
    return [{ kind: 'paragraph', inlines }, ...more];
  });
}

/** Elements next to the table in its wrapper, such as lists and formulas. */
const CONTENT_BESIDE = ['disp-formula', 'boxed-text', 'supplementary-material', 'media', 'preformat'];

function plainName({ name }: XmlElement): string {
  return name.slice(name.indexOf(':') + 1);
}
