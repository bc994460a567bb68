import type { FormCase } from './case.ts';

export const cases: FormCase[] = [
  {
    name: 'a missing required question',
    change: [['"Copies", "Terms"', '"Copeis", "Terms"']],
    report: [
      'pages-config/_forms/order.json:8:52 unknown-question "Copeis" is required, but there is no such question.',
      '  Did you mean "Copies"?',
    ],
  },
  {
    name: 'a duplicate required question',
    change: [['["Name", "E_Mail", "Size"', '["Name", "Name", "E_Mail", "Size"']],
    report: [
      'pages-config/_forms/order.json:8:26 repeated-question "Name" is named here a second time.',
      '  Keep one of the two.',
    ],
  },
  {
    name: 'a missing required question of a row',
    change: [['"required": ["name"]', '"required": ["nmae"]']],
    report: [
      'pages-config/_forms/order.json:39:24 unknown-question "nmae" is required, but there is no such question.',
      '  Did you mean "name"?',
    ],
  },
  {
    name: 'an alert of a missing question',
    change: [['"questions": ["Name", "Sheet"]', '"questions": ["Name", "Shet"]']],
    report: [
      'pages-config/_forms/order.json:70:40 unknown-question "Shet" may be missing, but there is no such question.',
      '  Did you mean "Sheet"?',
    ],
  },
  {
    name: 'an alert of a question that is not required',
    change: [['"questions": ["Name", "Sheet"]', '"questions": ["Name", "Note"]']],
    report: [
      'pages-config/_forms/order.json:70:40 not-required "Note" may be missing, but it is not required.',
      '  Name it in "required" too, or leave it out here.',
    ],
  },
  {
    name: 'the "ui" of a missing question',
    change: [['"Note": { "ui:widget"', '"Notes": { "ui:widget"']],
    report: [
      'pages-config/_forms/order.json:61:5 unknown-question "Notes" is in "ui", but there is no such question.',
      '  Did you mean "Note"?',
    ],
  },
  {
    name: 'the "ui" of a missing question of a row',
    change: [['"items": { "name": {', '"items": { "nick": {']],
    report: [
      'pages-config/_forms/order.json:62:47 unknown-question "nick" is in "ui", but there is no such question.',
      '  Questions: "name" and "age".',
    ],
  },
  {
    name: 'an order with a missing question',
    change: [['"Phone", "*"]', '"Fone", "*"]']],
    report: [
      'pages-config/_forms/order.json:50:36 unknown-question "Fone" has a place in the order, but there is no such question.',
      '  Questions: "Name", "E_Mail", "Phone", "Size", "Paper", "Days", "Copies", "Budget", "Terms", "Code", "Secret", "Note", "People" and "Sheet".',
    ],
  },
  {
    name: 'an order with a question twice',
    change: [['"Phone", "*"]', '"Phone", "Name", "*"]']],
    report: [
      'pages-config/_forms/order.json:50:45 repeated-question "Name" is named here a second time.',
      '  Keep one of the two.',
    ],
  },
  {
    name: 'an order that leaves out questions',
    change: [[', "*"]', ']']],
    report: [
      'pages-config/_forms/order.json:50:5 incomplete-order The order leaves out "Size", "Paper", "Days", "Copies", "Budget", "Terms", "Code", "Secret", "Note", "People" and "Sheet".',
      '  Name them too, or write "*" in the place of all others.',
    ],
  },
  {
    name: 'a group with a missing question',
    change: [['"fields": ["Name", "E_Mail", "Phone"]', '"fields": ["Name", "EMail", "Phone"]']],
    report: [
      'pages-config/_forms/order.json:52:44 unknown-question "EMail" is in a group, but there is no such question.',
      '  Did you mean "E_Mail"?',
    ],
  },
  {
    name: 'a question in two groups',
    change: [['"fields": ["Name", "E_Mail", "Phone"]', '"fields": ["Name", "E_Mail", "Phone", "People"]']],
    report: [
      'pages-config/_forms/order.json:53:39 repeated-question "People" is named here a second time.',
      '  Keep one of the two.',
    ],
  },
  {
    name: 'a name that every JavaScript object has',
    change: [
      ['"Phone": {', '"constructor": {'],
      ['"Phone"]', '"constructor"]'],
      ['"Phone", "*"', '"*"'],
    ],
    report: [
      'pages-config/_forms/order.json:12:7 taken-name No question can be named "constructor": browsers give it another meaning.',
      '  Choose another name, such as "Constructor_answer".',
    ],
  },
  {
    name: 'a name that a form needs for itself',
    change: [
      ['"Phone": {', '"elements": {'],
      ['"Phone", "*"', '"*"'],
      [', "Phone"]', ']'],
    ],
    report: [
      'pages-config/_forms/order.json:12:7 taken-name No question can be named "elements": browsers give it another meaning.',
      '  Choose another name, such as "Elements_answer".',
    ],
  },
  {
    name: 'all answers by the name of a question',
    change: [['"list": "orders"', '"list": "Name"']],
    report: [
      'pages-config/_forms/order.json:75:11 taken-name "Name" is a question already, so all answers together can’t have that name.',
      '  Choose a name that no question has.',
    ],
  },
  {
    name: 'an unknown delivery',
    change: [['"delivery": "orders"', '"delivery": "ordres"']],
    report: [
      'pages-config/_forms/order.json:73:15 unknown-delivery There is no delivery "ordres".',
      '  Did you mean "orders"? There are: "orders" and "questions". They are listed under "deliveries" in pages-config/_site.json.',
    ],
  },
  {
    name: 'a delivery with no similar name',
    change: [['"delivery": "orders"', '"delivery": "accounts"']],
    report: [
      'pages-config/_forms/order.json:73:15 unknown-delivery There is no delivery "accounts".',
      '  There are: "orders" and "questions". They are listed under "deliveries" in pages-config/_site.json.',
    ],
  },
  {
    name: 'a missing next page',
    change: [['"to": "/thanks"', '"to": "/thnaks"']],
    report: [
      'pages-config/_forms/order.json:72:20 broken-link There is no page /thnaks.',
      '  Did you mean "/thanks"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'a next page on another site',
    change: [['"to": "/thanks"', '"to": "https://example.org/"']],
    report: [
      'pages-config/_forms/order.json:72:20 outside-target "https://example.org/" is no page of this site.',
      '  Write the route of a page, such as "/".',
    ],
  },
  {
    name: 'a next page without its slash',
    change: [['"to": "/thanks"', '"to": "thanks"']],
    report: [
      'pages-config/_forms/order.json:72:20 malformed-value "to" can’t be "thanks": it does not begin with a slash, as every page of this site does.',
      '  Write "/thanks". npm run content -- fix does this.',
    ],
  },
  {
    name: 'two questions with one label',
    change: [['"title": "Voucher"', '"title": "budget"']],
    report: [
      'pages-config/_forms/order.json:29:44 same-label “budget” is the label of "Budget" already: visitors can’t distinguish the two questions.',
      '  Say in each what is asked, or put them into groups with different names.',
    ],
  },
  {
    name: 'one label in two groups',
    change: [['"title": "Phone"', '"title": "Budget"']],
    report: [''],
  },
  {
    name: 'a name that the page itself uses in its address',
    change: [
      ['"Budget": {', '"parentNode": {'],
      ['"Budget": { "ui:', '"parentNode": { "ui:'],
    ],
    report: [
      'pages-config/_forms/order.json:27:7 taken-name No question can be named "parentNode": browsers give it another meaning.',
      '  Choose another name, such as "ParentNode_answer".',
    ],
  },
  {
    name: 'a receipt without an address',
    change: [['"format": "email", ', '']],
    report: [
      'pages-config/_forms/order.json:74:14 receipt-without-address The form promises a receipt, but asks for no e-mail address to send it to.',
      '  Give the question for the address "format": "email", or leave "receipt" out.',
    ],
  },
  {
    name: 'a question about the service that has no choices',
    change: [['"delivery": "orders"', '"service": "Papr",\n  "delivery": "orders"']],
    report: [
      'pages-config/_forms/order.json:73:14 unknown-question "service" names "Papr", which is not a question with choices.',
      '  Did you mean "Paper"? There are: "Size" and "Paper".',
    ],
  },
  {
    name: 'a question about the subject without free text',
    change: [['"delivery": "orders"', '"subject": "E_Mail",\n  "delivery": "orders"']],
    report: [
      'pages-config/_forms/order.json:73:14 unknown-question "subject" names "E_Mail", which is not a question with a free text as answer.',
      '  There are: "Name" and "Note".',
    ],
  },
];
