import type { FormCase } from './case.ts';

export const cases: FormCase[] = [
  {
    name: 'lengths that cross',
    change: [['"minLength": 1, "maxLength": 80', '"minLength": 90, "maxLength": 80']],
    report: [
      'pages-config/_forms/order.json:10:65 crossed-limits "minLength" is 90, but "maxLength" is 80: no answer can meet both.',
      '  Swap the two values, or correct one.',
    ],
  },
  {
    name: 'an address with a maximum length below every address',
    change: [['"format": "email", "maxLength": 254', '"format": "email", "maxLength": 2']],
    report: [
      'pages-config/_forms/order.json:11:88 crossed-limits "maxLength" is 2, but an answer in the format "email" has at least 3 characters: no answer is possible.',
      '  Correct it, or leave it out: the format defines the accepted answers.',
    ],
  },
  {
    name: 'a day with a minimum length above every day',
    change: [['"format": "tel"', '"format": "date", "minLength": 12']],
    report: [
      'pages-config/_forms/order.json:12:85 crossed-limits "minLength" is 12, but an answer in the format "date" has 10 characters: no answer is possible.',
      '  Correct it, or leave it out: the format defines the accepted answers.',
    ],
  },
  {
    name: 'a web address with an impossible length',
    change: [['"format": "tel"', '"format": "uri", "minLength": 2001']],
    report: [
      'pages-config/_forms/order.json:12:84 crossed-limits "minLength" is 2001, but an answer in the format "uri" has at most 2000 characters: no answer is possible.',
      '  Correct it, or leave it out: the format defines the accepted answers.',
    ],
  },
  {
    name: 'numbers that cross',
    change: [['"minimum": 1, "maximum": 10', '"minimum": 11, "maximum": 10']],
    report: [
      'pages-config/_forms/order.json:26:68 crossed-limits "minimum" is 11, but "maximum" is 10: no answer can meet both.',
      '  Swap the two values, or correct one.',
    ],
  },
  {
    name: 'days that cross',
    change: [['"format": "tel"', '"format": "date", "earliest": 7, "latest": 0']],
    report: [
      'pages-config/_forms/order.json:12:84 crossed-limits "earliest" is 7, but "latest" is 0: no answer can meet both.',
      '  Swap the two values, or correct one.',
    ],
  },
  {
    name: 'the earliest day of a telephone number',
    change: [['"format": "tel"', '"format": "tel", "earliest": 0']],
    report: [
      'pages-config/_forms/order.json:12:71 unused-key "earliest" has no effect on “Phone”, which is answered with a text, not a day.',
      '  Write "format": "date", or leave it out.',
    ],
  },
  {
    name: 'a fixed default of a question about a day from today on',
    change: [['"format": "tel"', '"format": "date", "earliest": 0, "default": "2026-11-29"']],
    report: [
      'pages-config/_forms/order.json:12:98 default-outside-limits The default of “Phone” is a fixed day, and "earliest" moves on with each day.',
      '  Write an answer that the question accepts, or leave "default" out.',
    ],
  },
  {
    name: 'counts that cross',
    change: [['"minItems": 1', '"minItems": 2, "maxItems": 1']],
    report: [
      'pages-config/_forms/order.json:24:21 crossed-limits "minItems" is 2, but "maxItems" is 1: no answer can meet both.',
      '  Swap the two values, or correct one.',
    ],
  },
  {
    name: 'more choices to tick than exist',
    change: [['"minItems": 1', '"minItems": 3']],
    report: [
      'pages-config/_forms/order.json:24:21 crossed-limits 3 must be ticked, but there are only 2 choices.',
      '  Lower "minItems", or offer more.',
    ],
  },
  {
    name: 'a default choice that is not offered',
    change: [['"default": "A4"', '"default": "A5"']],
    report: [
      'pages-config/_forms/order.json:13:85 default-not-offered The default "A5" is none of the choices of “Size”.',
      '  Choices: "A4" and "A3".',
    ],
  },
  {
    name: 'a default choice by its label',
    change: [
      [
        '{ "const": "laid", "title": "Laid" }]',
        '{ "const": "laid", "title": "Laid" }],\n        "default": "Laid"',
      ],
    ],
    report: [
      'pages-config/_forms/order.json:18:20 default-not-offered The default "Laid" is none of the choices of “Paper”.',
      '  Did you mean "laid"?',
    ],
  },
  {
    name: 'a default number beyond the limits',
    change: [['"default": 1', '"default": 20']],
    report: [
      'pages-config/_forms/order.json:26:97 default-outside-limits The default of “Copies” is 20, outside of the question’s own limits.',
      '  Write an answer that the question accepts, or leave "default" out.',
    ],
  },
  {
    name: 'a default number as a text',
    change: [['"default": 1', '"default": "1"']],
    report: [
      'pages-config/_forms/order.json:26:97 wrong-type "default" is the text "1", but must be a whole number.',
      '  The number that the question has until the visitor changes it. An example: 1',
    ],
  },
  {
    name: 'a default text that is too long',
    change: [['"title": "Note", "maxLength": 400', '"title": "Note", "maxLength": 4, "default": "Hello"']],
    report: [
      'pages-config/_forms/order.json:31:79 default-outside-limits The default of “Note” has 5 characters, outside of the question’s own limits.',
      '  Write an answer that the question accepts, or leave "default" out.',
    ],
  },
  {
    name: 'a default text in another format',
    change: [['"format": "tel"', '"format": "digits", "default": "none"']],
    report: [
      'pages-config/_forms/order.json:12:85 default-outside-limits The default of “Phone” is not in the format "digits".',
      '  Write an answer that the question accepts, or leave "default" out.',
    ],
  },
  {
    name: 'a default day that does not exist',
    change: [['"format": "tel"', '"format": "date", "default": "2025-02-30"']],
    report: [
      'pages-config/_forms/order.json:12:83 default-outside-limits The default of “Phone” is not in the format "date".',
      '  Write an answer that the question accepts, or leave "default" out.',
    ],
  },
  {
    name: 'a choice twice',
    change: [['["A4", "A3"]', '["A4", "A3", "A4"]']],
    report: [
      'pages-config/_forms/order.json:13:73 repeated-choice The choice "A4" appears twice.',
      '  Keep one of them.',
    ],
  },
  {
    name: 'a stored choice twice',
    change: [['"const": "laid"', '"const": "plain"']],
    report: [
      'pages-config/_forms/order.json:17:70 repeated-choice The choice "plain" appears twice.',
      '  Keep one of them.',
    ],
  },
  {
    name: 'a label twice',
    change: [['"title": "Laid"', '"title": "Plain"']],
    report: [
      'pages-config/_forms/order.json:17:87 repeated-choice The choice "Plain" appears twice.',
      '  Keep one of them.',
    ],
  },
  {
    name: 'a choice without a label',
    change: [[', "title": "Laid" }', ' }']],
    report: [
      'pages-config/_forms/order.json:17:59 missing-key The key "title" is missing in “Choice”.',
      '  What visitors read. Add for example: "title": "In the morning"',
    ],
  },
  {
    name: 'a choice with a key too many',
    change: [['"title": "Laid" }', '"title": "Laid", "value": 1 }']],
    report: [
      'pages-config/_forms/order.json:17:95 unknown-key Unknown key "value" in “Choice”.',
      '  Known keys: const, title.',
    ],
  },
  {
    name: 'a choice that is a number',
    change: [['["A4", "A3"]', '["A4", 3]']],
    report: [
      'pages-config/_forms/order.json:13:67 wrong-type Entry 2 of "enum" is the number 3, but must be a text.',
      '  The stored text, which visitors may see. An example: "Website development"',
    ],
  },
  {
    name: 'no choices',
    change: [['["A4", "A3"], "default": "A4"', '[]']],
    report: [
      'pages-config/_forms/order.json:13:60 too-few "enum" has 0 entries; at least 1 is needed.',
      '  The answers to choose from, shown as they are stored; if visitors should read other words, use "oneOf". An example: ["Morning","Evening"]',
    ],
  },
  {
    name: 'an empty choice',
    change: [['["A4", "A3"]', '["A4", "A3", ""]']],
    report: [
      'pages-config/_forms/order.json:13:73 too-short Entry 3 of "enum" is empty.',
      '  The stored text, which visitors may see. An example: "Website development"',
    ],
  },
  {
    name: 'choices written twice',
    change: [
      ['"enum": ["A4", "A3"],', '"enum": ["A4", "A3"], "oneOf": [{ "const": "A4", "title": "Small" }],'],
    ],
    report: [
      'pages-config/_forms/order.json:13:52 two-lists The choices are written twice, as "enum" and as "oneOf".',
      '  Keep "oneOf" if visitors should read other words than the stored ones.',
    ],
  },
  {
    name: 'a format beside choices',
    change: [['"enum": ["A4", "A3"]', '"enum": ["A4", "A3"], "format": "code"']],
    report: [
      'pages-config/_forms/order.json:13:74 unused-key "format" has no effect on “Size”, which is answered with a choice.',
      '  The choices are the only answers: leave it out.',
    ],
  },
  {
    name: 'a length beside choices',
    change: [['"enum": ["A4", "A3"]', '"enum": ["A4", "A3"], "maxLength": 2']],
    report: [
      'pages-config/_forms/order.json:13:74 unused-key "maxLength" has no effect on “Size”, which is answered with a choice.',
      '  The choices are the only answers: leave it out.',
    ],
  },
  {
    name: 'a length of a file',
    change: [['"format": "data-url"', '"format": "data-url", "maxLength": 2000']],
    report: [
      'pages-config/_forms/order.json:46:76 unused-key "maxLength" has no effect on “Sheet”, which is answered with a file.',
      '  The accepted files are under "limits".',
    ],
  },
  {
    name: 'a required box without "const": true',
    change: [[', "const": true', '']],
    report: [
      'pages-config/_forms/order.json:28:26 tick-box “I agree” is required, but a box that is not ticked is an answer too.',
      '  Write "const": true where it must be ticked, or leave it out of "required".',
    ],
  },
  {
    name: 'a box that must be ticked, but is not required',
    change: [['"Terms", "Sheet"]', '"Sheet"]']],
    report: [
      'pages-config/_forms/order.json:28:57 tick-box “I agree” must be ticked, but it is not required.',
      '  Add "Terms" to "required".',
    ],
  },
  {
    name: 'a box that is ticked by default',
    change: [['"const": true', '"const": true, "default": true']],
    report: [
      'pages-config/_forms/order.json:28:83 tick-box “I agree” must be ticked by the visitor, but it is ticked by default.',
      '  Leave out "default": only visitors can agree, by ticking the box.',
    ],
  },
  {
    name: 'a box that must not be ticked',
    change: [['"const": true', '"const": false']],
    report: [
      'pages-config/_forms/order.json:28:66 wrong-value "const" can’t be false.',
      '  Allowed: true. True if the form is accepted only with the box ticked, as for terms that visitors must agree to.',
    ],
  },
  {
    name: 'choices to tick without choices',
    change: [
      ['"items": { "type": "string", "enum": ["Monday", "Tuesday"] }', '"items": { "type": "string" }'],
    ],
    report: [
      'pages-config/_forms/order.json:22:18 no-choices “Days” has no choices to tick.',
      '  Write the choices within "items", as "enum" or "oneOf", or ask for rows with "type": "object".',
    ],
  },
  {
    name: 'choices that could be ticked twice',
    change: [['"uniqueItems": true,\n', '']],
    report: [
      'pages-config/_forms/order.json:22:9 repeatable-choice Each choice of “Days” can be ticked only once.',
      '  Write "uniqueItems": true beside "items".',
    ],
  },
  {
    name: 'rows that must be unique',
    change: [['"maxItems": 5,', '"maxItems": 5,\n        "uniqueItems": true,']],
    report: [
      'pages-config/_forms/order.json:36:9 unused-key Rows may be equal: "uniqueItems" is for choices to tick.',
      '  Leave it out.',
    ],
  },
  {
    name: 'a required list that may be empty',
    change: [['"uniqueItems": true,\n        "minItems": 1', '"uniqueItems": true']],
    report: [
      'pages-config/_forms/order.json:20:17 empty-list “Days” is required, but an empty list is an answer too.',
      '  Write "minItems": 1 beside "items".',
    ],
  },
  {
    name: 'a list without a type of entries',
    change: [[',\n        "items": { "type": "string", "enum": ["Monday", "Tuesday"] }', '']],
    report: [
      'pages-config/_forms/order.json:19:15 missing-key The key "items" is missing in “List question”.',
      '  What one entry of the list is: a choice, or a row of questions. Add for example: "items": {"type":"string","enum":["Monday","Tuesday"]}',
    ],
  },
  {
    name: 'a list of numbers',
    change: [['"type": "string", "enum": ["Monday", "Tuesday"]', '"type": "number"']],
    report: [
      'pages-config/_forms/order.json:22:28 wrong-value "type" can’t be "number".',
      '  Allowed: "string", "object". Choices are "string", rows are "object".',
    ],
  },
  {
    name: 'a list inside a row',
    change: [['"age": { "type": "integer"', '"age": { "type": "array"']],
    report: [
      'pages-config/_forms/order.json:42:30 wrong-value "type" can’t be "array".',
      '  Allowed: "string", "number", "integer". The kind of answer that the question accepts.',
    ],
  },
  {
    name: 'a box inside a row',
    change: [
      [
        '"age": { "type": "integer", "title": "Age", "minimum": 0 }',
        '"age": { "type": "boolean", "title": "Adult" }',
      ],
    ],
    report: [
      'pages-config/_forms/order.json:42:30 wrong-value "type" can’t be "boolean".',
      '  Allowed: "string", "number", "integer". The kind of answer that the question accepts.',
    ],
  },
  {
    name: 'more rows than can be sent',
    change: [['"maxItems": 5', '"maxItems": 500']],
    report: [
      'pages-config/_forms/order.json:35:21 too-large "maxItems" is 500; the largest allowed number is 50.',
      '  How many entries there may be. An example: 5',
    ],
  },
];
