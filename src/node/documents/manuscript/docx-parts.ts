/* The parts of the Word document that do not depend on its text. */
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

export const contentTypes = `${xml}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${word}.styles+xml"/><Override PartName="/word/settings.xml" ContentType="${word}.settings+xml"/><Override PartName="/word/footer1.xml" ContentType="${word}.footer+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`;

export const rootRelations = `${xml}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="${packaged}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`;

export const relations = `${xml}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${office}/settings" Target="settings.xml"/><Relationship Id="rId3" Type="${office}/footer" Target="footer1.xml"/></Relationships>`;

/** Word is asked to take personal data out of the file whenever it is saved. */
export const settings = `${xml}<w:settings xmlns:w="${main}"><w:removePersonalInformation/><w:removeDateAndTime/><w:defaultTabStop w:val="720"/><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat></w:settings>`;

export const footer = `${xml}<w:ftr xmlns:w="${main}"><w:p><w:pPr><w:pStyle w:val="Footer"/></w:pPr><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> PAGE </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>1</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p></w:ftr>`;

interface Style {
  id: string;
  name: string;
  /** The style of the paragraph that follows. */
  next?: string;
  paragraph?: string;
  run?: string;
}

const spacing = (before: number, after: number, line: number) =>
  `<w:spacing w:before="${before}" w:after="${after}" w:line="${line}" w:lineRule="auto"/>`;
const size = (halfPoints: number) => `<w:sz w:val="${halfPoints}"/><w:szCs w:val="${halfPoints}"/>`;
const heading = (level: number) =>
  `<w:keepNext/>${spacing(360, 120, 264)}<w:outlineLvl w:val="${level - 1}"/>`;

const list: Style[] = [
  { id: 'Title', name: 'Title', next: 'BodyText', paragraph: spacing(0, 240, 264), run: `<w:b/>${size(36)}` },
  { id: 'Heading1', name: 'heading 1', next: 'BodyText', paragraph: heading(1), run: `<w:b/>${size(28)}` },
  {
    id: 'Heading2',
    name: 'heading 2',
    next: 'BodyText',
    paragraph: heading(2),
    run: `<w:b/><w:i/>${size(24)}`,
  },
  { id: 'BodyText', name: 'Body Text', paragraph: spacing(0, 160, 360) },
  {
    id: 'Note',
    name: 'Note to authors',
    next: 'BodyText',
    paragraph: `<w:pBdr><w:left w:val="single" w:sz="18" w:space="8" w:color="F6A21E"/></w:pBdr><w:shd w:val="clear" w:color="auto" w:fill="FFF0D2"/>${spacing(0, 200, 288)}`,
    run: size(20),
  },
  {
    id: 'Caption',
    name: 'caption',
    next: 'BodyText',
    paragraph: `<w:keepNext/>${spacing(240, 80, 264)}`,
    run: `<w:b/>${size(20)}`,
  },
  { id: 'TableText', name: 'Table Text', paragraph: spacing(40, 40, 264), run: size(20) },
  {
    id: 'Bibliography',
    name: 'Bibliography',
    paragraph: `${spacing(0, 120, 360)}<w:ind w:left="567" w:hanging="567"/>`,
  },
  { id: 'Footer', name: 'footer', paragraph: '<w:jc w:val="center"/>', run: size(20) },
];

const font = 'Times New Roman';
const defaults = `<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:cs="Nirmala UI" w:eastAsia="SimSun"/>${size(24)}<w:lang w:val="en-IN" w:eastAsia="zh-CN" w:bidi="hi-IN"/></w:rPr></w:rPrDefault></w:docDefaults>`;
const normal =
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>';

export const styles = `${xml}<w:styles xmlns:w="${main}">${defaults}${normal}${list.map(styleXml).join('')}</w:styles>`;

function styleXml({ id, name, next, paragraph, run }: Style): string {
  const follow = next ? `<w:next w:val="${next}"/>` : '';
  const inner = `${paragraph ? `<w:pPr>${paragraph}</w:pPr>` : ''}${run ? `<w:rPr>${run}</w:rPr>` : ''}`;
  return `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/>${follow}<w:qFormat/>${inner}</w:style>`;
}
