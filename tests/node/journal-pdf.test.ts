import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readPdf } from '../../src/build/media/pdf.ts';
import { readProject } from '../../src/build/read-project.ts';
import { root } from '../helpers/project.ts';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function make(
  draw: (pdf: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const pdf = new PDFDocument(options);
  draw(pdf);
  pdf.end();
  return buffer(pdf);
}

test('text is found, and pages are counted', async () => {
  const bytes = await make((pdf) => void pdf.text('One').addPage().text('Two'));
  expect(readPdf(bytes)).toEqual({ pages: 2, text: true, locked: false });
  const plain = await make((pdf) => void pdf.text('One'), { compress: false });
  expect(readPdf(plain)).toEqual({ pages: 1, text: true, locked: false });
});

test('pictures of pages hold no text', async () => {
  const bytes = await make(
    (pdf) => void pdf.image(Buffer.from(PIXEL, 'base64')).addPage().rect(0, 0, 9, 9).fill(),
  );
  expect(readPdf(bytes)).toEqual({ pages: 2, text: false, locked: false });
});

test('a locked file is told', async () => {
  const bytes = await make((pdf) => void pdf.text('One'), { userPassword: 'secret' });
  expect(readPdf(bytes)).toMatchObject({ pages: 1, locked: true });
});

test('pages are found in compressed objects too', () => {
  const objects = deflateSync('5 0 6 30 << /Type /Pages /Kids [6 0 R] >> << /Type /Page >>');
  const head = `%PDF-1.7\n1 0 obj\n<< /Type /ObjStm /Filter /FlateDecode /Length ${objects.length} >>\nstream\n`;
  const bytes = Buffer.concat([Buffer.from(head), objects, Buffer.from('\nendstream\nendobj\n%%EOF')]);
  expect(readPdf(bytes)).toEqual({ pages: 1, text: false, locked: false });
});

test('a broken file gives no text and no exception', () => {
  const bytes = Buffer.from(
    '%PDF-1.4\n1 0 obj\n<< /Filter /FlateDecode >>\nstream\nnonsense\nendstream\nstream\nopen',
  );
  expect(readPdf(bytes)).toEqual({ pages: 0, text: false, locked: false });
});

test('the papers of the project can be searched, and are as long as their records say', async () => {
  const { media } = await readProject({ engine: root, site: root });
  const papers = media.filter(({ pdf }) => pdf);
  expect(papers.length).toBeGreaterThanOrEqual(11);
  for (const { path: name, pdf } of papers) {
    const page = readFileSync(path.join(root, 'pages-config', name.replace(/\.pdf$/, '.json')), 'utf8');
    const { first, last } = (JSON.parse(page) as { template: { pages: { first: number; last: number } } })
      .template.pages;
    expect(pdf, name).toEqual({ pages: last - first + 1, text: true, locked: false });
  }
});
