import { zipSync } from 'fflate';
import type { Zippable } from 'fflate';
import { parseMarkdown, plain } from '../markdown.ts';
import type { Block, Span } from '../markdown.ts';
import { contentTypes, footer, relations, rootRelations, settings, styles } from './docx-parts.ts';
import { escapeXml } from './escape-xml.ts';

/** A manuscript as a Word document with real styles; its bytes depend on nothing but the text. */
export function manuscriptDocx(markdown: string): Uint8Array {
  const blocks = parseMarkdown(markdown);
  const title = blocks.find((block) => block.kind === 'heading')?.text ?? '';
  const parts: Record<string, string> = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': rootRelations,
    'docProps/core.xml': coreProperties(title),
    'word/document.xml': documentXml(blocks),
    'word/styles.xml': styles,
    'word/settings.xml': settings,
    'word/footer1.xml': footer,
    'word/_rels/document.xml.rels': relations,
  };
  const files: Zippable = {};
  for (const [name, text] of Object.entries(parts)) files[name] = new TextEncoder().encode(text);
  return zipSync(files, { level: 9, mtime: '2025-08-01T12:00:00' });
}

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function documentXml(blocks: readonly Block[]): string {
  const page = '<w:pgSz w:w="11906" w:h="16838"/>';
  const margins =
    '<w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="709" w:footer="709" w:gutter="0"/>';
  // Numbers at the lines let reviewers name a place.
  const section = `<w:sectPr><w:footerReference w:type="default" r:id="rId3"/>${page}${margins}<w:lnNumType w:countBy="5" w:restart="continuous"/></w:sectPr>`;
  const body = blocks.map(blockXml).join('');
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:document xmlns:w="${main}" xmlns:r="${office}"><w:body>${body}${section}</w:body></w:document>`;
}

function blockXml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return paragraph(block.depth === 1 ? 'Title' : `Heading${block.depth - 1}`, [{ text: block.text }]);
    case 'paragraph':
      return paragraph('BodyText', block.spans);
    case 'quote':
      return block.paragraphs.map((spans) => paragraph('Note', spans)).join('');
    case 'list':
      return block.items.map((spans) => paragraph('Bibliography', spans)).join('');
    case 'table':
      return paragraph('Caption', block.caption) + tableXml(block);
    default:
      throw new Error('A manuscript template holds no charts');
  }
}

function paragraph(style: string, spans: readonly Span[], align = ''): string {
  const side = align === 'right' ? '<w:jc w:val="right"/>' : '';
  return `<w:p><w:pPr><w:pStyle w:val="${style}"/>${side}</w:pPr>${spans.map(run).join('')}</w:p>`;
}

function run({ text, italic, bold }: Span): string {
  const dress = `${bold ? '<w:b/>' : ''}${italic ? '<w:i/>' : ''}`;
  return `<w:r>${dress && `<w:rPr>${dress}</w:rPr>`}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;
}

function tableXml({ align, head, rows, caption }: Extract<Block, { kind: 'table' }>): string {
  const width = Math.floor(9026 / head.length);
  const grid = head.map(() => `<w:gridCol w:w="${width}"/>`).join('');
  const row = (cells: Span[][], isHead: boolean) => {
    const made = cells.map((spans, index) => {
      const dressed = isHead ? spans.map((span) => ({ ...span, bold: true })) : spans;
      return `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${paragraph('TableText', dressed, align[index])}</w:tc>`;
    });
    return `<w:tr>${isHead ? '<w:trPr><w:tblHeader/></w:trPr>' : ''}${made.join('')}</w:tr>`;
  };
  const line = (name: string) => `<w:${name} w:val="single" w:sz="6" w:space="0" w:color="auto"/>`;
  const borders = `<w:tblBorders>${line('top')}${line('bottom')}${line('insideH')}</w:tblBorders>`;
  const words = `<w:tblCaption w:val="${escapeXml(plain(caption))}"/>`;
  const properties = `<w:tblPr><w:tblW w:w="${width * head.length}" w:type="dxa"/>${borders}<w:tblLook w:firstRow="1"/>${words}</w:tblPr>`;
  const lines = [row(head, true), ...rows.map((cells) => row(cells, false))];
  return `<w:tbl>${properties}<w:tblGrid>${grid}</w:tblGrid>${lines.join('')}</w:tbl>${paragraph('BodyText', [])}`;
}

/** No author is named: review is double-blind. */
function coreProperties(title: string): string {
  const names =
    'xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"';
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<cp:coreProperties ${names}><dc:title>${escapeXml(title)}</dc:title><dc:language>en-IN</dc:language></cp:coreProperties>`;
}
