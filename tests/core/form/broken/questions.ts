import type { FormCase } from './case.ts';

export const cases: FormCase[] = [
  {
    name: 'an unknown kind of question',
    change: [['{ "type": "integer", "title": "Copies"', '{ "type": "intger", "title": "Copies"']],
    report: [
      'pages-config/_forms/order.json:26:27 wrong-value "type" can’t be "intger".',
      '  Did you mean "integer"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'a question without a kind',
    change: [['{ "type": "number", "title": "Budget", "minimum": 0 }', '{ "title": "Budget" }']],
    report: [
      'pages-config/_forms/order.json:27:17 missing-key The key "type" is missing in “Question”.',
      '  The kind of answer that the question accepts. Add for example: "type": "string"',
    ],
  },
  {
    name: 'a question without a label',
    change: [['"type": "string", "title": "Phone"', '"type": "string"']],
    report: [
      'pages-config/_forms/order.json:12:16 missing-key The key "title" is missing in “Text question”.',
      '  The question as shown above the answer. Add for example: "title": "Your name"',
    ],
  },
  {
    name: 'an empty label',
    change: [['"title": "Phone"', '"title": ""']],
    report: [
      'pages-config/_forms/order.json:12:45 too-short "title" is empty.',
      '  The question as shown above the answer. An example: "Your name"',
    ],
  },
  {
    name: 'a blank label',
    change: [['"title": "Phone"', '"title": "  "']],
    report: [
      'pages-config/_forms/order.json:12:45 blank-text "title" contains only spaces.',
      '  The question as shown above the answer. An example: "Your name"',
    ],
  },
  {
    name: 'a question that is not an object',
    change: [['"Phone": { "type": "string", "title": "Phone", "format": "tel" }', '"Phone": "tel"']],
    report: [
      'pages-config/_forms/order.json:12:16 wrong-type "Phone" is the text "tel", but must be an object.',
      '  One question: its kind of answer, its label and its limits. An example: {"type":"string","title":"Name","minLength":1,"maxLength":120}',
    ],
  },
  {
    name: 'several kinds',
    change: [['"type": "number"', '"type": ["number", "string"]']],
    report: [
      'pages-config/_forms/order.json:27:27 wrong-type "type" is a list, but must be a text.',
      '  The kind of answer that the question accepts. An example: "string"',
    ],
  },
  {
    name: 'a misspelt keyword',
    change: [['"maxLength": 80 },\n      "E_Mail"', '"maxLenght": 80 },\n      "E_Mail"']],
    report: [
      'pages-config/_forms/order.json:10:68 unknown-key Unknown key "maxLenght" in “Text question”.',
      '  Did you mean "maxLength"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'a keyword of another kind',
    change: [['"format": "tel"', '"maximum": 5']],
    report: [
      'pages-config/_forms/order.json:12:54 unknown-key Unknown key "maximum" in “Text question”.',
      '  A number is "type": "number" or "integer"; the latest day is "latest".',
    ],
  },
  {
    name: 'a limit of length for a number',
    change: [['"title": "Budget", "minimum": 0', '"title": "Budget", "maxLength": 5']],
    report: [
      'pages-config/_forms/order.json:27:56 unknown-key Unknown key "maxLength" in “Number question”.',
      '  Keys that can still be added: description, minimum, maximum, default.',
    ],
  },
  {
    name: 'choices for a number',
    change: [['"title": "Budget", "minimum": 0', '"title": "Budget", "enum": [1, 2]']],
    report: [
      'pages-config/_forms/order.json:27:56 unknown-key Unknown key "enum" in “Number question”.',
      '  Write "type": "string" for choices.',
    ],
  },
  {
    name: 'choices for a boolean question',
    change: [['"title": "I agree", "const": true', '"title": "I agree", "enum": [true]']],
    report: [
      'pages-config/_forms/order.json:28:57 unknown-key Unknown key "enum" in “Yes or no”.',
      '  A yes or no has no choices; for other answers write "type": "string" with "enum".',
    ],
  },
  {
    name: 'a pattern',
    change: [['"format": "tel"', '"pattern": "^[0-9]+$"']],
    report: [
      'pages-config/_forms/order.json:12:54 unknown-key Unknown key "pattern" in “Text question”.',
      '  Write one of the formats instead, such as "format": "digits": a pattern can block the server, and explains nothing to visitors.',
    ],
  },
  {
    name: 'a step',
    change: [['"title": "Budget", "minimum": 0', '"title": "Budget", "multipleOf": 5']],
    report: [
      'pages-config/_forms/order.json:27:56 unknown-key Unknown key "multipleOf" in “Number question”.',
      '  Say it in "description"; a whole number is "type": "integer".',
    ],
  },
  {
    name: 'an exclusive limit',
    change: [['"title": "Budget", "minimum": 0', '"title": "Budget", "exclusiveMinimum": 0']],
    report: [
      'pages-config/_forms/order.json:27:56 unknown-key Unknown key "exclusiveMinimum" in “Number question”.',
      '  Write "minimum", the smallest accepted number.',
    ],
  },
  {
    name: 'labels beside the choices',
    change: [['"enum": ["A4", "A3"]', '"enum": ["A4", "A3"], "enumNames": ["Small", "Large"]']],
    report: [
      'pages-config/_forms/order.json:13:74 unknown-key Unknown key "enumNames" in “Text question”.',
      '  Write "oneOf" with "const" and "title" for each choice.',
    ],
  },
  {
    name: 'alternatives',
    change: [['"format": "tel"', '"anyOf": [{ "type": "string" }]']],
    report: [
      'pages-config/_forms/order.json:12:54 unknown-key Unknown key "anyOf" in “Text question”.',
      '  Write "oneOf" with "const" and "title" for each choice.',
    ],
  },
  {
    name: 'a reference',
    change: [
      [
        '"Phone": { "type": "string", "title": "Phone", "format": "tel" }',
        '"Phone": { "$ref": "#/definitions/phone" }',
      ],
    ],
    report: [
      'pages-config/_forms/order.json:12:16 missing-key The key "type" is missing in “Question”.',
      '  The kind of answer that the question accepts. Add for example: "type": "string"',
    ],
  },
  {
    name: 'a kind of text in place of its format',
    change: [['"type": "string", "title": "Phone", "format": "tel"', '"type": "date", "title": "Phone"']],
    report: [
      'pages-config/_forms/order.json:12:26 wrong-value "type" can’t be "date".',
      '  Write "type": "string", "format": "date".',
    ],
  },
  {
    name: 'a control in place of the kind of answer',
    change: [['"type": "string", "title": "Name"', '"type": "text", "title": "Name"']],
    report: [
      'pages-config/_forms/order.json:10:25 wrong-value "type" can’t be "text".',
      '  Write "type": "string".',
    ],
  },
  {
    name: 'an unknown format',
    change: [['"format": "tel"', '"format": "phone"']],
    report: [
      'pages-config/_forms/order.json:12:64 wrong-value "format" can’t be "phone".',
      '  Allowed: "email", "tel", "uri", "date", "time", "digits", "code", "orcid", "doi", "isbn", "data-url". The format of the text; "tel" accepts any text, and "data-url" asks for a file.',
    ],
  },
  {
    name: 'a misspelt format',
    change: [['"format": "email"', '"format": "emial"']],
    report: [
      'pages-config/_forms/order.json:11:66 wrong-value "format" can’t be "emial".',
      '  Did you mean "email"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'a length that is not a number',
    change: [['"maxLength": 254', '"maxLength": "254"']],
    report: [
      'pages-config/_forms/order.json:11:88 wrong-type "maxLength" is the text "254", but must be a whole number.',
      '  How many characters an answer may have. An example: 120',
    ],
  },
  {
    name: 'a length that is negative',
    change: [['"minLength": 1', '"minLength": -1']],
    report: [
      'pages-config/_forms/order.json:10:65 too-small "minLength" is -1; the smallest allowed number is 0.',
      '  How many characters an answer must have. An example: 1',
    ],
  },
  {
    name: 'an extreme length',
    change: [['"maxLength": 400', '"maxLength": 1000000']],
    report: [
      'pages-config/_forms/order.json:31:65 too-large "maxLength" is 1000000; the largest allowed number is 20000.',
      '  How many characters an answer may have. An example: 120',
    ],
  },
  {
    name: 'a fraction as the limit of a whole number',
    change: [['"maximum": 10', '"maximum": 9.5']],
    report: [
      'pages-config/_forms/order.json:26:82 wrong-type "maximum" is the number 9.5, but must be a whole number.',
      '  The largest accepted number. An example: 10',
    ],
  },
  {
    name: 'a required question with "required": true',
    change: [['"format": "tel"', '"required": true']],
    report: [
      'pages-config/_forms/order.json:12:54 unknown-key Unknown key "required" in “Text question”.',
      '  Name the question in "required" beside "properties".',
    ],
  },
  {
    name: 'a name with a blank',
    change: [['"Phone": {', '"Phone number": {']],
    report: [
      'pages-config/_forms/order.json:12:7 wrong-key "Phone number" can’t be a key here.',
      '  A name begins with a letter, and has only letters without accents, digits and underscores. An example: "Your_email"',
    ],
  },
  {
    name: 'a name that begins with a digit',
    change: [['"Phone": {', '"2nd_phone": {']],
    report: [
      'pages-config/_forms/order.json:12:7 wrong-key "2nd_phone" can’t be a key here.',
      '  A name begins with a letter, and has only letters without accents, digits and underscores. An example: "Your_email"',
    ],
  },
  {
    name: 'a name with an accent',
    change: [
      ['"Phone": {', '"Téléphone": {'],
      ['"Phone"]', '"Phone"]'],
    ],
    report: [
      'pages-config/_forms/order.json:12:7 wrong-key "Téléphone" can’t be a key here.',
      '  A name begins with a letter, and has only letters without accents, digits and underscores. An example: "Your_email"',
    ],
  },
  {
    name: 'no questions',
    change: [['"properties": {\n      "Name"', '"propertys": {\n      "Name"']],
    report: [
      'pages-config/_forms/order.json:9:5 unknown-key Unknown key "propertys" in “Questions”.',
      '  Did you mean "properties"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'a row without questions',
    change: [
      [
        '{\n            "name": { "type": "string", "title": "Name", "maxLength": 80 },\n            "age": { "type": "integer", "title": "Age", "minimum": 0 }\n          }',
        '{}',
      ],
    ],
    report: [
      'pages-config/_forms/order.json:40:25 too-few "properties" has too few keys; at least 1 is needed.',
      '  One property for each question of a row; the name is what is stored. An example: {"name":{"type":"string","title":"Name","maxLength":160}}',
    ],
  },
  {
    name: 'a form without questions',
    change: [['"schema": {', '"schema_": {']],
    report: [
      'pages-config/_forms/order.json:5:3 unknown-key Unknown key "schema_" in “Form”.',
      '  Did you mean "schema"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'a form without words',
    change: [['"texts": {', '"text": {']],
    report: [
      'pages-config/_forms/order.json:65:3 unknown-key Unknown key "text" in “Form”.',
      '  Did you mean "texts"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'a form without a delivery',
    change: [[',\n  "delivery": "orders"', '']],
    report: [
      'pages-config/_forms/order.json:1:1 missing-key The key "delivery" is missing in “Form”.',
      '  How submissions are delivered: one of the names under "deliveries" in _site.json; the server’s settings have the address. Add for example: "delivery": "enquiries"',
    ],
  },
  {
    name: 'an unknown key of a form',
    change: [['"receipt": true', '"reciept": true']],
    report: [
      'pages-config/_forms/order.json:74:3 unknown-key Unknown key "reciept" in “Form”.',
      '  Did you mean "receipt"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'a receipt in words',
    change: [['"receipt": true', '"receipt": "yes"']],
    report: [
      'pages-config/_forms/order.json:74:14 wrong-type "receipt" is the text "yes", but must be true or false.',
      '  Whether the visitor gets an e-mail with the reference, at the address given in the first question that asks for one. An example: true',
    ],
  },
  {
    name: 'an empty label of the button',
    change: [['"submit": "Order",', '']],
    report: [
      'pages-config/_forms/order.json:65:12 missing-key The key "submit" is missing in “Words”.',
      '  The text of the button that sends the form. Add for example: "submit": "Send"',
    ],
  },
  {
    name: 'a keyword beside the questions',
    change: [['"additionalProperties": false,', '"additionalProperties": false,\n    "minProperties": 1,']],
    report: [
      'pages-config/_forms/order.json:8:5 unknown-key Unknown key "minProperties" in “Questions”.',
      '  Name the questions in "required".',
    ],
  },
  {
    name: 'other answers allowed',
    change: [['"additionalProperties": false', '"additionalProperties": true']],
    report: [
      'pages-config/_forms/order.json:7:29 wrong-value "additionalProperties" can’t be true.',
      '  Allowed: false. Always false: other answers are refused.',
    ],
  },
  {
    name: 'dependencies',
    change: [['"additionalProperties": false,', '"dependencies": { "Paper": ["Note"] },']],
    report: [
      'pages-config/_forms/order.json:7:5 unknown-key Unknown key "dependencies" in “Questions”.',
      '  Write a question that depends on another within "allOf", with "if" and "then".',
    ],
  },
  {
    name: 'dependentRequired',
    change: [['"additionalProperties": false,', '"dependentRequired": { "Paper": ["Note"] },']],
    report: [
      'pages-config/_forms/order.json:7:5 unknown-key Unknown key "dependentRequired" in “Questions”.',
      '  Write a question that depends on another within "allOf", with "if" and "then".',
    ],
  },
  {
    name: 'definitions',
    change: [['"additionalProperties": false,', '"definitions": {},']],
    report: [
      'pages-config/_forms/order.json:7:5 unknown-key Unknown key "definitions" in “Questions”.',
      '  Write each question out: definitions are not shared.',
    ],
  },
];
