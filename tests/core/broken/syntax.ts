import type { BrokenCase } from './case.ts';

export const cases: BrokenCase[] = [
  {
    name: 'an empty file',
    change: { files: { 'pages-config/about.json': '' } },
    report: [
      'pages-config/about.json:1:1 empty-file The file is empty.',
      '  npm run new -- page NAME writes a page to begin with.',
    ],
  },
  {
    name: 'only blanks',
    change: { files: { 'pages-config/about.json': ' \n\n' } },
    report: [
      'pages-config/about.json:1:1 empty-file The file is empty.',
      '  npm run new -- page NAME writes a page to begin with.',
    ],
  },
  {
    name: 'a list',
    change: { files: { 'pages-config/about.json': '[]\n' } },
    report: [
      'pages-config/about.json:1:1 not-an-object The file contains a list where an object is needed.',
      '  Begin the file with { and end it with }.',
    ],
  },
  {
    name: 'null',
    change: { files: { 'pages-config/about.json': 'null' } },
    report: [
      'pages-config/about.json:1:1 not-an-object The file contains null where an object is needed.',
      '  Begin the file with { and end it with }.',
    ],
  },
  {
    name: 'a text',
    change: { files: { 'pages-config/about.json': '"about"' } },
    report: [
      'pages-config/about.json:1:1 not-an-object The file contains a text where an object is needed.',
      '  Begin the file with { and end it with }.',
    ],
  },
  {
    name: 'bytes that are not UTF-8',
    change: { replace: [['pages-config/about.json', 'Who we are.', 'Who we are, caf\ufffd.']] },
    report: [
      'pages-config/about.json:3:34 not-utf-8 The file is not in UTF-8: some of its characters could not be read.',
      '  Save it as UTF-8. Where characters are lost (they show as \ufffd), write them again.',
    ],
  },
  {
    name: 'a file in UTF-16',
    change: { files: { 'pages-config/about.json': '\ufffd\ufffd{\0\r\0\n\0"\0t\0i\0"\0:\0' } },
    report: ['pages-config/about.json:1:1 utf-16 The file is in UTF-16.', '  Save it as UTF-8.'],
  },
  {
    name: 'a merge that was not finished',
    change: {
      replace: [
        [
          'pages-config/about.json',
          '"title": "About us",',
          '\n<<<<<<< HEAD\n"title": "About us",\n=======\n"title": "About them",\n>>>>>>> theirs\n',
        ],
      ],
    },
    report: [
      'pages-config/about.json:3:1 merge-conflict The file contains two versions of the same lines, from a merge that was not finished.',
      '  Keep one version, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    ],
  },
  {
    name: 'a quote within a text',
    change: { replace: [['pages-config/about.json', 'Who we are.', 'Who "we" are.']] },
    report: [
      'pages-config/about.json:3:23 quote-in-text A quote within a text ends the text here.',
      '  Write \\" for a quote within a text, or use “ and ”.',
    ],
  },
  {
    name: 'True in place of true',
    change: { replace: [['pages-config/about.json', '"order": 1', '"order": True']] },
    report: [
      'pages-config/about.json:4:40 wrong-literal True is not a value in JSON.',
      '  Write true. npm run content -- fix does this.',
    ],
  },
  {
    name: 'a missing comma',
    change: { replace: [['pages-config/about.json', '"title": "About us",', '"title": "About us"']] },
    report: [
      'pages-config/about.json:3:3 missing-comma A comma is missing before "description".',
      '  Entries are separated by commas. npm run content -- fix does this.',
    ],
  },
  {
    name: 'a trailing comma',
    change: { replace: [['pages-config/about.json', '"order": 1 }', '"order": 1, }']] },
    report: [
      'pages-config/about.json:4:41 trailing-comma There is a comma before the closing bracket.',
      '  Remove the comma after the last entry. npm run content -- fix does this.',
    ],
  },
  {
    name: 'a comment',
    change: { replace: [['pages-config/about.json', '{\n  "title"', '{\n  // the title\n  "title"']] },
    report: ['pages-config/about.json:2:3 comment JSON has no comments.', '  Remove the comment.'],
  },
  {
    name: 'single quotes',
    change: { replace: [['pages-config/about.json', '"Who we are."', "'Who we are.'"]] },
    report: [
      "pages-config/about.json:3:18 wrong-quotes 'Who… is not in straight double quotes.",
      '  Write "…" with straight double quotes around keys and texts.',
    ],
  },
  {
    name: 'curly quotes',
    change: { replace: [['pages-config/about.json', '"Who we are."', '“Who we are.”']] },
    report: [
      'pages-config/about.json:3:18 wrong-quotes “Who… is not in straight double quotes.',
      '  Write "…" with straight double quotes around keys and texts.',
    ],
  },
  {
    name: 'a key without quotes',
    change: { replace: [['pages-config/about.json', '"description"', 'description']] },
    report: [
      'pages-config/about.json:3:3 missing-quotes description needs double quotes around it.',
      '  Keys and texts need double quotes; only numbers, true, false and null are written without them. npm run content -- fix does this.',
    ],
  },
  {
    name: 'a text without quotes',
    change: { replace: [['pages-config/about.json', '"order": 1', '"order": first']] },
    report: [
      'pages-config/about.json:4:40 missing-quotes first needs double quotes around it.',
      '  Keys and texts need double quotes; only numbers, true, false and null are written without them.',
    ],
  },
  {
    name: 'a date without quotes',
    change: { replace: [['pages-config/about.json', '"order": 1', '"order": 2027-06-01T08:00']] },
    report: [
      'pages-config/about.json:4:40 missing-quotes 2027-06-01T08:00 needs double quotes around it.',
      '  Keys and texts need double quotes; only numbers, true, false and null are written without them. npm run content -- fix does this.',
    ],
  },
  {
    name: 'a missing colon',
    change: { replace: [['pages-config/about.json', '"title": "About us"', '"title" "About us"']] },
    report: [
      'pages-config/about.json:2:11 missing-colon A colon is missing between the key and its value.',
      '  Write "key": value.',
    ],
  },
  {
    name: 'a missing value',
    change: { replace: [['pages-config/about.json', '"order": 1', '"order": ']] },
    report: [
      'pages-config/about.json:4:41 missing-value A value is missing here.',
      '  Write a text in double quotes, a number, true, false, a list [ ] or an object { }.',
    ],
  },
  {
    name: 'an open text',
    change: { replace: [['pages-config/about.json', '"Who we are."', '"Who we are.']] },
    report: [
      'pages-config/about.json:3:18 open-string A text has no closing quote on its line.',
      '  Close it with "; a line break inside a text is written \\n.',
    ],
  },
  {
    name: 'a wrong escape',
    change: { replace: [['pages-config/about.json', '"Who we are."', '"Who \\we are."']] },
    report: [
      'pages-config/about.json:3:23 wrong-escape A backslash in a text comes before a character that needs none.',
      '  Write \\\\ for a backslash, \\" for a quote, \\n for a line break.',
    ],
  },
  {
    name: 'a control character',
    change: { replace: [['pages-config/about.json', 'Who we are.', 'Who\u0001we are.']] },
    report: [
      'pages-config/about.json:3:22 control-character A text contains U+0001 (control character).',
      '  Remove it; a line break is written \\n and a tab \\t.',
    ],
  },
  {
    name: 'a number with a leading zero',
    change: { replace: [['pages-config/about.json', '"order": 1', '"order": 01']] },
    report: [
      'pages-config/about.json:4:41 wrong-number This is not a valid number in JSON.',
      '  Write digits, with a dot for decimals: 10 or 0.5.',
    ],
  },
  {
    name: 'a missing bracket at the end',
    change: { files: { 'pages-config/about.json': '{ "title": "About us"' } },
    report: [
      'pages-config/about.json:1:22 missing-bracket The file ends before all brackets are closed.',
      '  Add the missing } or ].',
    ],
  },
  {
    name: 'a bracket too many',
    change: { replace: [['pages-config/about.json', '  ]\n}\n', '  ]\n}\n}\n']] },
    report: [
      'pages-config/about.json:14:1 text-after-end The file continues after its last closing bracket.',
      '  Remove what follows, or the bracket that closes too early.',
    ],
  },
  {
    name: 'a key that appears twice',
    change: {
      replace: [
        ['pages-config/about.json', '"title": "About us",', '"title": "About us",\n  "title": "About you",'],
      ],
    },
    report: [
      'pages-config/about.json:3:3 duplicate-key The key "title" appears twice in the same object; it is first written in line 2.',
      '  Keep one of the two: only the last one counts.',
    ],
  },
  {
    name: 'a byte order mark',
    change: { replace: [['pages-config/about.json', '{\n  "title"', '\ufeff{\n  "title"']] },
    report: [
      'pages-config/about.json:1:1 byte-order-mark The file begins with an invisible byte order mark.',
      '  Save it as UTF-8 without BOM. npm run content -- fix does this.',
    ],
  },
  {
    name: 'absurd nesting',
    change: {
      files: { 'pages-config/about.json': '{ "title": ' + '['.repeat(120) + ']'.repeat(120) + ' }' },
    },
    report: [
      'pages-config/about.json:1:111 too-deep The file has more than 100 levels.',
      '  No page needs so many levels: look for brackets that were pasted twice.',
    ],
  },
  {
    name: 'very deep nesting without an end',
    change: { files: { 'pages-config/about.json': '['.repeat(100_000) } },
    report: [
      'pages-config/about.json:1:101 too-deep The file has more than 100 levels.',
      '  No page needs so many levels: look for brackets that were pasted twice.',
    ],
  },
  {
    name: 'two mistakes on two lines',
    two: 'The file has two mistakes.',
    change: {
      replace: [
        ['pages-config/about.json', '"title": "About us",', '"title": "About us"'],
        ['pages-config/about.json', '"order": 1 }', '"order": 1, }'],
      ],
    },
    report: [
      'pages-config/about.json:3:3 missing-comma A comma is missing before "description".',
      '  Entries are separated by commas. npm run content -- fix does this.',
      'pages-config/about.json:4:41 trailing-comma There is a comma before the closing bracket.',
      '  Remove the comma after the last entry. npm run content -- fix does this.',
    ],
  },
];
