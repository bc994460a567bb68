import type { FormCase } from './case.ts';

export const cases: FormCase[] = [
  {
    name: 'an unknown widget',
    change: [['"ui:widget": "radio"', '"ui:widget": "raido"']],
    report: [
      'pages-config/_forms/order.json:57:29 wrong-value "ui:widget" can’t be "raido".',
      '  Did you mean "radio"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'a widget of the library that the theme lacks',
    change: [['"ui:widget": "radio"', '"ui:widget": "updown"']],
    report: [
      'pages-config/_forms/order.json:57:29 wrong-value "ui:widget" can’t be "updown".',
      '  Allowed: "select", "checkboxes", "file", "password", "radio", "textarea". The control for the answer, if it is not the usual one (developers add one with `npm run new -- widget NAME`).',
    ],
  },
  {
    name: 'a widget for another kind',
    change: [['"Paper": { "ui:widget": "radio" }', '"Paper": { "ui:widget": "textarea" }']],
    report: [
      'pages-config/_forms/order.json:57:29 wrong-widget "textarea" can’t be the control of “Paper”, which is answered with a list that opens.',
      '  Write "select" or "radio", or leave it out.',
    ],
  },
  {
    name: 'several lines of an address',
    change: [['"Note": { "ui:widget"', '"E_Mail": { "ui:widget": "textarea" },\n    "Note": { "ui:widget"']],
    report: [
      'pages-config/_forms/order.json:61:30 wrong-widget "textarea" can’t be the control of “E-mail”, which is answered with a line in a format.',
      '  Leave it out: such a question has one control.',
    ],
  },
  {
    name: 'choices to tick for one answer',
    change: [['"Paper": { "ui:widget": "radio" }', '"Paper": { "ui:widget": "checkboxes" }']],
    report: [
      'pages-config/_forms/order.json:57:29 wrong-widget "checkboxes" can’t be the control of “Paper”, which is answered with a list that opens.',
      '  Write "select" or "radio", or leave it out.',
    ],
  },
  {
    name: 'a widget for a number',
    change: [
      ['"Budget": { "ui:options": { "inputMode": "numeric" } }', '"Budget": { "ui:widget": "textarea" }'],
    ],
    report: [
      'pages-config/_forms/order.json:59:30 wrong-widget "textarea" can’t be the control of “Budget”, which is answered with a number.',
      '  Leave it out: such a question has one control.',
    ],
  },
  {
    name: 'choices to tick without their widget',
    change: [['"Days": { "ui:widget": "checkboxes" },\n    ', '']],
    report: [
      'pages-config/_forms/order.json:19:7 missing-widget “Days” is answered with choices to tick, which needs its own control.',
      '  Add "Days": { "ui:widget": "checkboxes" } to "ui". npm run content -- fix does this.',
    ],
  },
  {
    name: 'a file without its widget',
    change: [['"ui:widget": "file", "ui:options"', '"ui:options"']],
    report: [
      'pages-config/_forms/order.json:46:7 missing-widget “Sheet” is answered with a file, which needs its own control.',
      '  Add "Sheet": { "ui:widget": "file" } to "ui". npm run content -- fix does this.',
    ],
  },
  {
    name: 'the widget of a file for a text',
    change: [
      ['"Note": { "ui:widget": "textarea", "ui:options": { "rows": 4 } }', '"Note": { "ui:widget": "file" }'],
    ],
    report: [
      'pages-config/_forms/order.json:61:28 wrong-widget "file" can’t be the control of “Note”, which is answered with a line of text.',
      '  Write "password" or "textarea", or leave it out.',
    ],
  },
  {
    name: 'a misspelt key',
    change: [['"ui:placeholder": "Choose a size"', '"ui:placehodler": "Choose a size"']],
    report: [
      'pages-config/_forms/order.json:56:15 unknown-key Unknown key "ui:placehodler" in “Appearance of a question”.',
      '  Did you mean "ui:placeholder"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'a key without its prefix',
    change: [['"ui:placeholder": "Choose a size"', '"placeholder": "Choose a size"']],
    report: [
      'pages-config/_forms/order.json:56:15 unknown-key Unknown key "placeholder" in “Appearance of a question”.',
      '  Did you mean "ui:placeholder"?',
    ],
  },
  {
    name: 'a key of the library that the theme lacks',
    change: [['"ui:placeholder": "Choose a size"', '"ui:disabled": true']],
    report: [
      'pages-config/_forms/order.json:56:15 unknown-key Unknown key "ui:disabled" in “Appearance of a question”.',
      '  Leave it out: visitors must be able to answer a question.',
    ],
  },
  {
    name: 'a label in "ui"',
    change: [['"ui:placeholder": "Choose a size"', '"ui:title": "Format"']],
    report: [
      'pages-config/_forms/order.json:56:15 unknown-key Unknown key "ui:title" in “Appearance of a question”.',
      '  The label is the question’s "title".',
    ],
  },
  {
    name: 'an unknown key of the whole form',
    change: [['"ui:order": ["Name"', '"ui:oder": ["Name"']],
    report: [
      'pages-config/_forms/order.json:50:5 unknown-key Unknown key "ui:oder" in “Appearance”.',
      '  Did you mean "ui:order"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'the library’s words for the button',
    change: [['"ui": {', '"ui": {\n    "ui:submitButtonOptions": {},']],
    report: [
      'pages-config/_forms/order.json:50:5 unknown-key Unknown key "ui:submitButtonOptions" in “Appearance”.',
      '  The text of the button is "submit" under "texts".',
    ],
  },
  {
    name: 'an unknown option of a widget',
    change: [['{ "rows": 4 }', '{ "row": 4 }']],
    report: [
      'pages-config/_forms/order.json:61:56 unknown-key Unknown key "row" in “Details”.',
      '  Did you mean "rows"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'a widget among the details',
    change: [['{ "rows": 4 }', '{ "widget": "textarea" }']],
    report: [
      'pages-config/_forms/order.json:61:56 unknown-key Unknown key "widget" in “Details”.',
      '  Write "ui:widget" beside "ui:options".',
    ],
  },
  {
    name: 'a number of lines for a single-line field',
    change: [['"inputMode": "numeric"', '"rows": 3']],
    report: [
      'pages-config/_forms/order.json:59:33 unused-key "rows" has no effect on “Budget”, which is answered with a number.',
      '  Keys with an effect there: inputMode.',
    ],
  },
  {
    name: 'an input type for a text with a format',
    change: [
      [
        '"Note": { "ui:widget"',
        '"Phone": { "ui:options": { "inputType": "tel" } },\n    "Note": { "ui:widget"',
      ],
    ],
    report: [
      'pages-config/_forms/order.json:61:32 unused-key "inputType" has no effect on “Phone”, which is answered with a line in a format.',
      '  Keys with an effect there: inputMode.',
    ],
  },
  {
    name: 'an unknown input type',
    change: [
      [
        '"Note": { "ui:widget"',
        '"E_Mail": { "ui:options": { "inputType": "email" } },\n    "Note": { "ui:widget"',
      ],
    ],
    report: [
      'pages-config/_forms/order.json:61:46 wrong-value "inputType" can’t be "email".',
      '  Allowed: "text", "tel", "search". The kind of text field, if the question has no format that decides it.',
    ],
  },
  {
    name: 'a placeholder for a control without one',
    change: [
      ['"Paper": { "ui:widget": "radio" }', '"Paper": { "ui:widget": "radio", "ui:placeholder": "Choose" }'],
    ],
    report: [
      'pages-config/_forms/order.json:57:38 unused-key "ui:placeholder" has no effect on “Paper”, which is answered with choices of which one is chosen.',
      '  Keys with an effect there: ui:widget, ui:help, ui:width.',
    ],
  },
  {
    name: 'a width of the library',
    change: [['"ui:width": "half"', '"ui:width": "50%"']],
    report: [
      'pages-config/_forms/order.json:55:54 wrong-value "ui:width" can’t be "50%".',
      '  Allowed: "half", "full". "half" if two short questions share a row.',
    ],
  },
  {
    name: 'an unknown autofill name',
    change: [['"ui:autocomplete": "name"', '"ui:autocomplete": "nmae"']],
    report: [
      'pages-config/_forms/order.json:55:34 wrong-value "ui:autocomplete" can’t be "nmae".',
      '  Did you mean "name"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'autofill of a name for an e-mail address',
    change: [
      [
        '"Size": { "ui:placeholder"',
        '"E_Mail": { "ui:autocomplete": "name" },\n    "Size": { "ui:placeholder"',
      ],
    ],
    report: [
      'pages-config/_forms/order.json:56:36 wrong-autocomplete Browsers fill no "name" into “E-mail”.',
      '  Write "email" or "username", or leave it out.',
    ],
  },
  {
    name: 'autofill for a number',
    change: [['"Budget": { "ui:options"', '"Budget": { "ui:autocomplete": "tel", "ui:options"']],
    report: [
      'pages-config/_forms/order.json:59:17 unused-key "ui:autocomplete" has no effect on “Budget”, which is answered with a number.',
      '  Keys with an effect there: ui:widget, ui:help, ui:width, ui:placeholder, ui:options.',
    ],
  },
  {
    name: 'two hints',
    change: [['"Note": { "ui:widget"', '"Code": { "ui:help": "Eight signs" },\n    "Note": { "ui:widget"']],
    report: [
      'pages-config/_forms/order.json:61:15 two-hints “Voucher” has two hints, and only its "description" is shown.',
      '  Keep one of them.',
    ],
  },
  {
    name: 'a hidden label without a group',
    change: [
      ['{ "title": "People", "fields": ["People"] }', '{ "title": "People", "fields": ["People", "Note"] }'],
    ],
    report: [
      'pages-config/_forms/order.json:62:17 hidden-label The label of “People” is hidden, but no separate group names it.',
      '  Put "People" alone into a group, or leave "ui:label" out.',
    ],
  },
  {
    name: 'a hidden label of a single question',
    change: [['"Note": { "ui:widget"', '"Code": { "ui:label": false },\n    "Note": { "ui:widget"']],
    report: [
      'pages-config/_forms/order.json:61:15 unused-key "ui:label" has no effect on “Voucher”, which is answered with a line in a format.',
      '  Keys with an effect there: ui:widget, ui:help, ui:width, ui:placeholder, ui:autocomplete, ui:options.',
    ],
  },
  {
    name: 'a group without a heading',
    change: [['{ "title": "People", "fields"', '{ "fields"']],
    report: [
      'pages-config/_forms/order.json:53:7 missing-key The key "title" is missing in “Group”.',
      '  What the questions of the group have in common. Add for example: "title": "About you"',
    ],
  },
  {
    name: 'a group without questions',
    change: [['"fields": ["People"]', '"fields": []']],
    report: [
      'pages-config/_forms/order.json:53:38 too-few "fields" has 0 entries; at least 1 is needed.',
      '  The names of the questions of the group, in their order. An example: ["Name"]',
    ],
  },
];
