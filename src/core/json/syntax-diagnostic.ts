import { MAX_SEARCH } from './max-search.ts';
import { printParseErrorCode, type ParseError } from 'jsonc-parser';
import { characterName } from './character-name.ts';
import { syntaxMessages } from './syntax-messages.ts';

/** A diagnostic of text that is not valid JSON, with its position in the text. */
export interface SyntaxDiagnostic {
  offset: number;
  length: number;
  code: string;
  message: string;
  hint: string;
  /** The replacement for the range, if it is certain. */
  fix?: string;
}

/** The message for one parser error, placed where it can be repaired. */
export function syntaxDiagnostic(text: string, { error, offset, length }: ParseError): SyntaxDiagnostic {
  const name = printParseErrorCode(error);
  const word = text.slice(offset, offset + length);
  const comma = commaBefore(text, offset);
  if (NEEDS_MORE.has(name) && /^[}\]]$/.test(word) && comma >= 0) {
    return { offset: comma, length: 1, ...syntaxMessages['trailing-comma'], fix: '' };
  }
  if (NEEDS_MORE.has(name) && word === ',' && comma >= 0)
    return { offset, length, ...syntaxMessages['double-comma'], fix: '' };
  const opener = name === 'PropertyNameExpected' && word === '{' ? signBefore(text, offset) : -1;
  if (text[opener] === '{')
    return { offset: opener, length: 1, ...syntaxMessages['object-for-list'], fix: '[' };
  if (name === 'PropertyNameExpected' && word === '{' && comma >= 0)
    return { offset, length, ...syntaxMessages['open-object'] };
  if (name === 'ColonExpected' && word === ',')
    return { offset, length, ...syntaxMessages['comma-for-colon'], fix: ':' };
  const quote = quoteWithin(text, offset);
  if (quote >= 0)
    return openKey(text, quote) ?? { offset: quote, length: 1, ...syntaxMessages['quote-in-text'] };
  const date = name === 'CommaExpected' ? bareDate(text, offset) : undefined;
  if (date) return date;
  if (isWrongNumber(name, word, text, offset)) return { offset, length, ...syntaxMessages['wrong-number'] };
  if (name === 'InvalidSymbol')
    return { offset, length, ...describeSymbol(word), ...quoteFix(text, offset, word) };
  if (name === 'InvalidCharacter') return controlCharacter(text, offset);
  if (name === 'InvalidEscapeCharacter' || name === 'InvalidUnicode')
    return wrongEscape(text, offset, length);
  const code = CODES[name] ?? 'syntax';
  const texts = syntaxMessages[code];
  if (code !== 'missing-comma') return { offset, length, ...texts };
  return {
    offset,
    length,
    ...texts,
    message: `A comma is missing before ${word.length > 30 ? word.slice(0, 30) + '…' : word}.`,
    fix: `,${word}`,
  };
}

/**
 * The offset of the quote before a word that is invalid there, if another quote follows on the line: it was
 * probably part of the text. -1 if there is none.
 */
function quoteWithin(text: string, offset: number): number {
  if (text[offset - 1] !== '"' || text[offset - 2] === '\\') return -1;
  const [rest = ''] = text.slice(offset, offset + MAX_SEARCH).split('\n', 1);
  return /^[^\s,:}\]"=;：，][^"]*"/.test(rest) ? offset - 1 : -1;
}

/** A key without its closing quote extends to the opening quote of the next text. */
function openKey(text: string, quote: number): SyntaxDiagnostic | undefined {
  const [key] =
    /"[\w$-]{1,60}[ \t]*:[ \t]*(?:[[{][ \t]*)?$/.exec(text.slice(Math.max(0, quote - 100), quote)) ?? [];
  return key === undefined
    ? undefined
    : { offset: quote - key.length, length: 1, ...syntaxMessages['open-string'] };
}

/** A day or moment without quotes: the parser reads its year as a number, and fails after it. */
function bareDate(text: string, offset: number): SyntaxDiagnostic | undefined {
  const [year = ''] = /\d{4}$/.exec(text.slice(Math.max(0, offset - 4), offset)) ?? [];
  const [rest] = /^-\d{1,2}(-\d{1,2}(T[\d:]*)?)?(?=[\s,}\]])/.exec(text.slice(offset, offset + 20)) ?? [];
  if (year === '' || rest === undefined) return undefined;
  const date = year + rest;
  const message = `${date} needs double quotes around it.`;
  const place = { offset: offset - year.length, length: date.length };
  return { ...place, ...syntaxMessages['missing-quotes'], message, fix: `"${date}"` };
}

/** A number followed by a word that belongs to it: 01, 2,5, 30%; or a number with a plus. */
function isWrongNumber(name: string, word: string, text: string, offset: number): boolean {
  const before = text.slice(Math.max(0, offset - 2), offset);
  if (name === 'CommaExpected') return /^\d/.test(word) && /[\d.]$/.test(before);
  if (name === 'PropertyNameExpected') return /^\d/.test(word) && /\d,$/.test(before);
  return (
    name === 'InvalidSymbol' && (/^[+.]\d/.test(word) || (/\d$/.test(before) && /^[%\p{L}]/u.test(word)))
  );
}

function describeSymbol(word: string): Omit<SyntaxDiagnostic, 'offset' | 'length'> {
  if (/^['‘’“”]/.test(word))
    return { ...syntaxMessages['wrong-quotes'], message: `${word}… is not in straight double quotes.` };
  const hint = characterHints[word[0] ?? ''];
  if (hint !== undefined) return { code: 'wrong-character', message: `${word} is not part of JSON.`, hint };
  if (/^\s/.test(word))
    return {
      ...syntaxMessages['wrong-blank'],
      message: `Here is ${characterName(word)} in place of a space.`,
    };
  const literal = literals[word.toLowerCase()];
  if (literal)
    return {
      code: 'wrong-literal',
      message: `${word} is not a value in JSON.`,
      hint: `Write ${literal}.`,
      ...(/^\w+$/.test(literal) && { fix: literal }),
    };
  return { ...syntaxMessages['missing-quotes'], message: `${word} needs double quotes around it.` };
}

/** The word in straight double quotes, if it has other quotes, or is a key without quotes. */
function quoteFix(text: string, offset: number, word: string): Pick<SyntaxDiagnostic, 'fix'> {
  const [, inner] =
    /^'([^'"\\]*)'$/.exec(word) ?? /^‘([^‘’"\\]*)’$/.exec(word) ?? /^“([^“”"\\]*)”$/.exec(word) ?? [];
  if (inner !== undefined) return { fix: `"${inner}"` };
  const isKey = /^[$\w-]+$/.test(word) && /^[ \t]*:/.test(text.slice(offset + word.length));
  return isKey ? { fix: `"${word}"` } : {};
}

/** Characters of other languages and keyboards, with their JSON equivalents. */
const characterHints: Record<string, string> = {
  '=': 'Write a colon between a key and its value.',
  '：': 'Write a colon (:) between a key and its value.',
  ';': 'Write a comma between entries.',
  '，': 'Write a comma (,) between entries.',
  '(': 'Lists are between [ and ], objects between { and }.',
  ')': 'Lists are between [ and ], objects between { and }.',
  '#': 'JSON has no comments: remove the line.',
};

const literals: Record<string, string> = {
  true: 'true',
  yes: 'true',
  false: 'false',
  no: 'false',
  null: 'null',
  none: 'null',
  undefined: 'null, or leave the key out',
};

function commaBefore(text: string, offset: number): number {
  const at = signBefore(text, offset);
  return text[at] === ',' ? at : -1;
}

function signBefore(text: string, offset: number): number {
  let at = offset - 1;
  while (at >= 0 && /\s/.test(text[at]!)) at--;
  return at;
}

/** The first character that JSON texts must not contain unescaped. */
export function controlCharacter(text: string, from: number): SyntaxDiagnostic {
  const offset = from + Math.max(0, text.slice(from).search(/[^\n\r\u0020-\uffff]/));
  const message = `A text contains ${characterName(text[offset] ?? '')}.`;
  return { offset, length: 1, ...syntaxMessages['control-character'], message };
}

function wrongEscape(text: string, from: number, length: number): SyntaxDiagnostic {
  const index = text.slice(from, from + length).search(/(?<!\\)(?:\\\\)*\\(?!["\\/bfnrt]|u[\da-f]{4})/i);
  return { offset: from + Math.max(0, index), length: 2, ...syntaxMessages['wrong-escape'] };
}

/** The parser's error codes for a missing value or key. */
const NEEDS_MORE = new Set(['PropertyNameExpected', 'ValueExpected']);

const CODES: Record<string, keyof typeof syntaxMessages> = {
  InvalidNumberFormat: 'wrong-number',
  UnexpectedEndOfNumber: 'wrong-number',
  PropertyNameExpected: 'missing-key-name',
  ValueExpected: 'missing-value',
  ColonExpected: 'missing-colon',
  CommaExpected: 'missing-comma',
  CloseBraceExpected: 'missing-bracket',
  CloseBracketExpected: 'missing-bracket',
  EndOfFileExpected: 'text-after-end',
  InvalidCommentToken: 'comment',
  UnexpectedEndOfComment: 'comment',
  UnexpectedEndOfString: 'open-string',
};
