import { INDEX, TERMS, LAMPS, SITE, ASK, siteReport } from '../../site-fixture.ts';
import { change } from '../case.ts';
import type { BrokenCase } from '../case.ts';

export const makeReport = siteReport;

/** Syntax errors in content files: each is reported once, where the editor must correct it. */
export const cases: BrokenCase[] = [
  {
    name: 'a comma that is missing in the site’s file',
    change: change(SITE, '"name": "Fixture",', '"name": "Fixture"'),
    report: [
      'pages-config/_site.json:4:3 missing-comma A comma is missing before "tagline".',
      '  Entries are separated by commas. npm run content -- fix does this.',
    ],
  },
  {
    name: 'a bracket that is missing at the end of the site’s file',
    change: change(SITE, '"address": ["3 Quay Street"] }\n}', '"address": ["3 Quay Street"] }\n'),
    report: [
      'pages-config/_site.json:31:1 missing-bracket The file ends before all brackets are closed.',
      '  Add the missing } or ].',
    ],
  },
  {
    name: 'a comma that is missing in a form',
    change: change(ASK, '"title": "Write to us",', '"title": "Write to us"'),
    report: [
      'pages-config/_forms/ask.json:4:3 missing-comma A comma is missing before "schema".',
      '  Entries are separated by commas. npm run content -- fix does this.',
    ],
  },
  {
    name: 'a comma that is missing between two sections',
    change: change(INDEX, '},\n    {\n      "type": "faq"', '}\n    {\n      "type": "faq"'),
    report: [
      'pages-config/index.json:13:5 missing-comma A comma is missing before {.',
      '  Entries are separated by commas. npm run content -- fix does this.',
    ],
  },
  {
    name: 'a comma that is missing in a template',
    change: change(
      LAMPS,
      '"range": ["Table lamps", "Hanging lamps"',
      '"range": ["Table lamps" "Hanging lamps"',
    ),
    report: [
      'pages-config/lamps.json:26:29 missing-comma A comma is missing before "Hanging lamps".',
      '  Entries are separated by commas. npm run content -- fix does this.',
    ],
  },
  {
    name: 'a key without its closing quote',
    change: change(TERMS, '"seo"', '"seo'),
    report: [
      'pages-config/terms.json:5:3 open-string A text has no closing quote on its line.',
      '  Close it with "; a line break inside a text is written \\n.',
    ],
  },
  {
    name: 'a text without its closing quote',
    change: change(INDEX, 'made by hand."', 'made by hand.'),
    report: [
      'pages-config/index.json:9:16 open-string A text has no closing quote on its line.',
      '  Close it with "; a line break inside a text is written \\n.',
    ],
  },
  {
    name: 'a text without its opening quote',
    change: change(INDEX, '"Lamps of brass and glass, made by', 'Lamps of brass and glass, made by'),
    report: [
      'pages-config/index.json:9:16 missing-quotes Lamps needs double quotes around it.',
      '  Keys and texts need double quotes; only numbers, true, false and null are written without them.',
    ],
  },
  {
    name: 'a text on two lines',
    change: change(INDEX, 'brass and glass, made by hand', 'brass and\nglass, made by hand'),
    report: [
      'pages-config/index.json:9:16 open-string A text has no closing quote on its line.',
      '  Close it with "; a line break inside a text is written \\n.',
    ],
  },
  {
    name: 'quotes around a word',
    change: change(INDEX, 'made by hand.', 'made by "hand".'),
    report: [
      'pages-config/index.json:9:51 quote-in-text A quote within a text ends the text here.',
      '  Write \\" for a quote within a text, or use “ and ”.',
    ],
  },
  {
    name: 'quotes around the first word',
    change: change(INDEX, '"Lamps of brass and glass, made by hand."', '""Lamps" of brass"'),
    report: [
      'pages-config/index.json:9:17 quote-in-text A quote within a text ends the text here.',
      '  Write \\" for a quote within a text, or use “ and ”.',
    ],
  },
  {
    name: 'quotes around the last word',
    change: change(INDEX, 'made by hand."', 'made by "hand""'),
    report: [
      'pages-config/index.json:9:51 quote-in-text A quote within a text ends the text here.',
      '  Write \\" for a quote within a text, or use “ and ”.',
    ],
  },
  {
    name: 'quotes of an attribute',
    change: change(INDEX, '<a href=\\"/visit\\">', '<a href="/visit">'),
    report: [
      'pages-config/index.json:18:76 quote-in-text A quote within a text ends the text here.',
      '  Write \\" for a quote within a text, or use “ and ”.',
    ],
  },
  {
    name: 'curly quotes around a key',
    change: change(INDEX, '"intro"', '“intro”'),
    report: [
      'pages-config/index.json:9:7 wrong-quotes “intro”… is not in straight double quotes.',
      '  Write "…" with straight double quotes around keys and texts. npm run content -- fix does this.',
    ],
  },
  {
    name: 'single quotes around a value',
    change: change(INDEX, '"hero"', "'hero'"),
    report: [
      "pages-config/index.json:7:15 wrong-quotes 'hero'… is not in straight double quotes.",
      '  Write "…" with straight double quotes around keys and texts. npm run content -- fix does this.',
    ],
  },
  {
    name: 'a section that is not closed',
    change: change(INDEX, '"open": 2\n    },', '"open": 2\n    ,'),
    report: [
      'pages-config/index.json:23:5 missing-bracket An object begins where a key is needed: the one before it is not closed.',
      '  Write } before the comma.',
    ],
  },
  {
    name: 'two commas',
    change: change(INDEX, '"type": "hero",', '"type": "hero",,'),
    report: [
      'pages-config/index.json:7:22 double-comma Two commas follow each other.',
      '  Remove one of them. npm run content -- fix does this.',
    ],
  },
  {
    name: 'a comma before a closing bracket',
    change: change(INDEX, 'back." }\n', 'back." },\n'),
    report: [
      'pages-config/index.json:27:61 trailing-comma There is a comma before the closing bracket.',
      '  Remove the comma after the last entry. npm run content -- fix does this.',
    ],
  },
  {
    name: 'a comma in place of a colon',
    change: change(INDEX, '"open": 2', '"open", 2'),
    report: [
      'pages-config/index.json:21:13 wrong-character A comma is in place of a colon.',
      '  Write "key": value. npm run content -- fix does this.',
    ],
  },
  {
    name: 'an equals sign in place of a colon',
    change: change(INDEX, '"open": 2', '"open" = 2'),
    report: [
      'pages-config/index.json:21:14 wrong-character = is not part of JSON.',
      '  Write a colon between a key and its value.',
    ],
  },
  {
    name: 'a colon of another keyboard',
    change: change(INDEX, '"type": "hero"', '"type"： "hero"'),
    report: [
      'pages-config/index.json:7:13 wrong-character ： is not part of JSON.',
      '  Write a colon (:) between a key and its value.',
    ],
  },
  {
    name: 'a semicolon in place of a comma',
    change: change(INDEX, '"hero",', '"hero";'),
    report: [
      'pages-config/index.json:7:21 wrong-character ; is not part of JSON.',
      '  Write a comma between entries.',
    ],
  },
  {
    name: 'a list in round brackets',
    change: change(INDEX, '[\n    {', '(\n    {'),
    report: [
      'pages-config/index.json:5:15 wrong-character ( is not part of JSON.',
      '  Lists are between [ and ], objects between { and }.',
    ],
  },
  {
    name: 'a comment of a script',
    change: change(INDEX, '      "type": "hero"', '      # the first section\n      "type": "hero"'),
    report: [
      'pages-config/index.json:7:7 wrong-character # is not part of JSON.',
      '  JSON has no comments: remove the line.',
    ],
  },
  {
    name: 'a comment after a value',
    change: change(INDEX, '"type": "hero",', '"type": "hero", // the first section'),
    report: ['pages-config/index.json:7:23 comment JSON has no comments.', '  Remove the comment.'],
  },
  {
    name: 'a decimal comma',
    change: change(INDEX, '"open": 2', '"open": 2,5'),
    report: [
      'pages-config/index.json:21:17 wrong-number This is not a valid number in JSON.',
      '  Write digits, with a dot for decimals: 10 or 0.5.',
    ],
  },
  {
    name: 'a number with a plus',
    change: change(INDEX, '"open": 2', '"open": +2'),
    report: [
      'pages-config/index.json:21:15 wrong-number This is not a valid number in JSON.',
      '  Write digits, with a dot for decimals: 10 or 0.5.',
    ],
  },
  {
    name: 'a number with a percent sign',
    change: change(INDEX, '"open": 2', '"open": 2%'),
    report: [
      'pages-config/index.json:21:16 wrong-number This is not a valid number in JSON.',
      '  Write digits, with a dot for decimals: 10 or 0.5.',
    ],
  },
  {
    name: 'a word for nothing',
    change: change(INDEX, '"open": 2', '"open": None'),
    report: [
      'pages-config/index.json:21:15 wrong-literal None is not a value in JSON.',
      '  Write null. npm run content -- fix does this.',
    ],
  },
  {
    name: 'a backslash in an address of a page',
    change: change(INDEX, '"/lamps"', '"\\lamps"'),
    report: [
      'pages-config/index.json:10:52 wrong-escape A backslash in a text comes before a character that needs none.',
      '  Write \\\\ for a backslash, \\" for a quote, \\n for a line break.',
    ],
  },
  {
    name: 'a backslash that makes an escape of the letter f',
    change: change(INDEX, 'Light for', 'Light \\for'),
    report: [
      'pages-config/index.json:8:23 invisible-character Here is U+000C (form feed), which nobody sees.',
      '  Remove it: npm run validate -- --fix does it.',
    ],
  },
  {
    name: 'a no-break space between two keys',
    change: change(INDEX, '"type": "hero"', '\u00a0"type": "hero"'),
    report: [
      'pages-config/index.json:7:7 wrong-blank Here is U+00A0 (no-break space) in place of a space.',
      '  Remove it, and write a plain space.',
    ],
  },
  {
    name: 'a key that is written twice on one line',
    change: change(INDEX, '"title": "Light', '"title": "Lamps", "title": "Light'),
    report: [
      'pages-config/index.json:8:25 duplicate-key The key "title" appears twice in the same object; it is first written in line 8.',
      '  Keep one of the two: only the last one counts.',
    ],
  },
  {
    name: 'a key that is written twice, once with an escape',
    change: change(INDEX, '"title": "Light', '"t\\u0069tle": "Lamps", "title": "Light'),
    report: [
      'pages-config/index.json:8:30 duplicate-key The key "title" appears twice in the same object; it is first written in line 8.',
      '  Keep one of the two: only the last one counts.',
    ],
  },
  {
    name: 'a section written twice in one bracket',
    change: change(INDEX, '"type": "faq",', '"type": "faq", "type": "reviews",'),
    report: [
      'pages-config/index.json:14:22 duplicate-key The key "type" appears twice in the same object; it is first written in line 14.',
      '  Keep one of the two: only the last one counts.',
    ],
  },
  {
    name: 'conflict marks of a merge',
    change: change(TERMS, '"seo"', '=======\n  "seo"'),
    report: [
      'pages-config/terms.json:5:1 merge-conflict The file contains two versions of the same lines, from a merge that was not finished.',
      '  Keep one version, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    ],
  },
  {
    name: 'a file that was pasted into itself',
    change: change(TERMS, '  ]\n}\n', '  ]\n}\n{ "title": "Terms" }\n'),
    report: [
      'pages-config/terms.json:16:1 text-after-end The file continues after its last closing bracket.',
      '  Remove what follows, or the bracket that closes too early.',
    ],
  },
];
