import { zipSync } from 'fflate';

const namespaces = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"
  xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"
  xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"
  xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"
  xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"`;
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

const styles: Record<string, string> = {
  Title: 'Title',
  Heading1: 'heading 1',
  Heading2: 'heading 2',
  Caption: 'Caption',
  Bibliography: 'Bibliography',
};

export function paragraph(text: string, style?: string): string {
  const properties = style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : '';
  return `<w:p>${properties}${text.startsWith('<') ? text : run(text)}</w:p>`;
}

export function run(text: string, properties = ''): string {
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
}

export function wordTable(rows: string[][]): string {
  const cells = (row: string[]) => row.map((each) => `<w:tc>${paragraph(each)}</w:tc>`).join('');
  const [head = [], ...body] = rows;
  const header = `<w:tr><w:trPr><w:tblHeader/></w:trPr>${cells(head)}</w:tr>`;
  return `<w:tbl>${header}${body.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('')}</w:tbl>`;
}

/** The mark of the only footnote. */
export const noteMark = '<w:r><w:footnoteReference w:id="2"/></w:r>';

export function picture(description: string): string {
  return `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="P" descr="${description}"/><a:graphic><a:graphicData uri="x"><pic:pic><pic:blipFill><a:blip r:embed="rId5"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
}

/** An empty formula of Word, which the importer can't convert. */
export const formula =
  '<m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:r/></m:oMath>';

/** A Word document with one footnote and one picture, as Word packs it. */
export function wordDocument(body: string[], { note = '', png = new Uint8Array() } = {}): Uint8Array {
  const parts: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${relations}/footnotes" Target="footnotes.xml"/><Relationship Id="rId5" Type="${relations}/image" Target="media/image1.png"/></Relationships>`,
    'word/document.xml': `<w:document ${namespaces}><w:body>${body.join('')}</w:body></w:document>`,
    'word/styles.xml': `<w:styles ${namespaces}>${Object.entries(styles)
      .map(
        ([id, name]) => `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`,
      )
      .join('')}</w:styles>`,
    'word/footnotes.xml': `<w:footnotes ${namespaces}><w:footnote w:id="2">${paragraph(note)}</w:footnote></w:footnotes>`,
    'word/media/image1.png': png,
  };
  const encoder = new TextEncoder();
  return zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [
        name,
        typeof part === 'string' ? encoder.encode(part) : part,
      ]),
    ),
  );
}
