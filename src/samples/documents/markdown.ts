import { Marked } from 'marked';
import type { RendererObject, Token } from 'marked';
import { chartMarkup } from './chart-markup.ts';

/** A heading of a document, its text as HTML. */
export interface Heading {
  id: string;
  html: string;
  level: number;
}

/**
 * The text of a document as HTML. A paragraph “Table 1. …” or “Figure 1. …” becomes the caption of what follows it, a
 * fenced block a chart.
 * @param text the text as Markdown
 * @param shift by how many levels its headings are lowered
 * @throws where the text holds what a printed document has no form for, and where a caption has nothing to describe
 */
export function documentBody(text: string, shift = 0): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const marked = new Marked({ renderer });
  marked.use({
    renderer: {
      heading({ tokens, depth }) {
        const heading = {
          id: `heading-${headings.length + 1}`,
          html: this.parser.parseInline(tokens),
          level: depth + shift,
        };
        headings.push(heading);
        return `<h${heading.level} id="${heading.id}">${heading.html}</h${heading.level}>\n`;
      },
    },
  });
  const blocks = marked.lexer(text).filter(({ type }) => type !== 'space');
  marked.walkTokens(blocks, refuseUnknown);
  const html = blocks.map((block, index) => {
    if (isFloat(block)) return captioned(marked.parser([block]), captionOf(blocks[index - 1], marked));
    if (!isCaption(block)) return marked.parser([block]);
    if (isFloat(blocks[index + 1])) return '';
    throw new Error(`A caption without a table or chart below it: “${block.raw.trim()}”`);
  });
  return { html: html.join(''), headings };
}

const known = /^(heading|paragraph|text|escape|em|strong|list|list_item|table|code|blockquote|space)$/;

/** Throws where a text holds what has no form on paper: raw HTML, links, pictures. */
export function refuseUnknown({ type, raw }: Token): void {
  if (!known.test(type)) throw new Error(`A document’s text can’t hold “${type}”: ${raw.slice(0, 60)}`);
}

const renderer: RendererObject = {
  code: ({ text }) => chartMarkup(text),
  table({ header, rows }) {
    const row = (cells: typeof header, isHead: boolean) => {
      const drawn = cells.map(({ tokens, align }, column) => {
        const name = isHead || column === 0 ? 'th' : 'td';
        const scope = name === 'th' ? ` scope="${isHead ? 'col' : 'row'}"` : '';
        return `<${name}${scope}${align ? ` align="${align}"` : ''}>${this.parser.parseInline(tokens)}</${name}>`;
      });
      return `<tr>${drawn.join('')}</tr>`;
    };
    const body = rows.map((cells) => row(cells, false)).join('\n');
    return `<table><thead>${row(header, true)}</thead><tbody>${body}</tbody></table>`;
  },
};

function isFloat(block: Token | undefined): boolean {
  return block?.type === 'table' || block?.type === 'code';
}

function isCaption(block: Token | undefined): boolean {
  return block?.type === 'paragraph' && /^(Table|Figure|तालिका|चित्र) [\d०-९]+[.।]/.test(block.raw);
}

/** “Table 1.” in bold, the rest as it is. */
function captionOf(block: Token | undefined, marked: Marked): string {
  if (!block || !isCaption(block)) return '';
  const html = marked.parseInline(block.raw.trim()) as string;
  return html.replace(/^.*?[.।]/, '<b>$&</b>');
}

function captioned(html: string, caption: string): string {
  if (html.startsWith('<table>')) return html.replace('<table>', `$&<caption>${caption}</caption>`);
  return `<figure><figcaption>${caption}</figcaption><div>${html}</div></figure>\n`;
}
