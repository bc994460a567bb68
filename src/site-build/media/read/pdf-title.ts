/**
 * The title in the information dictionary of a PDF, which viewers show and indexes use; undefined if there is
 * none, or if the dictionary is in a compressed object.
 * @param plain the file, one character per byte
 */
export function pdfTitle(plain: string): string | undefined {
  const [, number, generation] = /\/Info\s+(\d+)\s+(\d+)\s+R/.exec(plain) ?? [];
  if (number === undefined) return undefined;
  const start = new RegExp(`(?:^|\\s)${number}\\s+${generation}\\s+obj\\b`).exec(plain)?.index;
  if (start === undefined) return undefined;
  const object = plain.slice(start, plain.indexOf('endobj', start));
  const [, text, hexadecimal] = /\/Title\s*(?:\(((?:\\[^]|[^\\()])*)\)|<([\dA-Fa-f\s]*)>)/.exec(object) ?? [];
  const bytes =
    text === undefined ? Buffer.from((hexadecimal ?? '').replace(/\s/g, ''), 'hex') : decodeLiteral(text);
  return decodeText(bytes).trim() || undefined;
}

/**
 * A literal string of PDF (ISO 32000-1, 7.3.4.2), with backslash escapes: a letter, an octal number, or the character
 * itself.
 */
function decodeLiteral(literal: string): Buffer {
  const plain = literal.replace(/\\(?:([0-7]{1,3})|(\r\n|[^]))/g, (_, octal?: string, letter = '') => {
    if (octal !== undefined) return String.fromCharCode(parseInt(octal, 8) % 256);
    return LETTERS[letter as string] ?? (letter as string);
  });
  return Buffer.from(plain, 'latin1');
}

/** The characters of the escapes; a line break after a backslash is skipped. */
const LETTERS: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  '\n': '',
  '\r': '',
  '\r\n': '',
};

/**
 * Decodes a PDF text. It is UTF-16 or UTF-8 if it begins with the byte order mark; otherwise it is close to
 * Latin-1.
 */
function decodeText(bytes: Buffer): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes[0] === 0xef && bytes[1] === 0xbb) return new TextDecoder('utf-8').decode(bytes);
  return bytes.toString('latin1');
}
