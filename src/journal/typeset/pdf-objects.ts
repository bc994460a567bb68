import { deflateSync, inflateSync } from 'node:zlib';

/** The objects of a PDF by their number, each as the text between `obj` and `endobj` (bytes as Latin-1). */
export type PdfObjects = Map<number, string>;

/** Takes apart a PDF as Chromium writes it: with one table of plain objects. */
export function readObjects(bytes: Buffer): PdfObjects {
  const text = bytes.toString('latin1');
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const offsets = [...text.slice(table).matchAll(/^(\d{10}) \d{5} n/gm)].map(([, offset]) => Number(offset));
  const objects: PdfObjects = new Map();
  for (const offset of offsets) {
    const [head = '', number] = /^(\d+) 0 obj\n/.exec(text.slice(offset, offset + 20)) ?? [];
    const next = Math.min(table, ...offsets.filter((other) => other > offset));
    objects.set(Number(number), text.slice(offset + head.length, text.lastIndexOf('\nendobj', next)));
  }
  return objects;
}

/**
 * Writes a PDF in which small objects share one compressed stream: the tags of a document are thousands of them.
 * @param objects the objects
 * @param root the number of the catalog
 * @param info the number of the object that says what the file is
 * @param id what tells this file from others: 32 hexadecimal digits
 */
export function writeObjects(objects: PdfObjects, root: number, info: number, id: string): Buffer {
  const packed = [...objects].filter(
    ([number, object]) => ![root, info].includes(number) && !isStream(object),
  );
  const holder = Math.max(...objects.keys()) + 1;
  const places = new Map(packed.map(([number], index) => [number, [2, holder, index]]));
  let file = '%PDF-1.5\n%\xe2\xe3\xcf\xd3\n';
  const add = (number: number, object: string) => {
    places.set(number, [1, file.length, 0]);
    file += `${number} 0 obj\n${object}\nendobj\n`;
  };
  for (const [number, object] of objects) if (!places.has(number)) add(number, object);
  let head = '';
  let body = '';
  for (const [number, object] of packed) {
    head += `${number} ${body.length} `;
    body += `${object}\n`;
  }
  add(
    holder,
    streamObject(
      `/Type /ObjStm /N ${packed.length} /First ${head.length}`,
      Buffer.from(head + body, 'latin1'),
    ),
  );
  const start = file.length;
  places.set(holder + 1, [1, start, 0]);
  const table = Buffer.alloc(7 * (holder + 2));
  for (const [number, [kind = 0, at = 0, index = 0]] of places) {
    table.writeUInt8(kind, 7 * number);
    table.writeUInt32BE(at, 7 * number + 1);
    table.writeUInt16BE(index, 7 * number + 5);
  }
  const trailer = `/Type /XRef /Size ${holder + 2} /W [1 4 2] /Root ${root} 0 R /Info ${info} 0 R /ID [<${id}> <${id}>]`;
  file += `${holder + 1} 0 obj\n${streamObject(trailer, table)}\nendobj\n`;
  return Buffer.from(`${file}startxref\n${start}\n%%EOF\n`, 'latin1');
}

export function isStream(object: string): boolean {
  return object.endsWith('\nendstream');
}

/** A stream from its dictionary and what it holds, compressed as far as it goes. */
export function streamObject(dictionary: string, content: Buffer): string {
  const bytes = deflateSync(content, { level: 9 }).toString('latin1');
  return `<<${dictionary} /Filter /FlateDecode /Length ${bytes.length}>>\nstream\n${bytes}\nendstream`;
}

/** What a compressed stream holds. */
export function contentOf(object: string): Buffer {
  const start = object.indexOf('stream\n') + 'stream\n'.length;
  return inflateSync(Buffer.from(object.slice(start, -'\nendstream'.length), 'latin1'));
}
