import { XmlElement } from '@rgrove/parse-xml';
import { at, attribute, getChildren, findDescendants, elementText } from '../../import/xml-tree.ts';
import type { Block, Captioned, Cell, Inline } from '../../../core/text/full-text.ts';
import { jatsInlines } from './jats-inlines.ts';
import { readLabel, elementStretch, type JatsReading } from './jats-reading.ts';

/** A figure with its picture, a file next to the text. */
export function jatsFigure(element: XmlElement, reading: JatsReading): Block[] {
  const graphic = findDescendants(element, 'graphic')[0];
  const alt = elementText(findDescendants(element, 'alt-text')[0]) ?? '';
  if (alt === '')
    reading.diagnostic(graphic ?? element, {
      code: 'text-alt',
      message: 'The figure has no alternative text.',
      hint: 'Say what it shows, for people who can’t see it: <alt-text>…</alt-text>.',
    });
  const name = attribute(graphic, 'xlink:href') ?? '';
  const file = reading.picture(name, elementStretch(graphic ?? element));
  const captioned = readCaption(element, 'figure', reading);
  return file ? [{ kind: 'figure', ...captioned, alt, picture: { file } }] : [];
}

/** A table, followed by its footnotes. */
export function jatsTable(element: XmlElement, reading: JatsReading): Block[] {
  const captioned = readCaption(element, 'table', reading);
  const table = findDescendants(element, 'table')[0];
  if (!table) {
    reading.diagnostic(element, {
      code: 'text-table',
      message: 'The table is a picture, or is missing.',
      hint: 'Write it as <table>: a picture of numbers can be neither searched nor read aloud.',
    });
    return [];
  }
  const readRows = (part: XmlElement | undefined, isHead: boolean) =>
    getChildren(part, 'tr').map((row) =>
      getChildren(row, 'th', 'td').map((cell) => readCell(cell, isHead, reading)),
    );
  const head = readRows(at(table, 'thead'), true);
  const bodies = getChildren(table, 'tbody');
  const rows = (bodies.length > 0 ? bodies : [table]).flatMap((part) => readRows(part, false));
  if (!head.flat().some(({ inlines }) => inlines.length > 0))
    reading.diagnostic(table, {
      code: 'text-table-head',
      message: 'The table has no headings over its columns.',
      hint: 'Write what each column holds into <thead>: screen readers say it with each cell.',
    });
  const foot = getChildren(at(element, 'table-wrap-foot'), 'p').map((paragraph): Block => {
    return { kind: 'paragraph', inlines: jatsInlines(paragraph.children, reading) };
  });
  return [{ kind: 'table', ...captioned, head, rows }, ...foot];
}

function readCell(cell: XmlElement, isHead: boolean, reading: JatsReading): Cell {
  const align = attribute(cell, 'align');
  const [columns, rows] = ['colspan', 'rowspan'].map((name) => Number(attribute(cell, name) ?? 1));
  const paragraphs = getChildren(cell, 'p');
  const inlines =
    paragraphs.length > 0
      ? joined(paragraphs.map(({ children }) => jatsInlines(children, reading)))
      : jatsInlines(cell.children, reading);
  return {
    isHeading: isHead || cell.name === 'th',
    ...((align === 'left' || align === 'center' || align === 'right') && { align }),
    ...(columns! > 1 && { columns: columns! }),
    ...(rows! > 1 && { rows: rows! }),
    inlines,
  };
}

function joined(lines: readonly Inline[][]): Inline[] {
  return lines.flatMap((line, index): Inline[] => (index === 0 ? line : [{ kind: 'break' }, ...line]));
}

function readCaption(element: XmlElement, kind: 'figure' | 'table', reading: JatsReading): Captioned {
  const label = readLabel(element);
  const caption = at(element, 'caption');
  const parts = getChildren(caption, 'title', 'p').map(({ children }) => jatsInlines(children, reading));
  if (label === undefined || parts.length === 0) {
    const example = kind === 'table' ? 'Table 1' : 'Figure 1';
    reading.diagnostic(element, {
      code: 'text-caption',
      message: `This ${kind} has ${label === undefined ? 'no label' : 'no caption'}.`,
      hint: `Write <label>${example}</label> and <caption><p>What it shows.</p></caption> into it.`,
    });
  }
  const words = parts.flatMap((part, index): Inline[] => (index === 0 ? part : [' ', ...part]));
  return { id: reading.getId(element), label: label ?? '', caption: words };
}
