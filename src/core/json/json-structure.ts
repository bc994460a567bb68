/** Deeper than this, a file is a mistake; recursive readers need a limit. */
export const MAX_DEPTH = 100;

/** A list or an object with more entries than this is a mistake, and would keep its reader busy for seconds. */
export const MAX_ENTRIES = 2000;

/** A file with more characters than this is a mistake. */
export const MAX_LENGTH = 1_000_000;

/** An object with more keys than this is looked into by other means: comparing each with all would take long. */
const MANY_KEYS = 500;

const QUOTE = 34;
const BACKSLASH = 92;
const COMMA = 44;
const COLON = 58;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
const OPEN_BRACKET = 91;
const CLOSE_BRACKET = 93;

/** Hashes of the keys of the objects that are open, and where each object's begin. One scan runs at a time. */
const hashes: number[] = [];
const starts: number[] = [];
/** How many commas each of them has so far. */
const commas: number[] = [];

/**
 * Looks at text that JSON.parse accepted for what JSON.parse keeps silent about: a key that appears twice in one object,
 * and absurd size. Reads the text once without making anything; a possible repetition is to be looked into.
 */
export function structureOf(text: string): 'plain' | 'repeats' | 'deep' | 'long' {
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
        const hash = hashOf(text, at + 1, end);
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
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes++;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
}

/** More than any hash can be. */
const ESCAPED = 2 ** 40;

function hashOf(text: string, start: number, end: number): number {
  let hash = end - start;
  // An escaped key may be the same as one that is not: all of them are looked into.
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) return ESCAPED;
    hash = (Math.imul(hash, 31) + code) | 0;
  }
  return hash;
}

/** Where the text opens one bracket more than the limit, or -1; it needs no correct JSON. */
export function offsetOfDepth(text: string, limit: number): number {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at++;
      else if (character === '"' || character === '\n') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') {
      if (++depth > limit) return at;
    } else if (character === '}' || character === ']') depth--;
  }
  return -1;
}
