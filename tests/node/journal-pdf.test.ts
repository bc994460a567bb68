import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readPdf } from '../../src/site-build/media/read/pdf.ts';

/** A stream of a PDF, usually compressed. */
function stream(content: string, dictionary = '', isPlain = false): string {
  const bytes = isPlain ? content : deflateSync(content).toString('latin1');
  const filter = isPlain ? '' : '/Filter /FlateDecode';
  return `<< ${dictionary} ${filter} /Length ${bytes.length} >>\nstream\n${bytes}\nendstream`;
}

/** The parts of a PDF that the reader searches: objects, and a page for each content stream. */
function createPdf(contents: string[], more: string[] = []): Buffer {
  const pages = contents.map((_, index) => `<< /Type /Page /Parent 1 0 R /Contents ${index + 9} 0 R >>`);
  const objects = [`<< /Type /Pages /Count ${pages.length} >>`, ...pages, ...contents, ...more];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.7\n${body}trailer\n<< /Root 1 0 R >>\n%%EOF`, 'latin1');
}

const words = 'BT /F1 12 Tf 72 700 Td [<0102> 20 <03>] TJ ET';
const picture = 'q 100 0 0 100 72 600 cm /I1 Do Q 0 0 9 9 re f';

test('text is found, and pages are counted', () => {
  expect(readPdf(createPdf([stream(words), stream('BT (Two) Tj ET')]))).toEqual({
    pages: 2,
    text: true,
    locked: false,
  });
  expect(readPdf(createPdf([stream(words, '', true)]))).toEqual({ pages: 1, text: true, locked: false });
});

test('pictures of pages have no text', () => {
  const pixels = stream('BT (not shown) Tj ET', '/Type /XObject /Subtype /Image');
  expect(readPdf(createPdf([stream(picture), stream(picture)], [pixels]))).toEqual({
    pages: 2,
    text: false,
    locked: false,
  });
});

test('a locked file is reported', () => {
  const bytes = createPdf([stream('scrambled')], ['<< /Encrypt 7 0 R >>']);
  expect(readPdf(bytes)).toMatchObject({ pages: 1, locked: true });
});

test('pages are found in compressed objects too', () => {
  const objects = stream('5 0 6 30 << /Type /Pages /Kids [6 0 R] >> << /Type /Page >>', '/Type /ObjStm /N 2');
  expect(readPdf(createPdf([], [objects]))).toEqual({ pages: 1, text: false, locked: false });
});

test.each([
  ['(Night trains)', 'Night trains'],
  ['(Rain \\(and snow\\) \\251 \\\n2025)', 'Rain (and snow) © 2025'],
  ['<4E69676874>', 'Night'],
  ['<FEFF 0928 0026>', 'न&'],
  ['(\xef\xbb\xbfZ\xc3\xbcge)', 'Züge'],
  ['( )', undefined],
  ['(not closed', undefined],
])('the title of a file is read: %s', (written, title) => {
  const info = `<< /Producer (x) /Title ${written} /Author (Asha) >>`;
  const bytes = createPdf([stream(words)], [info])
    .toString('latin1')
    .replace('/Root 1 0 R', '/Root 1 0 R /Info 4 0 R');
  expect(readPdf(Buffer.from(bytes, 'latin1')).title).toBe(title);
});

test('a broken file gives no text and no exception', () => {
  const bytes = Buffer.from(
    '%PDF-1.4\n1 0 obj\n<< /Filter /FlateDecode >>\nstream\nnonsense\nendstream\nstream\nopen',
  );
  expect(readPdf(bytes)).toEqual({ pages: 0, text: false, locked: false });
});
