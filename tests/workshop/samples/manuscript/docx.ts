import { Marked } from 'marked';
import type { Tokens } from 'marked';
import { refuseUnknown } from './refuse-unknown.ts';
import { escapeMarkup } from '../../../../src/core/markup.ts';

/**
 * The text of a manuscript as the main part of a Word document; its styles are in the template's folder.
 * @throws if the text has elements that a manuscript template does not support
 */
export function manuscriptXml(markdown: string): string {
  let caption = '';
  const marked = new Marked({
    renderer: {
      space: () => '',
      heading({ tokens, depth }) {
        return paragraph(depth === 1 ? 'Title' : `Heading${depth - 1}`, this.parser.parseInline(tokens));
      },
      paragraph({ tokens, raw }) {
        const isCaption = /^Table \d/.test(raw);
        if (isCaption) caption = raw.trim();
        return paragraph(isCaption ? 'Caption' : 'BodyText', this.parser.parseInline(tokens));
      },
      blockquote({ tokens }) {
        return this.parser.parse(tokens).replaceAll('"BodyText"', '"Note"');
      },
      list({ items }) {
        return items.map(({ tokens }) => paragraph('Bibliography', this.parser.parse(tokens))).join('');
      },
      table({ header, rows }) {
        const width = Math.floor(textWidth / header.length);
        const row = (cells: Tokens.TableCell[]) => {
          const made = cells.map(({ tokens, align }) => {
            const text = paragraph(
              'TableText',
              this.parser.parseInline(tokens),
              align === 'right' ? '<w:jc w:val="right"/>' : '',
            );
            return `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${text}</w:tc>`;
          });
          return made.join('');
        };
        const head = `<w:tr><w:trPr><w:tblHeader/></w:trPr>${dressed(row(header), 'b')}</w:tr>`;
        const body = rows.map((cells) => `<w:tr>${row(cells)}</w:tr>`).join('');
        const grid = `<w:gridCol w:w="${width}"/>`.repeat(header.length);
        return `<w:tbl>${tableStyle}<w:tblCaption w:val="${escapeMarkup(caption)}"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${head}${body}</w:tbl>${paragraph('BodyText', '')}`;
      },
      strong({ tokens }) {
        return dressed(this.parser.parseInline(tokens), 'b');
      },
      em({ tokens }) {
        return dressed(this.parser.parseInline(tokens), 'i');
      },
      text(token) {
        return 'tokens' in token && token.tokens ? this.parser.parseInline(token.tokens) : run(token.text);
      },
    },
    walkTokens: refuseUnknown,
  });
  return `${head}${marked.parse(markdown) as string}${section}</w:body></w:document>\n`;
}

const head =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:body>';

/** An A4 page; line numbers let reviewers refer to a place. */
const section =
  '<w:sectPr><w:footerReference w:type="default" r:id="rId3"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="709" w:footer="709" w:gutter="0"/><w:lnNumType w:countBy="5" w:restart="continuous"/></w:sectPr>';

/** The width of the text in twentieths of a point, Word's unit. */
const textWidth = 9026;

const line = (name: string) => `<w:${name} w:val="single" w:sz="6" w:space="0" w:color="auto"/>`;
const tableStyle = `<w:tblPr><w:tblW w:w="${textWidth}" w:type="dxa"/><w:tblBorders>${line('top')}${line('bottom')}${line('insideH')}</w:tblBorders><w:tblLook w:firstRow="1"/>`;

function paragraph(style: string, runs: string, properties = ''): string {
  return `<w:p><w:pPr><w:pStyle w:val="${style}"/>${properties}</w:pPr>${runs}</w:p>`;
}

function run(text: string): string {
  return `<w:r><w:t xml:space="preserve">${escapeMarkup(text.replace(/\s+/g, ' '))}</w:t></w:r>`;
}

/** Makes runs bold (b) or italic (i), in addition to their own style. */
function dressed(runs: string, dress: 'b' | 'i'): string {
  return runs.replace(
    /<w:r>(?:<w:rPr>(.*?)<\/w:rPr>)?/g,
    (_, present = '') => `<w:r><w:rPr><w:${dress}/>${present}</w:rPr>`,
  );
}
