/** @module-tag long */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PDFArray, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrintableDocument } from '../../node/typeset/document.ts';
import type { PrintDesign } from '../../node/typeset/print-design.ts';
import { documentPage } from '../../node/typeset/page.ts';
import { paperDocument, type PaperToPrint } from '../../node/typeset/paper-document.ts';
import type { Printer, StartPrinter } from 'pagewright/extension';
import { typesetDocument } from '../../node/typeset/typeset-document.ts';
import { typesetPapers } from '../../node/typeset/typeset-papers.ts';
import { readPdf } from 'pagewright/build';
import { escapeMarkup } from 'pagewright/text';
import { findBrowser, startPrinter } from 'pagewright/printer';
import { printReferences } from '../../node/citations/references.ts';
import { fullTextSample } from '../support/full-text-sample.ts';
import { textsAt } from '../read-back/xml.ts';
import { fullJournal } from '../support/samples.ts';

const journal = fullJournal();
const paper = journal.papers.find(({ references }) => references) as PaperToPrint;
const dot =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSI4IiBoZWlnaHQ9IjgiLz4=';
const { lastPage: _last, ...document }: PrintableDocument = paperDocument(
  paper,
  journal,
  fullTextSample,
  { 'journal/v1/i1/roof.png': dot },
  await printReferences(paper.references!, 'apa', 'en'),
);
const look: PrintDesign = {
  typefaces: {
    heading: 'STIX Two Text',
    body: 'A family of no package',
    scripts: [{ family: 'Noto Serif Devanagari', script: 'devanagari' }],
  },
  colours: { text: '#111', soft: '#555', line: '#ccc', tint: '#eee', glow: '#ffd', accent: '#c80' },
  chart: { ink: '#111', line: '#ccc', fills: ['#111', '#c80', '#eee'] },
  mark: '',
};
/** A printer that always fails. */
const stopped: Printer = {
  print: () => Promise.reject(new Error('printed')),
  close: () => Promise.resolve(),
};
const noPrinter: StartPrinter = () => Promise.reject(new Error('printed'));

test('a page has the facts of the record, and the text', () => {
  const html = documentPage(document, look, '');
  for (const words of [
    'What is heard — and why?',
    `https://doi.org/${paper.doi}`,
    'Creative Commons Attribution-NonCommercial',
    '<li id="ref-2">Rao, N. (2020). Weather &lt;and&gt; law. Law Papers, 2. https://doi.org/10.5555/law.2</li>',
    `<img src="${dot}" alt="A roof of tin under a tree.">`,
  ])
    expect(html).toContain(words);
  for (const { id, title, text: words } of document.statements)
    expect(html).toContain(`<h2 id="${id}">${title}</h2>\n${words && `<p>${escapeMarkup(words)}</p>`}`);
  const supplement = paper.supplements![0]!.url;
  expect(html).toContain(
    `<p>Readings &amp; notes: <a href="${supplement}">${supplement}</a> – Each hour of &lt;rain&gt;.</p>`,
  );
  const { references, statements, ...rest } = document;
  const bare = documentPage(
    { ...rest, references: [], statements: [], text: { opening: [], sections: [], notes: [] } },
    look,
    '',
  );
  expect(references.length + statements.length).toBe(21);
  expect(bare).not.toMatch(/References|Notes|Funding|Competing|Ethics|Use of AI|Acknowledgements/);
});

test('letters without a font are refused and listed', async () => {
  const text = { ...fullTextSample, opening: [{ kind: 'paragraph' as const, inlines: ['A letter: 漢'] }] };
  await expect(typesetDocument({ ...document, text }, look, stopped)).rejects.toThrow('“漢” (U+6F22)');
});

test('the command reports unprintable content with a message, and writes nothing', async () => {
  const content = await mkdtemp(path.join(tmpdir(), 'typeset-'));
  const typefaces = [{ family: 'Noto Serif Devanagari', role: 'heading', script: 'devanagari' }];
  await writeFile(
    path.join(content, '_site.json'),
    JSON.stringify({ name: 'A house', theme: { typefaces } }),
  );
  const readText = () => ({
    ...fullTextSample,
    opening: [{ kind: 'paragraph' as const, inlines: ['漢'] }],
    sections: [],
  });
  const written = { ...paper, text: { file: '', hash: '', pictures: [], charts: [], readText } };
  const start: StartPrinter = () => Promise.resolve(stopped);
  expect(await typesetPapers(content, { ...journal, papers: [written] }, undefined, start)).toEqual({
    text: `${paper.pdf.path.slice(1)} can’t be printed. No font of the documents has “漢” (U+6F22): write it in another way.\n`,
    code: 1,
  });
  expect(await readdir(content)).toEqual(['_site.json']);
  await rm(content, { recursive: true });
});

test('the command names the paper that it can’t typeset, and the reason', async () => {
  expect(await typesetPapers('', journal, 'none', noPrinter)).toEqual({
    text: 'There is no paper “none”. Use the name of its file, such as night-trains or v1/i1/night-trains.\n',
    code: 1,
  });
  expect(await typesetPapers('', journal, 'v1/i1/rain', noPrinter)).toEqual({
    text: `${paper.route} has no text to typeset: its file needs "text" with the name of a Markdown or JATS file beside it.\n`,
    code: 1,
  });
});

describe.runIf(findBrowser())('printing a document', { timeout: 60_000 }, () => {
  let printer: Printer;
  beforeAll(async () => {
    printer = await startPrinter();
  });
  afterAll(() => printer.close());

  test('gives the same bytes each time: tagged, with outline fonts and metadata', async () => {
    const first = await typesetDocument(document, look, printer);
    const second = await typesetDocument(document, look, printer);
    expect(first.bytes.equals(second.bytes)).toBe(true);
    const file = first.bytes.toString('latin1');
    expect(file.match(/\/Length1 /g)?.length).toBeGreaterThanOrEqual(4);
    expect(file).not.toMatch(/\/Type3|Skia|Chrom/);
    expect(readPdf(first.bytes)).toMatchObject({ text: true, title: paper.plainTitle });
    const objects = await objectsIn(first.bytes);
    for (const each of [
      '/Marked true',
      '/DisplayDocTitle true',
      '/Lang (en)',
      '/CreationDate (D:20250709000000Z)',
    ])
      expect(objects).toContain(each);
    const addresses = document.statements.flatMap(({ links = [] }) => links.map(({ to }) => `/URI (${to})`));
    expect(addresses).toHaveLength(3);
    for (const address of addresses) expect(objects).toContain(address);
  });

  test('conforms to the rules of PDF/A-2a and PDF/UA-1 that can be checked in a file', async () => {
    const { bytes } = await typesetDocument(document, look, printer);
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    const { catalog, context } = pdf;
    const name = (value: string) => PDFName.of(value);
    expect(bytes.toString('latin1', 0, 8)).toBe('%PDF-1.7');
    expect(context.trailerInfo.ID).toBeDefined();
    expect(context.trailerInfo.Encrypt).toBeUndefined();
    expect(catalog.has(name('OutputIntents'))).toBe(true);
    const file = bytes.toString();
    for (const claim of [
      '<pdfaid:part>2<',
      '<pdfaid:conformance>A<',
      '<pdfuaid:part>1<',
      `<rdf:li xml:lang="x-default">${escapeMarkup(paper.plainTitle)}<`,
    ])
      expect(file).toContain(claim);
    const dictionaries = context
      .enumerateIndirectObjects()
      .flatMap(([ref, value]) => (value instanceof PDFDict ? [[ref, value] as const] : []));
    const ofType = (type: string) => dictionaries.filter(([, each]) => each.get(name('Type')) === name(type));
    // Fonts are embedded, and each glyph has a letter.
    const outside = ofType('Font')
      .map(([, each]) => each.lookup(name('FontDescriptor')))
      .filter((each) => each instanceof PDFDict && !each.has(name('FontFile2')));
    // A family that no package has is drawn instead of embedded: its font is of type 3.
    expect(outside.length).toBe(
      ofType('Font').filter(([, each]) => each.get(name('Subtype')) === name('Type3')).length,
    );
    const composite = ofType('Font').filter(([, each]) => each.has(name('DescendantFonts')));
    expect(composite.length).toBeGreaterThanOrEqual(4);
    expect(composite.filter(([, each]) => !each.has(name('ToUnicode')))).toEqual([]);
    // Annotations are printed, described, and part of the order of tags.
    const links = dictionaries.filter(([, each]) => each.get(name('Subtype')) === name('Link'));
    expect(links.length).toBeGreaterThan(3);
    const required = ['Contents', 'StructParent', 'F'];
    expect(links.filter(([, each]) => required.some((key) => !each.has(name(key))))).toEqual([]);
    // Every item of a list contains only a label and a body, and refers to its parent.
    const items = ofType('StructElem').filter(([, each]) => each.get(name('S')) === name('LI'));
    expect(items.length).toBeGreaterThan(3);
    for (const [ref, item] of items) {
      const held = item.lookup(name('K'));
      const kids = held instanceof PDFArray ? held.asArray() : [item.get(name('K'))];
      for (const kid of kids) {
        const element = context.lookup(kid, PDFDict);
        expect(['/Lbl', '/LBody']).toContain(String(element.get(name('S'))));
        expect(element.get(name('P'))).toBe(ref);
      }
    }
    // A figure has an alternative text.
    const figures = ofType('StructElem').filter(([, each]) => each.get(name('S')) === name('Figure'));
    expect(figures.length).toBeGreaterThan(0);
    expect(figures.filter(([, each]) => !each.has(name('Alt')))).toEqual([]);
  });

  test('compares the number of the last page with the content', async () => {
    await expect(typesetDocument({ ...document, lastPage: 99 }, look, printer)).rejects.toThrow(
      'the last page is 99',
    );
  });

  test('finds the pages for the contents of a long report', async () => {
    const { pageNumbers, pageCount } = await typesetDocument({ ...document, isLong: true }, look, printer);
    expect(pageNumbers.get('section-1')).toBeLessThan(pageNumbers.get('section-2')!);
    expect(pageNumbers.get('references')).toBeLessThanOrEqual(pageCount);
    const contents = documentPage({ ...document, isLong: true }, look, '', pageNumbers);
    const nav = /<nav [^]*<\/nav>/.exec(contents)![0];
    expect(textsAt(nav, '//span')).toEqual(
      ['section-1', 'section-1-1', 'section-2', 'references'].map((id) => String(pageNumbers.get(id))),
    );
  });
});

/** All objects of a PDF except streams, as text. */
async function objectsIn(bytes: Uint8Array): Promise<string> {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
  return context
    .enumerateIndirectObjects()
    .map(([, object]) => (object instanceof PDFDict ? String(object) : ''))
    .join('\n');
}
