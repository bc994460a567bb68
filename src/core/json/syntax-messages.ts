/** The message and hint of each kind of syntax error. */
export const syntaxMessages = {
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
    message: 'There is a comma before the closing bracket.',
    hint: 'Remove the comma after the last entry.',
  },
  'double-comma': {
    code: 'double-comma',
    message: 'Two commas follow each other.',
    hint: 'Remove one of them.',
  },
  'comma-for-colon': {
    code: 'wrong-character',
    message: 'A comma is in place of a colon.',
    hint: 'Write "key": value.',
  },
  'open-object': {
    code: 'missing-bracket',
    message: 'An object begins where a key is needed: the one before it is not closed.',
    hint: 'Write } before the comma.',
  },
  'object-for-list': {
    code: 'wrong-bracket',
    message: 'A list begins here, and { begins an object.',
    hint: 'Write [ in its place.',
  },
  'wrong-blank': {
    code: 'wrong-blank',
    message: '',
    hint: 'Remove it, and write a plain space.',
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
    hint: 'Keys and texts need double quotes; only numbers, true, false and null are written without them.',
  },
  'merge-conflict': {
    code: 'merge-conflict',
    message: 'The file contains two versions of the same lines, from a merge that was not finished.',
    hint: 'Keep one version, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  },
  'quote-in-text': {
    code: 'quote-in-text',
    message: 'A quote within a text ends the text here.',
    hint: 'Write \\" for a quote within a text, or use “ and ”.',
  },
  'not-utf-8': {
    code: 'not-utf-8',
    message: 'The file is not in UTF-8: some of its characters could not be read.',
    hint: 'Save it as UTF-8. Where characters are lost (they show as \ufffd), write them again.',
  },
  'utf-16': {
    code: 'utf-16',
    message: 'The file is in UTF-16.',
    hint: 'Save it as UTF-8.',
  },
  'wrong-number': {
    code: 'wrong-number',
    message: 'This is not a valid number in JSON.',
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
  'missing-comma': { code: 'missing-comma', message: '', hint: 'Entries are separated by commas.' },
  'missing-bracket': {
    code: 'missing-bracket',
    message: 'The file ends before all brackets are closed.',
    hint: 'Add the missing } or ].',
  },
  'text-after-end': {
    code: 'text-after-end',
    message: 'The file continues after its last closing bracket.',
    hint: 'Remove what follows, or the bracket that closes too early.',
  },
  'open-string': {
    code: 'open-string',
    message: 'A text has no closing quote on its line.',
    hint: 'Close it with "; a line break inside a text is written \\n.',
  },
  'wrong-escape': {
    code: 'wrong-escape',
    message: 'A backslash in a text comes before a character that needs none.',
    hint: 'Write \\\\ for a backslash, \\" for a quote, \\n for a line break.',
  },
  'control-character': {
    code: 'control-character',
    message: '',
    hint: 'Remove it; a line break is written \\n and a tab \\t.',
  },
  syntax: { code: 'syntax', message: 'This is not JSON.', hint: 'Compare with a page that works.' },
} satisfies Record<string, { code: string; message: string; hint: string }>;
