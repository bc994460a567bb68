/** The maximal depth, which protects recursive readers. */
export const MAX_DEPTH = 100;

/** The maximal number of entries of a list or object; more would block for seconds. */
export const MAX_ENTRIES = 2000;

/** The maximal number of characters of a file. */
export const MAX_LENGTH = 1_000_000;

/**
 * Up to this number of keys in an object, each key is compared with all others. For more keys this would be slow,
 * so larger objects count as "repeats", and the caller checks them.
 */
const MANY_KEYS = 500;

const NEW_LINE = 10;
const QUOTE = 34;
const BACKSLASH = 92;
const COMMA = 44;
const COLON = 58;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
const OPEN_BRACKET = 91;
const CLOSE_BRACKET = 93;

/**
 * The hashes of the keys in open objects, and the index at which each object's hashes begin. All scans share these
 * arrays, because only one runs at a time.
 */
const hashes: number[] = [];
const starts: number[] = [];
/** The number of commas so far, per open bracket. */
const commas: number[] = [];

/**
 * Checks valid JSON for problems that JSON.parse ignores: repeated keys and extreme size. Scans the text once
 * without allocations. "repeats" means that a key may be repeated.
 */
export function inspectStructure(text: string): 'plain' | 'repeats' | 'deep' | 'long' {
  if (text.length > MAX_LENGTH) return 'long';
  let depth = 0;
  let used = 0;
  let mayRepeat = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      const end = endOfString(text, at + 1);
      let next = end + 1;
      while (text.charCodeAt(next) <= 32) next++;
      if (text.charCodeAt(next) === COLON) {
        const hash = hashKey(text, at + 1, end);
        if (hash === ESCAPED || used - starts[depth]! > MANY_KEYS) mayRepeat = true;
        for (let index = starts[depth]!; index < used && !mayRepeat; index++)
          mayRepeat = hashes[index] === hash;
        hashes[used++] = hash;
      }
      at = next - 1;
    } else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      if (++depth > MAX_DEPTH) return 'deep';
      starts[depth] = used;
      commas[depth] = 0;
    } else if (code === COMMA) {
      if (++commas[depth]! >= MAX_ENTRIES) return 'long';
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) used = starts[depth--]!;
  }
  return mayRepeat ? 'repeats' : 'plain';
}

/** The offset of the quote that ends the string whose first character is at `start`. */
export function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes++;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
}

/** The result for a key with an escape: larger than any hash. */
const ESCAPED = 2 ** 40;

function hashKey(text: string, start: number, end: number): number {
  let hash = end - start;
  // An escaped key may equal an unescaped one, so the caller compares all of them.
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) return ESCAPED;
    hash = (Math.imul(hash, 31) + code) | 0;
  }
  return hash;
}

/** The offset of the bracket that exceeds the limit, or -1; works with invalid JSON too. */
export function findTooDeepBracket(text: string, limit: number): number {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isInString) {
      if (code === BACKSLASH) at++;
      else if (code === QUOTE || code === NEW_LINE) isInString = false;
    } else if (code === QUOTE) isInString = true;
    else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      if (++depth > limit) return at;
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) depth--;
  }
  return -1;
}
