import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { manuscriptTemplates } from '../../src/node/documents/write-documents.ts';

const config = path.resolve(import.meta.dirname, '../../pages-config');
let made: { file: string; bytes: Uint8Array }[];
let word: Record<string, string>;
let tex: string;

beforeAll(async () => {
  made = await manuscriptTemplates(config);
  const [docx, latex] = made;
  word = Object.fromEntries(
    Object.entries(unzipSync(docx!.bytes)).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
  tex = new TextDecoder().decode(latex!.bytes);
});

test('the templates were made from the text that is there now (else: npm run documents)', async () => {
  for (const { file, bytes } of made) {
    expect((await readFile(path.join(config, file))).equals(bytes), file).toBe(true);
  }
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

test('neither names an author', () => {
  expect(Object.values(word).join('')).not.toMatch(/dc:creator|lastModifiedBy|<Company>/);
  expect(word['word/settings.xml']).toContain('<w:removePersonalInformation/>');
  expect(tex).toContain('\\author{} %');
  expect(tex).toContain('pdfauthor={}');
});

test('signs that mean something in LaTeX are escaped, and every environment is closed', () => {
  expect(tex).toContain('Fernandes \\& Oommen');
  expect(tex.replace(/%.*/g, '')).not.toMatch(/[–“”’]/);
  const begun = [...tex.matchAll(/\\begin\{(\w+)\}/g)].map(([, name]) => name).sort();
  const ended = [...tex.matchAll(/\\end\{(\w+)\}/g)].map(([, name]) => name).sort();
  expect(ended).toEqual(begun);
});

test('both hold the same headings', () => {
  const headings = [...tex.matchAll(/\\(?:sub)?section\{([^}]+)\}/g)].map(([, text]) => text!);
  expect(headings.length).toBeGreaterThanOrEqual(7);
  for (const heading of headings) expect(word['word/document.xml']).toContain(`>${heading}</w:t>`);
});
