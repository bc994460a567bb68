import { escapeMarkup as text } from 'pagewright/text';
import type { Block, Captioned, Cell, Equation, Figure, FullText, Inline, List, Table } from './full-text.ts';
import type { Footnote, TextSection } from './full-text.ts';
import { renderInlines } from './render/render-inlines.ts';
import { treeMarkup } from './tree-markup.ts';
import { hasTitle } from './walk-text.ts';

/** The parts of rendering a text that differ between outputs. */
export interface MarkupStyle {
  /** The level of top headings: 2 for h2. */
  level: number;
  /** The picture of a figure, with its alternative text. */
  picture(figure: Figure): string;
}

/** The text of a paper for separate files (EPUB, PDF): markup that is valid XML and HTML. */
export function textMarkup({ opening, sections }: FullText, style: MarkupStyle): string {
  return blocks(opening, style) + sections.map((each) => section(each, style)).join('');
}

/**
 * The notes of a text as a list, without a heading; empty if there are none.
 * @param back the labels of links back to the marks. Default: no links
 */
export function notesMarkup({ notes }: FullText, style: MarkupStyle, back?: string): string {
  if (notes.length === 0) return '';
  return `<ol class="notes">${notes.map((each) => note(each, style, back)).join('\n')}</ol>\n`;
}

/** Inline text with styles and links. */
function inlineMarkup(nodes: readonly Inline[]): string {
  return withNamespace(treeMarkup(renderInlines(nodes)));
}

/** Adds the namespace of formulas, which an XML file needs. */
function withNamespace(markup: string): string {
  return markup.replaceAll('<math', '<math xmlns="http://www.w3.org/1998/Math/MathML"');
}

function section({ id, title, blocks: sectionBlocks, sections }: TextSection, style: MarkupStyle): string {
  const { level } = style;
  const below = sections.map((each) => section(each, { ...style, level: level + 1 })).join('');
  const heading = hasTitle({ title })
    ? `<h${level} id="${id}">${inlineMarkup(title)}</h${level}>`
    : `<div id="${id}"></div>`;
  return `${heading}\n${blocks(sectionBlocks, style)}${below}`;
}

function note({ id, blocks: own, marks }: Footnote, style: MarkupStyle, back: string | undefined): string {
  const links =
    back === undefined
      ? ''
      : marks.map((mark) => ` <a href="#${mark}" role="doc-backlink">${text(back)}</a>`).join('');
  return `<li id="${id}">${blocks(own, style)}${links}</li>`;
}

function blocks(list: readonly Block[], style: MarkupStyle): string {
  return list.map((each) => block(each, style)).join('');
}

function block(written: Block, style: MarkupStyle): string {
  switch (written.kind) {
    case 'paragraph':
      return `<p>${inlineMarkup(written.inlines)}</p>\n`;
    case 'list':
      return list(written, style);
    case 'quote':
      return `<blockquote>${blocks(written.blocks, style)}</blockquote>\n`;
    case 'code':
      return `<pre><code>${text(written.text)}</code></pre>\n`;
    case 'table':
      return table(written);
    case 'figure':
      return `<figure id="${written.id}"><figcaption>${captionMarkup(written)}</figcaption><div>${style.picture(written)}</div></figure>\n`;
    case 'equation':
      return equation(written);
  }
}

function list({ isOrdered, start, items }: List, style: MarkupStyle): string {
  const rendered = items.map((item) => `<li>${blocks(item, style)}</li>`).join('\n');
  if (!isOrdered) return `<ul>${rendered}</ul>\n`;
  return `<ol${start === 1 ? '' : ` start="${start}"`}>${rendered}</ol>\n`;
}

/** The markup of a caption, with “Table 1.” in bold. */
function captionMarkup({ label, caption }: Captioned): string {
  return `${label === '' ? '' : `<b>${text(label)}.</b> `}${inlineMarkup(caption)}`;
}

function table(written: Table): string {
  const head = written.head.map((cells) => row(cells, 'col')).join('\n');
  const body = written.rows.map((cells) => row(cells, 'row')).join('\n');
  return `<table id="${written.id}"><caption>${captionMarkup(written)}</caption><thead>${head}</thead><tbody>${body}</tbody></table>\n`;
}

function row(cells: readonly Cell[], scope: 'col' | 'row'): string {
  return `<tr>${cells.map((each) => cell(each, scope)).join('')}</tr>`;
}

function cell({ isHeading, align, columns, rows, inlines }: Cell, scope: 'col' | 'row'): string {
  const name = isHeading ? 'th' : 'td';
  const attributes = { scope: isHeading && scope, class: align, colspan: columns, rowspan: rows };
  const written = Object.entries(attributes).map(([key, value]) => (value ? ` ${key}="${value}"` : ''));
  return `<${name}${written.join('')}>${inlineMarkup(inlines)}</${name}>`;
}

function equation({ id, label, math }: Equation): string {
  return `<div class="equation" id="${id}">${withNamespace(treeMarkup([math]))}<span>(${text(label)})</span></div>\n`;
}
