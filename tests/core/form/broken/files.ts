import type { FormCase } from './case.ts';

export const cases: FormCase[] = [
  {
    name: 'a file without limits',
    change: [[',\n  "limits": { "files": 1, "megabytes": 5, "formats": ["pdf", "png"] }', '']],
    report: [
      'pages-config/_forms/order.json:46:64 missing-limits “Sheet” asks for a file, but the form does not say which files it accepts.',
      '  Add "limits": { "files": 1, "megabytes": 20, "formats": ["pdf", "png"] } to the form. npm run content -- fix does this.',
    ],
  },
  {
    name: 'limits without a file',
    change: [
      [
        '{ "type": "string", "title": "Sheet", "format": "data-url" }',
        '{ "type": "string", "title": "Sheet" }',
      ],
      [',\n    "Sheet": { "ui:widget": "file", "ui:options": { "accept": ".pdf,.png" } }', ''],
      [',\n  "list": "orders"', ''],
    ],
    report: [
      'pages-config/_forms/order.json:74:3 unused-key "limits" is for forms that accept files, and no question asks for one.',
      '  Leave it out, or give a question the "format": "data-url".',
    ],
  },
  {
    name: 'an extension that can’t be checked',
    change: [['"formats": ["pdf", "png"]', '"formats": ["pdf", "exe"]']],
    report: [
      'pages-config/_forms/order.json:76:62 wrong-value Entry 2 of "formats" can’t be "exe".',
      '  Allowed: "pdf", "doc", "docx", "odt", "rtf", "tex", "txt", "png", "jpg", "jpeg". A file name extension, without the dot.',
    ],
  },
  {
    name: 'an extension with its dot',
    change: [['"formats": ["pdf", "png"]', '"formats": [".pdf"]']],
    report: [
      'pages-config/_forms/order.json:76:55 wrong-value Entry 1 of "formats" can’t be ".pdf".',
      '  Did you mean "pdf"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'no endings',
    change: [['"formats": ["pdf", "png"]', '"formats": []']],
    report: [
      'pages-config/_forms/order.json:76:54 too-few "formats" has 0 entries; at least 1 is needed.',
      '  The file name extensions of accepted files; their content is checked too. An example: ["pdf","doc","docx"]',
    ],
  },
  {
    name: 'no size',
    change: [['"megabytes": 5, ', '']],
    report: [
      'pages-config/_forms/order.json:76:13 missing-key The key "megabytes" is missing in “Limits”.',
      '  How many megabytes a file may have. Add for example: "megabytes": 20',
    ],
  },
  {
    name: 'no files',
    change: [['"files": 1', '"files": 0']],
    report: [
      'pages-config/_forms/order.json:76:24 too-small "files" is 0; the smallest allowed number is 1.',
      '  How many files may be attached. An example: 1',
    ],
  },
  {
    name: 'fewer files than required',
    change: [
      [
        '"Phone": {',
        '"Proof": { "type": "string", "title": "Proof", "format": "data-url" },\n      "Phone": {',
      ],
      ['"Note": { "ui:widget"', '"Proof": { "ui:widget": "file" },\n    "Note": { "ui:widget"'],
    ],
    report: [
      'pages-config/_forms/order.json:78:24 too-few-files The form asks for 2 files, but accepts only 1 file.',
      '  Write "files": 2.',
    ],
  },
  {
    name: 'other extensions than accepted',
    change: [['".pdf,.png"', '".pdf,.jpg"']],
    report: [
      'pages-config/_forms/order.json:63:63 other-endings The browser would offer .pdf,.jpg, but the form accepts pdf, png.',
      '  Leave "accept" out: the file name extensions under "limits" are offered automatically.',
    ],
  },
  {
    name: 'extensions without dots',
    change: [['".pdf,.png"', '"pdf,png"']],
    report: [
      'pages-config/_forms/order.json:63:63 malformed-value "accept" can’t be "pdf,png".',
      '  The file name extensions that the browser offers, with dots and commas, as under "limits". An example: ".pdf,.docx"',
    ],
  },
  {
    name: 'a file in a row',
    change: [
      [
        '"age": { "type": "integer", "title": "Age", "minimum": 0 }',
        '"photo": { "type": "string", "title": "Photo", "format": "data-url" }',
      ],
    ],
    report: [
      'pages-config/_forms/order.json:42:70 file-in-row “Photo” asks for a file in a row, where none can be attached.',
      '  Ask for it in a separate question.',
    ],
  },
  {
    name: 'a list of files',
    change: [['"type": "string", "enum": ["Monday", "Tuesday"]', '"type": "string", "format": "data-url"']],
    report: [
      'pages-config/_forms/order.json:22:38 unknown-key Unknown key "format" in “Choices to tick”.',
      '  A list can’t contain files: write one question for each file.',
    ],
  },
  {
    name: 'a name of the list without files',
    change: [
      [
        '{ "type": "string", "title": "Sheet", "format": "data-url" }',
        '{ "type": "string", "title": "Sheet" }',
      ],
      [',\n    "Sheet": { "ui:widget": "file", "ui:options": { "accept": ".pdf,.png" } }', ''],
      [',\n  "limits": { "files": 1, "megabytes": 5, "formats": ["pdf", "png"] }', ''],
    ],
    report: [
      'pages-config/_forms/order.json:74:3 unused-key "list" is for forms that accept files, and no question asks for one.',
      '  Leave it out, or give a question the "format": "data-url".',
    ],
  },
];
