import { getNodeValue, parseTree, printParseErrorCode, type ParseError } from 'jsonc-parser';

export interface SyntaxFault {
  offset: number;
  length: number;
  code: string;
  message: string;
  hint: string;
}

/** Says why a text is not JSON; gives the data too where what was meant is beyond doubt. */
export function syntaxFaults(text: string): { faults: SyntaxFault[]; data: unknown } {
  const faults: SyntaxFault[] = [];
  let body = text;
  if (text.charCodeAt(0) === 0xfeff) {
    faults.push({ offset: 0, length: 1, ...SAYINGS['byte-order-mark'] });
    body = ' ' + text.slice(1);
  }
  if (body.trim() === '')
    return { faults: [{ offset: 0, length: 0, ...SAYINGS['empty-file'] }], data: undefined };
  const errors: ParseError[] = [];
  const tree = parseTree(body, errors, { disallowComments: true });
  const found = onePerLine(
    errors.map((error) => faultOf(body, error)),
    body,
  );
  if (found.length === 0 && errors.length === 0 && faults.length === 0) found.push(controlCharacter(body));
  faults.push(...found);
  const harmless = tree !== undefined && faults.every(({ code }) => HARMLESS.has(code));
  // The parser's own objects have no prototype, which others don't expect.
  return { faults, data: harmless ? JSON.parse(JSON.stringify(getNodeValue(tree))) : undefined };
}

/** One slip makes the parser stumble several times: the first on each line counts, and the end of the file only alone. */
function onePerLine(faults: SyntaxFault[], text: string): SyntaxFault[] {
  const lines = new Set<number>();
  const kept: SyntaxFault[] = [];
  for (const fault of faults) {
    const last = kept.at(-1)?.code;
    if (fault.code === 'missing-bracket' && last !== undefined) continue;
    // A text that stays open swallows the comma behind it.
    if (fault.code === 'missing-comma' && last === 'open-string') continue;
    const line = text.slice(0, fault.offset).split('\n').length;
    if (kept.some(({ offset }) => offset === fault.offset)) continue;
    if (lines.has(line) && !HARMLESS.has(fault.code)) continue;
    lines.add(line);
    kept.push(fault);
  }
  return kept;
}

function faultOf(text: string, { error, offset, length }: ParseError): SyntaxFault {
  const name = printParseErrorCode(error);
  const word = text.slice(offset, offset + length);
  const comma = commaBefore(text, offset);
  if ((name === 'PropertyNameExpected' || name === 'ValueExpected') && /^[}\]]$/.test(word) && comma >= 0) {
    return { offset: comma, length: 1, ...SAYINGS['trailing-comma'] };
  }
  if (name === 'InvalidSymbol') return { offset, length, ...symbol(word) };
  if (name === 'CommaExpected' && /^\d/.test(word) && /[\d.]$/.test(text.slice(0, offset))) {
    return { offset, length, ...SAYINGS['wrong-number'] };
  }
  const code = CODES[name] ?? 'syntax';
  const saying = SAYINGS[code];
  if (code !== 'missing-comma') return { offset, length, ...saying };
  return {
    offset,
    length,
    ...saying,
    message: `A comma is missing before ${word.length > 30 ? word.slice(0, 30) + '…' : word}.`,
  };
}

function symbol(word: string): Omit<SyntaxFault, 'offset' | 'length'> {
  if (/^['‘’“”]/.test(word))
    return { ...SAYINGS['wrong-quotes'], message: `${word}… is not in straight double quotes.` };
  return { ...SAYINGS['missing-quotes'], message: `${word} needs double quotes around it.` };
}

function commaBefore(text: string, offset: number): number {
  let at = offset - 1;
  while (at >= 0 && /\s/.test(text[at]!)) at--;
  return text[at] === ',' ? at : -1;
}

function controlCharacter(text: string): SyntaxFault {
  // eslint-disable-next-line no-control-regex
  const offset = Math.max(0, text.search(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]|\t(?=[^"\n]*"\s*[,}\]])/));
  return { offset, length: 1, ...SAYINGS['control-character'] };
}

const HARMLESS = new Set(['byte-order-mark', 'trailing-comma', 'comment']);

const CODES: Record<string, keyof typeof SAYINGS> = {
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
  InvalidCharacter: 'control-character',
};

const SAYINGS = {
  'byte-order-mark': {
    code: 'byte-order-mark',
    message: 'The file begins with an invisible byte order mark.',
    hint: 'Save it as UTF-8 without BOM.',
  },
  'empty-file': {
    code: 'empty-file',
    message: 'The file is empty.',
    hint: 'npm run new -- page NAME writes a page to begin with.',
  },
  'trailing-comma': {
    code: 'trailing-comma',
    message: 'A comma stands before the closing bracket.',
    hint: 'Remove the comma after the last entry.',
  },
  comment: { code: 'comment', message: 'JSON has no comments.', hint: 'Remove the comment.' },
  'wrong-quotes': {
    code: 'wrong-quotes',
    message: '',
    hint: 'Write "…" with straight double quotes around keys and texts.',
  },
  'missing-quotes': {
    code: 'missing-quotes',
    message: '',
    hint: 'Keys and texts stand in double quotes; only numbers, true, false and null stand without.',
  },
  'wrong-number': {
    code: 'wrong-number',
    message: 'This is not a number that JSON knows.',
    hint: 'Write digits, with a dot for decimals: 10 or 0.5.',
  },
  'missing-key-name': {
    code: 'missing-key-name',
    message: 'A key in double quotes is needed here.',
    hint: 'Write "key": value.',
  },
  'missing-value': {
    code: 'missing-value',
    message: 'A value is missing here.',
    hint: 'Write a text in double quotes, a number, true, false, a list [ ] or an object { }.',
  },
  'missing-colon': {
    code: 'missing-colon',
    message: 'A colon is missing between the key and its value.',
    hint: 'Write "key": value.',
  },
  'missing-comma': { code: 'missing-comma', message: '', hint: 'Entries are divided by commas.' },
  'missing-bracket': {
    code: 'missing-bracket',
    message: 'The file ends before all brackets are closed.',
    hint: 'Add the missing } or ].',
  },
  'text-after-end': {
    code: 'text-after-end',
    message: 'The file goes on after its last closing bracket.',
    hint: 'Remove what follows, or the bracket that closes too early.',
  },
  'open-string': {
    code: 'open-string',
    message: 'A text has no closing quote on its line.',
    hint: 'Close it with "; a line break inside a text is written \\n.',
  },
  'wrong-escape': {
    code: 'wrong-escape',
    message: 'A backslash in a text stands before a character that it can’t stand before.',
    hint: 'Write \\\\ for a backslash, \\" for a quote, \\n for a line break.',
  },
  'control-character': {
    code: 'control-character',
    message: 'A text holds an invisible control character.',
    hint: 'Remove it; a line break is written \\n and a tabulator \\t.',
  },
  syntax: { code: 'syntax', message: 'This is not JSON.', hint: 'Compare with a page that works.' },
} satisfies Record<string, Omit<SyntaxFault, 'offset' | 'length'>>;
