import { strToU8, zipSync, type Zippable } from 'fflate';

const contents = (more = '') =>
  strToU8(
    `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${more}</Types>`,
  );

export const pdf = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n',
);
export const encryptedPdf = Buffer.from(pdf.toString().replace('/Root', '/Encrypt 5 0 R /Root'));
export const rtf = Buffer.from('{\\rtf1\\ansi A paper.}');
export const tex = Buffer.from('\\documentclass{article}\\begin{document}हिन्दी\\end{document}');

export const docx = (more: Zippable = {}, types = ''): Buffer =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': contents(types),
      'word/document.xml': strToU8('<w:document/>'),
      ...more,
    }),
  );

export const odt = (more: Zippable = {}, manifest = '<manifest/>'): Buffer =>
  Buffer.from(
    zipSync({
      mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
      'content.xml': strToU8('<office:document-content/>'),
      'META-INF/manifest.xml': strToU8(manifest),
      ...more,
    }),
  );

/** A compound file as Word wrote it before 2007, with the given streams. */
export const doc = (...streams: string[]): Buffer => {
  const names = streams.map((name) => Buffer.from(`${name}\0`, 'utf16le'));
  return Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    ...names,
    Buffer.alloc(512),
  ]);
};

/** An archive whose directory declares too small a size for an entry. */
export function lyingDocx(): Buffer {
  const file = docx({ 'word/media/image1.png': new Uint8Array(5_000_000) });
  const name = Buffer.from('word/media/image1.png');
  const at = file.lastIndexOf(name) - 46;
  file.writeUInt32LE(7000, at + 24);
  return file;
}
