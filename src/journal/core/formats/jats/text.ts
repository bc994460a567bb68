import type {
  Block,
  Cell,
  Equation,
  Figure,
  FullText,
  Inline,
  List,
  Table,
  TextSection,
} from '../../text/full-text.ts';
import { treeMarkup } from '../../text/tree-markup.ts';
import { element as e, type Xml } from '../xml.ts';

/** Returns the address of a figure. */
export type PictureAddress = (figure: Figure) => string;

/** The text of a paper as the body of its article; its notes are `jatsFootnotes`. */
export function jatsBody({ opening, sections }: FullText, pictureAt: PictureAddress): Xml {
  const block = blockIn(pictureAt);
  const section = ({ id, title, blocks, sections: below }: TextSection): Xml =>
    e('sec', { id }, e('title', {}, title.map(inline)), blocks.map(block), below.map(section));
  return e('body', {}, opening.map(block), sections.map(section));
}

/** The notes of a text, for the footnote group after it. */
export function jatsFootnotes({ notes }: FullText, pictureAt: PictureAddress): Xml[] {
  const block = paragraphIn(pictureAt);
  return notes.map(({ id, number, blocks }) => e('fn', { id }, e('label', {}, number), blocks.map(block)));
}

/** Writes blocks for places that allow only paragraphs and lists: other blocks are put into a paragraph. */
function paragraphIn(pictureAt: PictureAddress): (block: Block) => Xml {
  const render = blockIn(pictureAt);
  return (block) =>
    block.kind === 'paragraph' || block.kind === 'list' ? render(block) : e('p', {}, render(block));
}

function blockIn(pictureAt: PictureAddress): (block: Block) => Xml {
  const render = (block: Block): Xml => {
    switch (block.kind) {
      case 'paragraph':
        return e('p', {}, block.inlines.map(inline));
      case 'list':
        return list(block, paragraphIn(pictureAt));
      case 'quote':
        return e('disp-quote', {}, block.blocks.map(paragraphIn(pictureAt)));
      case 'code':
        return e('code', { language: block.language, 'xml:space': 'preserve' }, block.text);
      case 'table':
        return table(block);
      case 'figure':
        return figure(block, pictureAt(block));
      case 'equation':
        return equation(block);
    }
  };
  return render;
}

function list({ isOrdered, start, items }: List, paragraph: (block: Block) => Xml): Xml {
  const isCounted = isOrdered && start !== 1;
  return e(
    'list',
    { 'list-type': isOrdered ? 'order' : 'bullet' },
    items.map((blocks, index) =>
      e('list-item', {}, isCounted && e('label', {}, `${start + index}.`), blocks.map(paragraph)),
    ),
  );
}

function captionElements({ label, caption }: Pick<Table, 'label' | 'caption'>): Xml[] {
  return [e('label', {}, label), e('caption', {}, e('p', {}, caption.map(inline)))];
}

function table(written: Table): Xml {
  const { id, head, rows } = written;
  const row = (scope: 'col' | 'row') => (cells: Cell[]) =>
    e(
      'tr',
      {},
      cells.map((each) => cell(each, scope)),
    );
  return e(
    'table-wrap',
    { id },
    captionElements(written),
    e('table', {}, e('thead', {}, head.map(row('col'))), e('tbody', {}, rows.map(row('row')))),
  );
}

/** An empty cell is written too, so that the others stay in their columns. */
function cell({ isHeading, align, columns, rows, inlines }: Cell, scope: 'col' | 'row'): Xml {
  const name = isHeading ? 'th' : 'td';
  const rendered = e(
    name,
    { scope: isHeading ? scope : undefined, align, colspan: columns, rowspan: rows },
    inlines.map(inline),
  );
  return rendered.xml === '' ? { xml: `<${name}/>` } : rendered;
}

function figure(written: Figure, address: string): Xml {
  const alternative = e('alt-text', {}, written.alt);
  const graphic = e('graphic', { 'xlink:href': address }, alternative);
  return e('fig', { id: written.id }, captionElements(written), graphic);
}

function equation({ id, label, math, tex }: Equation): Xml {
  return e('disp-formula', { id }, e('label', {}, `(${label})`), formula(math, tex));
}

/** MathML, with its TeX source if known. */
function formula(math: Equation['math'], tex: string | undefined): Xml {
  const rendered = { xml: treeMarkup([math], 'mml:') };
  return tex === undefined ? rendered : e('alternatives', {}, rendered, e('tex-math', {}, tex));
}

const styles = { emphasis: 'italic', strong: 'bold', sub: 'sub', sup: 'sup', code: 'monospace' };

/** The reference type of a part of the text, by the prefix of its id. */
const referenceTypes: Record<string, string> = { figure: 'fig', table: 'table', equation: 'disp-formula' };

function inline(node: Inline): Xml | string {
  if (typeof node === 'string') return node;
  switch (node.kind) {
    case 'emphasis':
    case 'strong':
    case 'sub':
    case 'sup':
    case 'code':
      return e(styles[node.kind], {}, node.inlines.map(inline));
    case 'link':
      return e('ext-link', { 'ext-link-type': 'uri', 'xlink:href': node.to }, node.inlines.map(inline));
    case 'citation':
      return reference('bibr', `ref-${node.reference}`, node.inlines.map(inline), node.id);
    case 'cross-reference':
      return reference(
        referenceTypes[node.target.replace(/-.*/, '')] ?? 'sec',
        node.target,
        node.inlines.map(inline),
      );
    case 'mark':
      return reference('fn', `note-${node.note}`, [e('sup', {}, node.note)], node.id);
    case 'math':
      return e('inline-formula', {}, formula(node.math, node.tex));
    case 'break':
      // Paragraphs can't have line breaks.
      return ' ';
  }
}

function reference(type: string, target: string, inlines: (Xml | string)[], id?: string): Xml {
  return e('xref', { id, 'ref-type': type, rid: target }, inlines);
}
