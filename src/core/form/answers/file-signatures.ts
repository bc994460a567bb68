/**
 * The first bytes of files by extension, as one character per byte. Text has no signature: it only must not
 * begin like one of the others. The browser checks only these bytes, the server the whole file.
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

/** The number of bytes that identify a file. */
export const signatureLength = 64;

/**
 * Whether a file's first bytes match its extension.
 * @param ending the extension in lower case
 * @param start the first bytes, one character each
 */
export function matchesSignature(ending: string, start: string): boolean {
  const own = fileSignatures[ending];
  if (own) return own.some((signature) => start.startsWith(signature));
  const others = Object.values(fileSignatures).flat();
  return !start.includes('\0') && !others.some((signature) => start.startsWith(signature));
}
