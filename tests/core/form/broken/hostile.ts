import type { FormCase } from './case.ts';

export const cases: FormCase[] = [
  {
    name: 'an asynchronous schema',
    change: [['"additionalProperties": false,', '"$async": true,']],
    report: [
      'pages-config/_forms/order.json:7:5 unknown-key Unknown key "$async" in “Questions”.',
      '  Answers are checked synchronously.',
    ],
  },
  {
    name: 'a pattern that never ends',
    change: [['"format": "tel"', '"pattern": "^(a+)+$"']],
    report: [
      'pages-config/_forms/order.json:12:54 unknown-key Unknown key "pattern" in “Text question”.',
      '  Write one of the formats instead, such as "format": "digits": a pattern can block the server, and explains nothing to visitors.',
    ],
  },
  {
    name: 'patternProperties',
    change: [['"additionalProperties": false,', '"patternProperties": { "^(a+)+$": {} },']],
    report: [
      'pages-config/_forms/order.json:7:5 unknown-key Unknown key "patternProperties" in “Questions”.',
      '  Name each question separately.',
    ],
  },
  {
    name: 'propertyNames',
    change: [['"additionalProperties": false,', '"propertyNames": { "pattern": "^(a+)+$" },']],
    report: [
      'pages-config/_forms/order.json:7:5 unknown-key Unknown key "propertyNames" in “Questions”.',
      '  Keys that can still be added: allOf, additionalProperties.',
    ],
  },
  {
    name: 'a reference to another site',
    change: [['"additionalProperties": false,', '"$ref": "https://example.org/form.json",']],
    report: [
      'pages-config/_forms/order.json:7:5 unknown-key Unknown key "$ref" in “Questions”.',
      '  Write each question out: definitions are not shared.',
    ],
  },
  {
    name: 'an $id',
    change: [['"additionalProperties": false,', '"$id": "https://example.org/schemas/form.schema.json",']],
    report: [
      'pages-config/_forms/order.json:7:5 unknown-key Unknown key "$id" in “Questions”.',
      '  Keys that can still be added: allOf, additionalProperties.',
    ],
  },
  {
    name: 'another language of schemas',
    change: [
      ['"additionalProperties": false,', '"$schema": "https://json-schema.org/draft/2020-12/schema",'],
    ],
    report: [
      'pages-config/_forms/order.json:7:5 unknown-key Unknown key "$schema" in “Questions”.',
      '  The file’s own "$schema" is enough.',
    ],
  },
  {
    name: 'the keyword not',
    change: [['"additionalProperties": false,', '"not": {},']],
    report: [
      'pages-config/_forms/order.json:7:5 unknown-key Unknown key "not" in “Questions”.',
      '  Write a question that depends on another within "allOf", with "if" and "then".',
    ],
  },
  {
    name: 'a dynamic reference',
    change: [['"format": "tel"', '"$dynamicRef": "#meta"']],
    report: [
      'pages-config/_forms/order.json:12:54 unknown-key Unknown key "$dynamicRef" in “Text question”.',
      '  Keys that can still be added: description, format, enum, oneOf, minLength, maxLength, earliest, latest, default.',
    ],
  },
  {
    name: 'a question named constructor',
    change: [
      ['"Phone": {', '"constructor": {'],
      [', "Phone"]', ']'],
      ['"Phone", "*"', '"*"'],
    ],
    report: [
      'pages-config/_forms/order.json:12:7 taken-name No question can be named "constructor": browsers give it another meaning.',
      '  Choose another name, such as "Constructor_answer".',
    ],
  },
  {
    name: 'a question named __proto__',
    change: [
      ['"Phone": {', '"__proto__": {'],
      [', "Phone"]', ']'],
      ['"Phone", "*"', '"*"'],
    ],
    report: [
      'pages-config/_forms/order.json:12:7 wrong-key "__proto__" can’t be a key here.',
      '  A name begins with a letter, and has only letters without accents, digits and underscores. An example: "Your_email"',
    ],
  },
  {
    name: 'a question named toString',
    change: [
      ['"Phone": {', '"toString": {'],
      [', "Phone"]', ']'],
      ['"Phone", "*"', '"*"'],
    ],
    report: [
      'pages-config/_forms/order.json:12:7 taken-name No question can be named "toString": browsers give it another meaning.',
      '  Choose another name, such as "ToString_answer".',
    ],
  },
  {
    name: 'a question named hasOwnProperty',
    change: [
      ['"Phone": {', '"hasOwnProperty": {'],
      [', "Phone"]', ']'],
      ['"Phone", "*"', '"*"'],
    ],
    report: [
      'pages-config/_forms/order.json:12:7 taken-name No question can be named "hasOwnProperty": browsers give it another meaning.',
      '  Choose another name, such as "HasOwnProperty_answer".',
    ],
  },
  {
    name: 'a question named valueOf',
    change: [
      ['"Phone": {', '"valueOf": {'],
      [', "Phone"]', ']'],
      ['"Phone", "*"', '"*"'],
    ],
    report: [
      'pages-config/_forms/order.json:12:7 taken-name No question can be named "valueOf": browsers give it another meaning.',
      '  Choose another name, such as "ValueOf_answer".',
    ],
  },
  {
    name: 'a question named prototype',
    change: [
      ['"Phone": {', '"prototype": {'],
      [', "Phone"]', ']'],
      ['"Phone", "*"', '"*"'],
    ],
    report: [
      'pages-config/_forms/order.json:12:7 taken-name No question can be named "prototype": browsers give it another meaning.',
      '  Choose another name, such as "Prototype_answer".',
    ],
  },
  {
    name: 'a row’s question named constructor',
    change: [['"age": {', '"constructor": {']],
    report: [
      'pages-config/_forms/order.json:42:13 taken-name No question can be named "constructor": browsers give it another meaning.',
      '  Choose another name, such as "Constructor_answer".',
    ],
  },
  {
    name: 'a question with the name of an internal field',
    change: [
      ['"Phone": {', '"_website": {'],
      [', "Phone"]', ']'],
      ['"Phone", "*"', '"*"'],
    ],
    report: [
      'pages-config/_forms/order.json:12:7 wrong-key "_website" can’t be a key here.',
      '  A name begins with a letter, and has only letters without accents, digits and underscores. An example: "Your_email"',
    ],
  },
  {
    name: 'a question named submit',
    change: [
      ['"Phone": {', '"submit": {'],
      [', "Phone"]', ']'],
      ['"Phone", "*"', '"*"'],
    ],
    report: [
      'pages-config/_forms/order.json:12:7 taken-name No question can be named "submit": browsers give it another meaning.',
      '  Choose another name, such as "Submit_answer".',
    ],
  },
  {
    name: 'a "ui" for __proto__',
    change: [['"Paper": { "ui:widget": "radio" }', '"__proto__": { "ui:widget": "radio" }']],
    report: [
      'pages-config/_forms/order.json:57:5 unknown-question "__proto__" is in "ui", but there is no such question.',
      '  Questions: "Name", "E_Mail", "Phone", "Size", "Paper", "Days", "Copies", "Budget", "Terms", "Code", "Secret", "Note", "People" and "Sheet".',
    ],
  },
  {
    name: 'a widget named constructor',
    change: [['"ui:widget": "radio"', '"ui:widget": "constructor"']],
    report: [
      'pages-config/_forms/order.json:57:29 wrong-value "ui:widget" can’t be "constructor".',
      '  Allowed: "select", "checkboxes", "file", "password", "radio", "textarea". The control for the answer, if it is not the usual one (developers add one with `npm run new -- widget NAME`).',
    ],
  },
  {
    name: 'a component in place of a widget',
    change: [['"ui:widget": "radio"', '"ui:field": "LayoutGridField"']],
    report: [
      'pages-config/_forms/order.json:57:16 unknown-key Unknown key "ui:field" in “Appearance of a question”.',
      '  Only widgets can be chosen: write "ui:widget".',
    ],
  },
  {
    name: 'a button in place of a field',
    change: [['"inputMode": "numeric"', '"inputType": "submit"']],
    report: [
      'pages-config/_forms/order.json:59:46 wrong-value "inputType" can’t be "submit".',
      '  Allowed: "text", "tel", "search". The kind of text field, if the question has no format that decides it.',
    ],
  },
  {
    name: 'an ending named constructor',
    change: [['"formats": ["pdf", "png"]', '"formats": ["pdf", "constructor"]']],
    report: [
      'pages-config/_forms/order.json:76:62 wrong-value Entry 2 of "formats" can’t be "constructor".',
      '  Allowed: "pdf", "doc", "docx", "odt", "rtf", "tex", "txt", "png", "jpg", "jpeg". A file name extension, without the dot.',
    ],
  },
  {
    name: 'a script afterwards',
    change: [['"to": "/thanks"', '"to": "javascript:alert(1)"']],
    report: [
      'pages-config/_forms/order.json:72:20 malformed-value "to" can’t be "javascript:alert(1)": it is a script or a file, and no address that a link may have.',
      '  Write a page of this site (/about), an anchor (#name), or an https:, mailto: or tel: address.',
    ],
  },
  {
    name: 'another host afterwards',
    change: [['"to": "/thanks"', '"to": "//example.org"']],
    report: [
      'pages-config/_forms/order.json:72:20 malformed-value "to" can’t be "//example.org": it lacks its https:.',
      '  Write "https://example.org". npm run content -- fix does this.',
    ],
  },
  {
    name: 'a delivery that is a path',
    change: [['"delivery": "orders"', '"delivery": "../orders"']],
    report: [
      'pages-config/_forms/order.json:73:15 malformed-value "delivery" can’t be "../orders".',
      '  How submissions are delivered: one of the names under "deliveries" in _site.json; the server’s settings have the address. An example: "enquiries"',
    ],
  },
  {
    name: 'a list named __proto__',
    change: [['"list": "orders"', '"list": "__proto__"']],
    report: [
      'pages-config/_forms/order.json:75:11 malformed-value "list" can’t be "__proto__".',
      '  For a form with files: the name of the field in which the answers are sent beside the files, as a JSON list with one entry. An example: "authors"',
    ],
  },
  {
    name: 'an extreme number of files',
    change: [['"files": 1', '"files": 1000000000']],
    report: [
      'pages-config/_forms/order.json:76:24 too-large "files" is 1000000000; the largest allowed number is 10.',
      '  How many files may be attached. An example: 1',
    ],
  },
  {
    name: 'an infinite number',
    change: [['"minimum": 0 },\n      "Terms"', '"minimum": -1e400 },\n      "Terms"']],
    report: [
      'pages-config/_forms/order.json:27:67 wrong-type "minimum" is too large a number, but must be a number.',
      '  The smallest accepted number. An example: 1',
    ],
  },
  {
    name: 'a label that is an object',
    change: [['"title": "Phone"', '"title": { "toString": "Phone" }']],
    report: [
      'pages-config/_forms/order.json:12:45 wrong-type "title" is an object, but must be a text.',
      '  The question as shown above the answer. An example: "Your name"',
    ],
  },
  {
    name: 'a choice that is an object',
    change: [['["A4", "A3"]', '["A4", { "toString": 1 }]']],
    report: [
      'pages-config/_forms/order.json:13:67 wrong-type Entry 2 of "enum" is an object, but must be a text.',
      '  The stored text, which visitors may see. An example: "Website development"',
    ],
  },
  {
    name: 'a choice that is null',
    change: [['["A4", "A3"]', '["A4", null]']],
    report: [
      'pages-config/_forms/order.json:13:67 wrong-type Entry 2 of "enum" is null, but must be a text.',
      '  The stored text, which visitors may see. An example: "Website development"',
    ],
  },
  {
    name: 'entries of any kind',
    change: [['"items": { "type": "string", "enum": ["Monday", "Tuesday"] }', '"items": true']],
    report: [
      'pages-config/_forms/order.json:22:18 wrong-type "items" is true, but must be an object.',
      '  What one entry of the list is: a choice, or a row of questions. An example: {"type":"string","enum":["Monday","Tuesday"]}',
    ],
  },
  {
    name: 'entries of different kinds',
    change: [
      ['"items": { "type": "string", "enum": ["Monday", "Tuesday"] }', '"items": [{ "type": "string" }]'],
    ],
    report: [
      'pages-config/_forms/order.json:22:18 wrong-type "items" is a list, but must be an object.',
      '  What one entry of the list is: a choice, or a row of questions. An example: {"type":"string","enum":["Monday","Tuesday"]}',
    ],
  },
  {
    name: 'a list in place of a "ui"',
    change: [['{ "ui:widget": "radio" }', '[{ "ui:widget": "radio" }]']],
    report: [
      'pages-config/_forms/order.json:57:14 wrong-type "Paper" is a list, but must be an object.',
      '  How one question looks. An example: {"ui:widget":"textarea","ui:options":{"rows":5}}',
    ],
  },
  {
    name: 'content with an encoding',
    change: [['"format": "tel"', '"contentMediaType": "text/html"']],
    report: [
      'pages-config/_forms/order.json:12:54 unknown-key Unknown key "contentMediaType" in “Text question”.',
      '  Write "format": "data-url" for a file, and its file name extensions under "limits".',
    ],
  },
  {
    name: 'words that are an object',
    change: [['"submit": "Order"', '"submit": { "html": "<b>Order</b>" }']],
    report: [
      'pages-config/_forms/order.json:66:15 wrong-type "submit" is an object, but must be a text.',
      '  The text of the button that sends the form. An example: "Send"',
    ],
  },
  {
    name: 'a period in the past',
    change: [['"seconds": 3', '"seconds": -1']],
    report: [
      'pages-config/_forms/order.json:72:42 too-small "seconds" is -1; the smallest allowed number is 0.',
      '  How long the message stays before that. An example: 3',
    ],
  },
];
