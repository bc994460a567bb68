import { decodePDFRawStream, PDFName, PDFRawStream, type PDFDocument } from '@cantoo/pdf-lib';

/** Removes font tables that only a browser needs from a PDF: shaping, names, hints. They are a sixth of a file. */
export function slimFonts({ context }: PDFDocument): void {
  for (const [ref, stream] of context.enumerateIndirectObjects()) {
    if (!(stream instanceof PDFRawStream) || !stream.dict.has(PDFName.of('Length1'))) continue;
    const font = withTables(Buffer.from(decodePDFRawStream(stream).decode()), [
      'cmap',
      'glyf',
      'head',
      'hhea',
      'hmtx',
      'loca',
      'maxp',
    ]);
    context.assign(ref, context.flateStream(font, { Length1: font.length }));
  }
}

/** A TrueType font with only some of its tables, unchanged. */
function withTables(font: Buffer, names: string[]): Buffer {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) =>
    font.subarray(12 + 16 * index, 28 + 16 * index),
  ).filter((entry) => names.includes(entry.toString('latin1', 0, 4)));
  const power = Math.floor(Math.log2(entries.length));
  const head = Buffer.from(font.subarray(0, 12));
  head.writeUInt16BE(entries.length, 4);
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (entries.length - 2 ** power), 10);
  const directory: Buffer[] = [head];
  const tables: Buffer[] = [];
  let offset = 12 + 16 * entries.length;
  for (const entry of entries) {
    const start = entry.readUInt32BE(8);
    const length = entry.readUInt32BE(12);
    const newEntry = Buffer.from(entry);
    newEntry.writeUInt32BE(offset, 8);
    directory.push(newEntry);
    tables.push(font.subarray(start, start + length), Buffer.alloc(-length & 3));
    offset += length + (-length & 3);
  }
  return Buffer.concat([...directory, ...tables]);
}
