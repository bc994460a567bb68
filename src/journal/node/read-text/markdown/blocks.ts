import type { Code, Image, List, Nodes, Paragraph, Root, Table } from 'mdast';
import { formatCount } from 'pagewright/text';
import { readChart } from '../../../core/text/chart/read-chart.ts';
import type { Block, Captioned, Cell } from '../../../core/text/full-text.ts';
import { toInlines, toMath, reportRefused } from './inlines.ts';
import { nodeRange, type MarkdownReading } from './reading.ts';

type Written = Root['children'];

/** Converts nodes into blocks; headings are handled before. Unsupported nodes are reported, and left out. */
export function toBlocks(nodes: Readonly<Written>, reading: MarkdownReading): Block[] {
  return nodes.flatMap((node) => (reading.isCaption(node) ? [] : toBlock(node, reading)));
}

function toBlock(node: Written[number], reading: MarkdownReading): Block[] {
  switch (node.type) {
    case 'paragraph':
      return toParagraph(node, reading);
    case 'list':
      return [toList(node, reading)];
    case 'blockquote':
      return [{ kind: 'quote', blocks: toBlocks(node.children, reading) }];
    case 'code':
      return toCode(node, reading);
    case 'table':
      return [toTable(node, reading)];
    case 'math': {
      const math = toMath(node, true, reading);
      const label = String(reading.nextEquation());
      return math ? [{ kind: 'equation', id: `equation-${label}`, label, math, tex: node.value }] : [];
    }
    // Definitions are read where a link or a mark refers to them.
    case 'definition':
    case 'footnoteDefinition':
      return [];
    default:
      reportRefused(node, reading);
      return [];
  }
}

function toParagraph(node: Paragraph, reading: MarkdownReading): Block[] {
  const [only, ...more] = node.children;
  if (only?.type === 'image' && more.length === 0) return toFigure(node, only, reading);
  return [{ kind: 'paragraph', inlines: toInlines(node.children, reading) }];
}

function toFigure(node: Paragraph, image: Image, reading: MarkdownReading): Block[] {
  const alt = image.alt?.trim() ?? '';
  if (!alt)
    reading.diagnostic(image, {
      code: 'text-alt',
      message: 'The figure has no alternative text.',
      hint: `Say in the square brackets what it shows, for people who can’t see it: ![…](${image.url}).`,
    });
  const file = reading.picture(image.url, reading.findWithin(image, image.url));
  return file ? [{ kind: 'figure', ...readCaption(node, reading), alt, picture: { file } }] : [];
}

function toCode(node: Code, reading: MarkdownReading): Block[] {
  if (node.lang !== 'chart')
    return [{ kind: 'code', text: node.value, ...(node.lang && { language: node.lang }) }];
  const chart = readChart(node.value, node.position?.start.line);
  if (!('diagnostics' in chart))
    return [{ kind: 'figure', ...readCaption(node, reading), alt: chart.alt, picture: { chart } }];
  // Not found in a list or a quotation, where each line of the source begins with blanks or >.
  const start = reading.source.indexOf(node.value, nodeRange(node).offset);
  for (const { offset, length, message, hint } of chart.diagnostics)
    reading.diagnostic(start < 0 ? node : { offset: start + offset, length }, {
      code: 'text-chart',
      message,
      hint,
    });
  return [];
}

function toList(node: List, reading: MarkdownReading): Block {
  const items = node.children.map((item) => toBlocks(item.children, reading));
  return { kind: 'list', isOrdered: node.ordered ?? false, start: node.start ?? 1, items };
}

function toTable(node: Table, reading: MarkdownReading): Block {
  const [first, ...rest] = node.children.filter((row) => !reading.isCaption(row));
  const cells = (row: Table['children'][number], isHead: boolean): Cell[] =>
    row.children.map((cell, column) => {
      const align = node.align?.[column];
      return {
        isHeading: isHead || column === 0,
        ...(align && { align }),
        inlines: toInlines(cell.children, reading),
      };
    });
  const head = first ? cells(first, true) : [];
  for (const row of rest)
    if (row.children.length !== head.length)
      reading.diagnostic(row, {
        code: 'text-table-row',
        message: `The row has ${formatCount(row.children.length, 'cell', 'cells')}, and the first one ${head.length}.`,
        hint: 'Write | between all cells, those that are empty too; a character | within a cell is written \\|.',
      });
  if (head.every(({ inlines }) => inlines.length === 0))
    reading.diagnostic(first ?? node, {
      code: 'text-table-head',
      message: 'The table has no headings over its columns.',
      hint: 'Write what each column contains into the first row: screen readers say it with each cell.',
    });
  return {
    kind: 'table',
    ...readCaption(node, reading),
    head: [head],
    rows: rest.map((row) => cells(row, false)),
  };
}

/** A missing caption is already reported, so it is empty. */
function readCaption(node: Nodes, reading: MarkdownReading): Captioned {
  const caption = reading.getCaption(node);
  return {
    id: reading.idOfFloat(node),
    label: caption?.label ?? '',
    caption: caption ? toInlines(caption.content, reading) : [],
  };
}
