/**
 * How files of a kind begin, by the ending of their names; written as one character for each byte. Text has no such
 * signature: it must not begin as one of the others does. The browser looks at these bytes alone, the server at all.
 */
export const fileSignatures: Readonly<Record<string, readonly string[]>> = {
  pdf: ['%PDF-', '\xef\xbb\xbf%PDF-', '\n%PDF-', '\r\n%PDF-'],
  doc: ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  docx: ['PK\x03\x04'],
  odt: ['PK\x03\x04'],
  rtf: ['{\\rtf'],
  png: ['\x89PNG\r\n\x1a\n'],
  jpg: ['\xff\xd8\xff'],
  jpeg: ['\xff\xd8\xff'],
};

/** How many bytes of a file tell what it is. */
export const signatureLength = 64;

/**
 * Whether a file may be what its name says.
 * @param ending of its name, in small letters
 * @param start its first bytes, as one character for each
 */
export function beginsAs(ending: string, start: string): boolean {
  const own = fileSignatures[ending];
  if (own) return own.some((signature) => start.startsWith(signature));
  const others = Object.values(fileSignatures).flat();
  return !start.includes('\0') && !others.some((signature) => start.startsWith(signature));
}
