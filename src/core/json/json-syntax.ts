import { getNodeValue, parseTree, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { MAX_DIAGNOSTICS } from '../diagnostic.ts';
import { characterName } from './character-name.ts';
import { syntaxMessages } from './syntax-messages.ts';
import { positions } from './text-position.ts';

export interface SyntaxFault {
  offset: number;
  length: number;
  code: string;
  message: string;
  hint: string;
}

/**
 * Says why a text is not JSON; gives the data too where what was meant is beyond doubt. A file with a cause that
 * makes everything after it wrong (its encoding, a merge) gets that one fault alone.
 */
export function syntaxFaults(text: string): { faults: SyntaxFault[]; data: unknown } {
  const cause = encodingFault(text) ?? mergeConflict(text);
  if (cause) return { faults: [cause], data: undefined };
  const faults: SyntaxFault[] = [];
  let body = text;
  if (text.charCodeAt(0) === 0xfeff) {
    faults.push({ offset: 0, length: 1, ...syntaxMessages['byte-order-mark'] });
    body = ' ' + text.slice(1);
  }
  if (body.trim() === '')
    return { faults: [{ offset: 0, length: 0, ...syntaxMessages['empty-file'] }], data: undefined };
  const errors: ParseError[] = [];
  const tree = parseTree(body, errors, { disallowComments: true });
  const found = onePerLine(
    errors.map((error) => faultOf(body, error)),
    body,
  );
  if (found.length === 0 && errors.length === 0 && faults.length === 0) found.push(controlCharacter(body, 0));
  faults.push(...found);
  const harmless = tree !== undefined && faults.every(({ code }) => HARMLESS.has(code));
  // The parser's own objects have no prototype, which others don't expect.
  return { faults, data: harmless ? JSON.parse(JSON.stringify(getNodeValue(tree))) : undefined };
}

/** Bytes that are not UTF-8 were read as U+FFFD; text in UTF-16 then has a NUL beside every ASCII character. */
export function encodingFault(text: string): SyntaxFault | undefined {
  const offset = text.indexOf('\ufffd');
  if (/^\ufffd{0,2}(?:[^\0]\0|\0[^\0]){2}/.test(text))
    return { offset: 0, length: 1, ...syntaxMessages['utf-16'] };
  return offset < 0 ? undefined : { offset, length: 1, ...syntaxMessages['not-utf-8'] };
}

function mergeConflict(text: string): SyntaxFault | undefined {
  const found = /^(?:<{7} .*|={7}|>{7} .*)$/m.exec(text);
  return found
    ? { offset: found.index, length: found[0].length, ...syntaxMessages['merge-conflict'] }
    : undefined;
}

/** One slip makes the parser stumble several times: the first on each line counts, and the end of the file only alone. */
function onePerLine(faults: SyntaxFault[], text: string): SyntaxFault[] {
  const positionAt = positions(text);
  const lines = new Set<number>();
  const offsets = new Set<number>();
  const kept: SyntaxFault[] = [];
  for (const fault of faults) {
    const last = kept.at(-1)?.code;
    if (fault.code === 'missing-bracket' && last !== undefined) continue;
    // A text that stays open swallows the comma behind it.
    if (fault.code === 'missing-comma' && last === 'open-string') continue;
    const { line } = positionAt(fault.offset);
    if (offsets.has(fault.offset)) continue;
    if (lines.has(line) && !HARMLESS.has(fault.code)) continue;
    if (kept.length >= MAX_DIAGNOSTICS) break;
    lines.add(line);
    offsets.add(fault.offset);
    kept.push(fault);
  }
  return kept;
}

function faultOf(text: string, { error, offset, length }: ParseError): SyntaxFault {
  const name = printParseErrorCode(error);
  const word = text.slice(offset, offset + length);
  const comma = commaBefore(text, offset);
  if ((name === 'PropertyNameExpected' || name === 'ValueExpected') && /^[}\]]$/.test(word) && comma >= 0) {
    return { offset: comma, length: 1, ...syntaxMessages['trailing-comma'] };
  }
  const quote = quoteWithin(text, offset);
  if (quote >= 0) return { offset: quote, length: 1, ...syntaxMessages['quote-in-text'] };
  if (name === 'InvalidSymbol') return { offset, length, ...symbol(word) };
  if (name === 'CommaExpected' && /^\d/.test(word) && /[\d.]$/.test(text.slice(0, offset))) {
    return { offset, length, ...syntaxMessages['wrong-number'] };
  }
  if (name === 'InvalidCharacter') return controlCharacter(text, offset);
  const code = CODES[name] ?? 'syntax';
  const saying = syntaxMessages[code];
  if (code !== 'missing-comma') return { offset, length, ...saying };
  return {
    offset,
    length,
    ...saying,
    message: `A comma is missing before ${word.length > 30 ? word.slice(0, 30) + '…' : word}.`,
  };
}

/**
 * The quote directly before a word that no JSON can hold there, where a further quote follows on the line: it was
 * meant to be a character of the text. -1 where there is none.
 */
function quoteWithin(text: string, offset: number): number {
  if (text[offset - 1] !== '"' || text[offset - 2] === '\\') return -1;
  const end = text.indexOf('\n', offset);
  const rest = text.slice(offset, end < 0 ? undefined : Math.min(end, offset + 2000));
  return /^[^\s,:}\]"][^"]*"/.test(rest) ? offset - 1 : -1;
}

function symbol(word: string): Omit<SyntaxFault, 'offset' | 'length'> {
  if (/^['‘’“”]/.test(word))
    return { ...syntaxMessages['wrong-quotes'], message: `${word}… is not in straight double quotes.` };
  const literal = literals[word.toLowerCase()];
  if (literal)
    return { code: 'wrong-literal', message: `${word} is not known in JSON.`, hint: `Write ${literal}.` };
  return { ...syntaxMessages['missing-quotes'], message: `${word} needs double quotes around it.` };
}

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
  let at = offset - 1;
  while (at >= 0 && /\s/.test(text[at]!)) at--;
  return text[at] === ',' ? at : -1;
}

/** The first character after an offset that no text may hold as it is. */
function controlCharacter(text: string, from: number): SyntaxFault {
  // oxlint-disable-next-line no-control-regex
  const found = text.slice(from).search(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]|\t(?=[^"\n]*"\s*[:,}\]])/);
  const offset = from + Math.max(0, found);
  const message = `A text holds ${characterName(text[offset] ?? '')}.`;
  return { offset, length: 1, ...syntaxMessages['control-character'], message };
}

const HARMLESS = new Set(['byte-order-mark', 'trailing-comma', 'comment']);

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
  InvalidUnicode: 'wrong-escape',
  InvalidEscapeCharacter: 'wrong-escape',
};
