import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  StandardFonts,
  type PDFPage,
  type PDFStream,
} from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import type { ContentError } from 'pagewright/content';
import { retractedPdf, type Retraction } from '../../node/build/retracted-pdf.ts';
import type { PaperRecord } from '../../core/record/paper-record.ts';
import { createAmendments } from '../../node/build/amendments.ts';
import { paperDocument, type PaperToPrint } from '../../node/typeset/paper-document.ts';
import type { PrintDesign } from '../../node/typeset/print-design.ts';
import { typesetDocument } from '../../node/typeset/typeset-document.ts';
import { startPrinter } from 'pagewright/printer';
import { readPdf } from 'pagewright/build';
import { fullTextSample } from '../support/full-text-sample.ts';
import { home } from '../support/home.ts';
import { fullJournal } from '../support/samples.ts';

const retraction: Retraction = {
  title: 'RETRACTED: Rain on tin roofs',
  translations: [],
  date: '4 October 2025',
  note: 'The gauge had been read in inches.',
  url: 'https://journal.example.org/journal/v1/i1/rain',
};

async function createPaper(pages: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setCreationDate(new Date(0));
  document.setModificationDate(new Date(0));
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let page = 1; page <= pages; page++) document.addPage([420, 595]).drawText(`Page ${page}`, { font });
  return document.save();
}

/** The drawing operations of a page. */
function pageOperations(page: PDFPage): string {
  const contents = page.node.Contents();
  const streams =
    contents instanceof PDFArray
      ? contents.asArray().map((each) => page.doc.context.lookup(each))
      : [contents];
  return streams
    .map((stream) => Buffer.from(decodePDFRawStream(stream as PDFRawStream).decode()).toString('latin1'))
    .join('\n');
}

async function operationsIn(bytes: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  return document.getPages().map(pageOperations);
}

/** The letters of a page's fonts, by glyph; a font without a table has those of Latin-1. */
function lettersOn(page: PDFPage): Map<string, Map<string, string>> {
  const fonts = page.node.Resources()!.lookup(PDFName.of('Font'), PDFDict);
  return new Map(
    fonts.entries().map(([name]) => {
      const table = fonts.lookup(name, PDFDict).lookup(PDFName.of('ToUnicode'));
      const text =
        table instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(table).decode()).toString() : '';
      const pairs = [...text.matchAll(/^<(\w{4})> <(\w+)>$/gm)].map(([, glyph, hex]): [string, string] => [
        glyph!,
        Buffer.from(hex!, 'hex').swap16().toString('utf16le'),
      ]);
      return [name.asString(), new Map(pairs)];
    }),
  );
}

/** All printed words of a PDF. */
async function wordsIn(bytes: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  return document
    .getPages()
    .flatMap((page) => {
      const letters = lettersOn(page);
      let font = new Map<string, string>();
      return [...pageOperations(page).matchAll(/(\/\S+) [\d.]+ Tf|<([0-9A-F]+)> Tj/g)].flatMap(
        ([, name, hex]) => {
          if (name !== undefined) font = letters.get(name) ?? font;
          if (hex === undefined) return [];
          if (font.size === 0) return [Buffer.from(hex, 'hex').toString('latin1')];
          return [(hex.match(/.{4}/g) ?? []).map((glyph) => font.get(glyph) ?? '').join('')];
        },
      );
    })
    .join(' ')
    .replace(/ +/g, ' ');
}

test('an added first page explains it, and every other page is marked', async () => {
  const before = await createPaper(2);
  const after = await retractedPdf(before, retraction);
  expect(readPdf(Buffer.from(after))).toMatchObject({ pages: 3, text: true });
  const words = await wordsIn(after);
  expect(words.match(/RETRACTED(?!:)/g)).toHaveLength(3);
  for (const part of [
    'RETRACTED: Rain on tin roofs',
    '4 October 2025',
    retraction.note,
    retraction.url,
    'Page 2',
  ])
    expect(words).toContain(part);
  const marked = await PDFDocument.load(after);
  expect(marked.getTitle()).toBe(retraction.title);
  const [first] = marked.getPages();
  expect([first!.getWidth(), first!.getHeight()]).toEqual([420, 595]);
});

test('a file of the journal stays archivable and accessible: it embeds fonts, tags the notice and updates the title', async () => {
  const look = {
    typefaces: {
      heading: 'STIX Two Text',
      body: 'STIX Two Text',
      scripts: [{ family: 'Noto Serif Devanagari', script: 'devanagari' }],
    },
    colours: { text: '#111', soft: '#555', line: '#ccc', tint: '#eee', glow: '#ffd', accent: '#c80' },
    chart: { ink: '#111', line: '#ccc', fills: ['#111', '#c80', '#eee'] },
    mark: '',
  } as const;
  const paper = fullJournal().papers.find(({ references }) => references) as PaperToPrint;
  const { lastPage: _last, ...document } = paperDocument(paper, fullJournal(), fullTextSample, {}, []);
  const printer = await startPrinter();
  const before = await typesetDocument(document, look as unknown as PrintDesign, printer).finally(() =>
    printer.close(),
  );
  const after = await retractedPdf(before.bytes, { ...retraction, title: 'RETRACTED: Rain & hail' });
  const pdf = await PDFDocument.load(after, { updateMetadata: false });
  const { catalog, context } = pdf;
  const name = (value: string) => PDFName.of(value);
  const packet = Buffer.from((catalog.lookup(name('Metadata')) as PDFStream).getContents()).toString();
  for (const claim of [
    '<pdfaid:part>2<',
    '<pdfaid:conformance>A<',
    '<pdfuaid:part>1<',
    '<rdf:li xml:lang="x-default">RETRACTED: Rain &amp; hail<',
  ])
    expect(packet).toContain(claim);
  // Only fonts of type 3, which are drawn instead of embedded, have no file.
  const outside = ({ context: objects }: PDFDocument) =>
    objects
      .enumerateIndirectObjects()
      .flatMap(([, each]) => (each instanceof PDFDict ? [each] : []))
      .filter((each) => each.get(name('Type')) === name('FontDescriptor') && !each.has(name('FontFile2')));
  const printed = await PDFDocument.load(before.bytes, { updateMetadata: false });
  expect(outside(pdf)).toHaveLength(outside(printed).length);
  expect(context.enumerateIndirectObjects().length).toBeGreaterThan(
    printed.context.enumerateIndirectObjects().length + 10,
  );
  // The first paragraphs of the tags belong to the first page, and the parent tree refers back to them.
  const root = catalog.lookup(name('StructTreeRoot'), PDFDict);
  const kids = root.lookup(name('K'));
  const whole = context.lookup(kids instanceof PDFArray ? kids.get(0) : root.get(name('K'))!, PDFDict);
  const section = whole.lookup(name('K'), PDFArray).lookup(0, PDFDict);
  const paragraphs = section.lookup(name('K'), PDFArray);
  expect(paragraphs.size()).toBe(5);
  const [first, second] = pdf.getPages();
  const nums = root.lookup(name('ParentTree'), PDFDict).lookup(name('Nums'), PDFArray).asArray();
  const place = nums.findIndex((each) => String(each) === String(first!.node.get(name('StructParents'))));
  expect(context.lookup(nums[place + 1], PDFArray).asArray()).toEqual(paragraphs.asArray());
  // All text is tagged or an artifact.
  const notice = pageOperations(first!);
  expect(notice.match(/^\/P <<\/MCID \d>> BDC$/gm)).toHaveLength(5);
  expect(
    notice
      .split('BDC')
      .slice(1)
      .every((part) => part.includes('EMC')),
  ).toBe(true);
  expect(notice.split('/P <<')[0]).not.toContain('Tj');
  expect(pageOperations(second!)).toMatch(
    /\/Artifact <<\/Type \/Pagination \/Subtype \/Watermark>> BDC[^]*Tj[^]*EMC/,
  );
});

test('the marked copy of a PDF/A file from elsewhere does not declare PDF/A, because it may not conform any more', async () => {
  const document = await PDFDocument.load(await createPaper(1));
  document.convertToPDFA({ conformance: '2U' });
  const before = await document.save();
  expect(Buffer.from(before).toString('latin1')).toContain('pdfaid');
  expect(Buffer.from(await retractedPdf(before, retraction)).toString('latin1')).not.toContain('pdfaid');
});

test('the same file and notice give the same bytes', async () => {
  const before = await createPaper(1);
  expect(await retractedPdf(before, retraction)).toEqual(await retractedPdf(before, retraction));
});

test('a Hindi title is printed; a title in another script is only on the paper’s page', async () => {
  const hindi = 'टीन की छत: बारिश (2025)';
  const after = await retractedPdf(await createPaper(1), { ...retraction, title: `RETRACTED: ${hindi}` });
  const letters = (text: string) => [...new Set(text.replace(/\s/g, ''))].sort();
  const words = await wordsIn(after);
  expect(letters(words)).toEqual(expect.arrayContaining(letters(hindi)));
  expect((await PDFDocument.load(after)).getTitle()).toBe(`RETRACTED: ${hindi}`);
  const tamil = await retractedPdf(await createPaper(1), {
    ...retraction,
    title: 'RETRACTED: தகரக் கூரையில் மழை',
    translations: ['ٹین کی چھت', 'Rain on tin roofs'],
    note: 'மழை இல்லை.',
  });
  expect(await wordsIn(tamil)).toContain('Rain on tin roofs This paper was retracted');
});

test('an address that is longer than a line, and a note of several lines, are complete', async () => {
  const url = `https://journal.example.org/journal/v1/i1/${'rain-on-tin-roofs-'.repeat(6)}`;
  const note = 'The gauge was read\nin inches.';
  const words = await wordsIn(await retractedPdf(await createPaper(1), { ...retraction, url, note }));
  expect(words.replace(/ /g, '')).toContain(url);
  expect(words.match(/\S{60,}/)).toBeNull();
  expect(words).toContain('The gauge was read in inches.');
});

test('the longest title and note fit on a small page', async () => {
  const title = `RETRACTED: ${'Rain on tin roofs and '.repeat(11)}`;
  const note = 'The gauge had been read in inches. '.repeat(22);
  const after = await retractedPdf(await createPaper(1), { ...retraction, title, note });
  expect(await wordsIn(after)).toContain('The notice, and the record');
  const heights = [...(await operationsIn(after))[0]!.matchAll(/ 64 ([\d.-]+) Tm/g)].map(([, y]) =>
    Number(y),
  );
  expect(heights.length).toBeGreaterThan(20);
  expect(Math.min(...heights)).toBeGreaterThan(20);
});

test('the mark is on the visible part of a page', async () => {
  const document = await PDFDocument.load(await createPaper(1));
  document.getPage(0).setMediaBox(-500, -500, 2000, 2000);
  document.getPage(0).setCropBox(1000, 1000, 420, 595);
  const after = await retractedPdf(await document.save(), retraction);
  const places = (await operationsIn(after))[1]!.matchAll(/([\d.-]+) ([\d.-]+) Tm\n<[0-9A-F]+> Tj/g);
  const marks = [...places].filter(([, x]) => Number(x) > 64);
  expect(marks).toHaveLength(1);
  const [, x, y] = marks[0]!.map(Number);
  expect([x! > 1000, x! < 1420, y! > 1000, y! < 1595]).toEqual([true, true, true, true]);
  const { width, height } = (await PDFDocument.load(after)).getPage(0).getSize();
  expect([width, height]).toEqual([420, 595]);
});

test('only the files of retracted papers are replaced, and their size is not stated', () => {
  const journal = fullJournal();
  expect([...createAmendments(journal.papers).keys()]).toEqual(['journal/v1/i1/rain.pdf']);
  const sizes = journal.papers.map(({ slug, pdf }) => [slug, pdf!.bytes]);
  expect(Object.fromEntries(sizes)).toEqual({ rain: undefined, snow: 60_000, wind: 60_000 });
});

test('a retracted letter without a PDF causes no error', () => {
  const [{ pdf: _pdf, ...rain }] = fullJournal().papers.filter(({ status }) => status === 'retracted') as [
    PaperRecord,
  ];
  expect(createAmendments([rain]).size).toBe(0);
});

test('an incomplete PDF is an error of that file', async () => {
  const [amend] = createAmendments(fullJournal().papers).values();
  const diagnostic = await amend!(new TextEncoder().encode('%PDF-1.7\ncut')).catch((error: unknown) => error);
  expect((diagnostic as ContentError).diagnostics).toMatchObject([
    {
      file: `pages-config${home}/v1/i1/rain.pdf`,
      line: 1,
      column: 1,
      code: 'broken-pdf',
      message: 'The paper is retracted, but its file can’t be marked: the PDF is damaged.',
      hint: 'Replace it with the published file.',
    },
  ]);
});
