import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { createPackedDocuments } from '../../workshop/samples/write-documents.ts';
import { root } from '../../helpers/project.ts';

let word: Record<string, string>;
let tex: string;

beforeAll(async () => {
  const files = await createPackedDocuments(path.join(root, 'pages-config'));
  const parts = unzipSync(files['_media/downloads/manuscript-template.docx']!);
  word = Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, strFromU8(bytes)]));
  tex = strFromU8(files['_media/downloads/manuscript-template.tex']!);
});

test('the Word file has real headings, a table with a head and hanging references', () => {
  const document = word['word/document.xml']!;
  for (const style of ['Title', 'Heading1', 'Heading2', 'Caption', 'Bibliography', 'Note']) {
    expect(document).toContain(`<w:pStyle w:val="${style}"/>`);
    expect(word['word/styles.xml']).toContain(`w:styleId="${style}"`);
  }
  expect(document).toContain('<w:tblHeader/>');
  expect(document).toContain('<w:lnNumType');
});

test('neither template for manuscripts names an author', () => {
  expect(Object.values(word).join('')).not.toMatch(/dc:creator|lastModifiedBy|<Company>/);
  expect(word['word/settings.xml']).toContain('<w:removePersonalInformation/>');
  expect(tex).toContain('\\author{} %');
  expect(tex).toContain('pdfauthor={}');
});

test('special characters of LaTeX are escaped, and every environment is closed', () => {
  expect(tex).toContain('Fernandes \\& Oommen');
  expect(tex.replace(/%.*/g, '')).not.toMatch(/[–“”’]/);
  const begun = [...tex.matchAll(/\\begin\{(\w+)\}/g)].map(([, name]) => name).sort();
  const ended = [...tex.matchAll(/\\end\{(\w+)\}/g)].map(([, name]) => name).sort();
  expect(ended).toEqual(begun);
});

test('both templates have the same headings', () => {
  const headings = [...tex.matchAll(/\\(?:sub)?section\{([^}]+)\}/g)].map(([, text]) => text!);
  expect(headings.length).toBeGreaterThanOrEqual(7);
  for (const heading of headings) expect(word['word/document.xml']).toContain(`>${heading}</w:t>`);
});
