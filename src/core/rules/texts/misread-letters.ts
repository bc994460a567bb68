import type { TextDiagnostic } from './text-diagnostic.ts';

/**
 * Finds letters that a program has changed: doubly escaped ones, accents as separate characters, and text
 * that was decoded in the wrong encoding, such as “cafÃ©” for “café”. A suspicious sequence counts only if
 * its characters, taken as bytes, are valid UTF-8.
 * @returns at most three diagnostics of each kind
 */
export function misreadLetters(text: string): readonly TextDiagnostic[] {
  return [...escapedLetters(text), ...separateAccents(text), ...wrongEncoding(text)];
}

/** A JSON escape that was escaped twice: visitors would read it. */
function escapedLetters(text: string): readonly TextDiagnostic[] {
  return [...text.matchAll(/\\u([\da-fA-F]{4})/g)]
    .slice(0, 3)
    .flatMap(({ 0: wrongLetters, 1: code = '', index }) => {
      const intended = String.fromCharCode(parseInt(code, 16));
      if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(intended)) return [];
      const message = `“${wrongLetters}” is “${intended}” in a wrong encoding; visitors would read it.`;
      return [
        {
          offset: index,
          length: wrongLetters.length,
          code: CODE,
          message,
          hint: `Write ${intended}.`,
          fix: intended,
        },
      ];
    });
}

/**
 * A letter and its accent as two characters: some fonts show them side by side, and a search does not find
 * the word.
 */
function separateAccents(text: string): readonly TextDiagnostic[] {
  return [...text.matchAll(/[A-Za-z][\u0300-\u036f]/g)].slice(0, 3).flatMap(({ 0: wrongLetters, index }) => {
    const intended = wrongLetters.normalize('NFC');
    if (intended === wrongLetters) return [];
    const message = `“${intended}” is written as two characters: a letter, and its accent.`;
    return [
      {
        offset: index,
        length: wrongLetters.length,
        code: CODE,
        message,
        hint: `Write ${intended} as one.`,
        fix: intended,
      },
    ];
  });
}

const CODE = 'misread-letters';

function wrongEncoding(text: string): readonly TextDiagnostic[] {
  return [...text.matchAll(SUSPECT)].slice(0, 3).flatMap(({ 0: wrongLetters, index }) => {
    const intended = decodeSequence(wrongLetters);
    if (intended === undefined) return [];
    return [
      {
        offset: index,
        length: wrongLetters.length,
        code: CODE,
        message: `“${wrongLetters}” was “${intended}” before a program read it in the wrong encoding.`,
        hint: `Write ${intended}.`,
        fix: intended,
      },
    ];
  });
}

/** The characters of Windows-1252 for the bytes 80 to 9F; five are undefined. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** A first byte of UTF-8, decoded as Windows-1252, followed by the right number of continuation bytes. */
const AFTER = `[\\u0080-\\u00bf${WINDOWS}]`;
const SUSPECT = new RegExp(`[Â-ß]${AFTER}|[à-ï]${AFTER}{2}|[ð-ô]${AFTER}{3}`, 'g');

/** Matches the first two characters of every such sequence: a text without a match has no such sequence. */
export const MAY_BE_MISREAD = new RegExp(`[Â-ô]${AFTER}`);

function decodeSequence(wrongLetters: string): string | undefined {
  if (isWritten(wrongLetters)) return undefined;
  const bytes = [...wrongLetters].map((sign) => {
    const place = WINDOWS.indexOf(sign);
    return place < 0 ? sign.charCodeAt(0) : 0x80 + place;
  });
  try {
    // Percent-encoded bytes of UTF-8.
    const intended = decodeURIComponent(bytes.map((byte) => `%${byte.toString(16)}`).join(''));
    return /^[\p{L}\p{M}\p{N}\p{P}\p{S}]$/u.test(intended) ? intended : undefined;
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/**
 * Whether a sequence may be intended: a capital at the end of a quotation or before a punctuation mark, such
 * as “LÂ”, «Ç».
 */
function isWritten(wrongLetters: string): boolean {
  return wrongLetters.length === 2 && /[»”’›…–—™]$/.test(wrongLetters);
}
