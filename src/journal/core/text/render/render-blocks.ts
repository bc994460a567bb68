import type { LoadedImage, TreeNode } from 'pagewright/content';
import type { ChartColours } from '../chart/chart-pen.ts';
import { drawChart } from '../chart/draw-chart.ts';
import type { Block, Captioned, Cell, Figure, Table } from '../full-text.ts';
import { renderInlines } from './render-inlines.ts';

const colours: ChartColours = {
  ink: 'var(--ink)',
  line: 'var(--line)',
  fills: ['var(--ink)', 'var(--accent)', 'var(--tint)'],
};

type Pictures = ReadonlyMap<string, LoadedImage>;

/**
 * Blocks as the elements of a page. Content that may be wider than a phone is in a box that scrolls with the
 * keyboard.
 */
export function renderBlocks(blocks: readonly Block[], pictures: Pictures): TreeNode[] {
  return blocks.map((block) => renderBlock(block, pictures));
}

function renderBlock(block: Block, pictures: Pictures): TreeNode {
  switch (block.kind) {
    case 'paragraph':
      return ['p', {}, renderInlines(block.inlines)];
    case 'list': {
      const items = block.items.map((item): TreeNode => ['li', {}, renderItem(item, pictures)]);
      if (!block.isOrdered) return ['ul', {}, items];
      return ['ol', block.start === 1 ? {} : { start: String(block.start) }, items];
    }
    case 'quote':
      return ['blockquote', {}, renderBlocks(block.blocks, pictures)];
    case 'code':
      return ['pre', { tabIndex: '0' }, [['code', {}, [block.text]]]];
    case 'table':
      return renderTable(block);
    case 'figure':
      return ['figure', { id: block.id }, [renderPicture(block, pictures), renderCaption(block)]];
    case 'equation':
      return [
        'div',
        { id: block.id, role: 'group', 'aria-label': `(${block.label})` },
        [
          ['div', { tabIndex: '0' }, [block.math]],
          ['span', { 'aria-hidden': 'true' }, [`(${block.label})`]],
        ],
      ];
  }
}

/** An item with one paragraph needs no paragraph element. */
function renderItem(blocks: readonly Block[], pictures: Pictures): TreeNode[] {
  const [only, ...more] = blocks;
  return only?.kind === 'paragraph' && more.length === 0
    ? renderInlines(only.inlines)
    : renderBlocks(blocks, pictures);
}

function renderCaption({ id, label, caption }: Captioned): TreeNode {
  const words = renderInlines(caption);
  const name: TreeNode[] = label === '' ? [] : [['b', {}, [`${label}.`]], ' '];
  return ['figcaption', { id: `${id}-caption` }, [...name, ...words]];
}

function renderTable(table: Table): TreeNode {
  const rows = (cells: readonly Cell[][], scope: string) =>
    cells.map((row): TreeNode => ['tr', {}, row.map((cell) => renderCell(cell, scope))]);
  const name = `${table.id}-caption`;
  const tableElement: TreeNode = [
    'table',
    { 'aria-labelledby': name },
    [
      ['thead', {}, rows(table.head, 'col')],
      ['tbody', {}, rows(table.rows, 'row')],
    ],
  ];
  const box: TreeNode = ['div', { role: 'region', 'aria-labelledby': name, tabIndex: '0' }, [tableElement]];
  return ['figure', { id: table.id }, [renderCaption(table), box]];
}

function renderCell({ isHeading, align, columns = 1, rows = 1, inlines }: Cell, scope: string): TreeNode {
  const attributes = {
    ...(isHeading && inlines.length > 0 && { scope }),
    ...(align && align !== 'left' && { 'data-align': align }),
    ...(columns > 1 && { colSpan: String(columns) }),
    ...(rows > 1 && { rowSpan: String(rows) }),
  };
  // An empty corner cell is not a heading.
  return [isHeading && inlines.length > 0 ? 'th' : 'td', attributes, renderInlines(inlines)];
}

function renderPicture({ id, alt, picture }: Figure, pictures: Pictures): TreeNode {
  if ('file' in picture) return renderImage(pictures.get(picture.file), alt);
  const { series, svg } = drawChart(picture.chart, colours);
  // The style sheet shows one of the two, by the width of the page.
  const { svg: narrow } = drawChart(picture.chart, colours, 'phone');
  const names = series.map((name): TreeNode => ['li', {}, [name]]);
  const key: TreeNode[] = names.length > 0 ? [['ul', {}, names]] : [];
  return [
    'div',
    { role: 'region', 'aria-labelledby': `${id}-caption`, tabIndex: '0' },
    [...key, svg, narrow],
  ];
}

/** @throws if the file was not resolved: validation reports texts with missing files */
function renderImage(image: LoadedImage | undefined, alt: string): TreeNode {
  if (!image) throw new Error(`The picture “${alt}” was not resolved.`);
  const { src, width, height, sources } = image;
  const size = { width: String(width), height: String(height) };
  const img: TreeNode = ['img', { src, alt, ...size, loading: 'lazy', decoding: 'async' }, []];
  const others = sources.map(({ type, srcset }): TreeNode => [
    'source',
    { type, srcSet: srcset, sizes: '(max-width: 64rem) 100vw, 48rem' },
    [],
  ]);
  return ['picture', {}, [...others, img]];
}
