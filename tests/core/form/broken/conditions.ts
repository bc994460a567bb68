import type { FormCase } from './case.ts';
import { conditional } from './conditional-form.ts';

const many = Array.from(
  { length: 60 },
  (_, index) => `"Q${index}": { "type": "string", "title": "Q${index}" }`,
).join(', ');

export const cases: FormCase[] = [
  {
    name: 'a condition on a missing question',
    change: [
      conditional,
      [
        '"Paper": { "const": "laid" } }, "required": ["Paper"]',
        '"Papr": { "const": "laid" } }, "required": ["Papr"]',
      ],
    ],
    report: [
      'pages-config/_forms/order.json:50:33 unknown-question "Papr" is used in this condition, but there is no such question.',
      '  Did you mean "Paper"?',
    ],
  },
  {
    name: 'a deciding question after the conditional one',
    change: [
      conditional,
      [
        '"Paper": { "const": "laid" } }, "required": ["Paper"]',
        '"Why": { "const": "laid" } }, "required": ["Why"]',
      ],
    ],
    report: [
      'pages-config/_forms/order.json:50:33 unknown-question "Why" is used in this condition, but the form asks it only later.',
      '  Move this condition after the one that asks the question.',
    ],
  },
  {
    name: 'a condition on a question of its own branch',
    change: [
      conditional,
      [
        '"Paper": { "const": "laid" } }, "required": ["Paper"]',
        '"Recycled": { "const": true } }, "required": ["Recycled"]',
      ],
    ],
    report: [
      'pages-config/_forms/order.json:50:33 unknown-question "Recycled" is used in this condition, but the form asks it only later.',
      '  Move this condition after the one that asks the question.',
    ],
  },
  {
    name: 'a deciding question with free text',
    change: [
      conditional,
      [
        '"Paper": { "const": "laid" } }, "required": ["Paper"]',
        '"Name": { "const": "laid" } }, "required": ["Name"]',
      ],
    ],
    report: [
      'pages-config/_forms/order.json:50:33 undecided-question A condition can’t use “Name”: it has no list of choices for one answer.',
      '  Use a question with "enum" or "oneOf", or a box to tick.',
    ],
  },
  {
    name: 'a number that decides',
    change: [
      conditional,
      [
        '"Paper": { "const": "laid" } }, "required": ["Paper"]',
        '"Copies": { "const": 1 } }, "required": ["Copies"]',
      ],
    ],
    report: [
      'pages-config/_forms/order.json:50:33 undecided-question A condition can’t use “Copies”: it has no list of choices for one answer.',
      '  Use a question with "enum" or "oneOf", or a box to tick.',
    ],
  },
  {
    name: 'a deciding question with several choices',
    change: [
      conditional,
      [
        '"Paper": { "const": "laid" } }, "required": ["Paper"]',
        '"Days": { "const": "Monday" } }, "required": ["Days"]',
      ],
    ],
    report: [
      'pages-config/_forms/order.json:50:33 undecided-question A condition can’t use “Days”: it has no list of choices for one answer.',
      '  Use a question with "enum" or "oneOf", or a box to tick.',
    ],
  },
  {
    name: 'an answer that is not offered',
    change: [conditional, ['"const": "laid" } }', '"const": "liad" } }']],
    report: [
      'pages-config/_forms/order.json:50:53 impossible-answer "liad" is none of the choices of “Paper”.',
      '  Did you mean "laid"?',
    ],
  },
  {
    name: 'an answer by its label',
    change: [conditional, ['"const": "laid" } }', '"const": "Laid" } }']],
    report: [
      'pages-config/_forms/order.json:50:53 impossible-answer "Laid" is none of the choices of “Paper”.',
      '  Did you mean "laid"?',
    ],
  },
  {
    name: 'one of several answers that is not offered',
    change: [conditional, ['"enum": ["A4", "A3"] } }', '"enum": ["A4", "A5"] } }']],
    report: [
      'pages-config/_forms/order.json:59:83 impossible-answer "A5" is none of the choices of “Size”.',
      '  Choices: "A4" and "A3".',
    ],
  },
  {
    name: 'an answer of another type',
    change: [conditional, ['"const": "laid" } }', '"const": ["laid"] } }']],
    report: [
      'pages-config/_forms/order.json:50:53 impossible-answer ["laid"] is none of the choices of “Paper”.',
      '  Choices: "plain" and "laid".',
    ],
  },
  {
    name: 'a box that is not ticked',
    change: [conditional, ['"Recycled": { "const": true }', '"Recycled": { "const": false }']],
    report: [
      'pages-config/_forms/order.json:59:50 impossible-answer A condition can only check that “Recycled” is ticked: an unticked box has no answer.',
      '  Write "const": true, and the questions for an unticked box under "else".',
    ],
  },
  {
    name: 'a box compared with a word',
    change: [conditional, ['"Recycled": { "const": true }', '"Recycled": { "const": "true" }']],
    report: [
      'pages-config/_forms/order.json:59:50 impossible-answer A condition can only check that “Recycled” is ticked: an unticked box has no answer.',
      '  Write "const": true, and the questions for an unticked box under "else".',
    ],
  },
  {
    name: 'a box with several answers',
    change: [conditional, ['"Recycled": { "const": true }', '"Recycled": { "enum": ["true"] }']],
    report: [
      'pages-config/_forms/order.json:59:49 impossible-answer A condition can only check that “Recycled” is ticked: an unticked box has no answer.',
      '  Write "const": true, and the questions for an unticked box under "else".',
    ],
  },
  {
    name: 'a condition on an optional answer',
    change: [conditional, ['"required": ["Recycled", "Size"]', '"required": ["Size"]']],
    report: [
      'pages-config/_forms/order.json:60:23 unanswered-condition The condition would be met while “Recycled” is not answered.',
      '  Add "Recycled" to "required" within "if".',
    ],
  },
  {
    name: 'a condition that requires nothing',
    change: [conditional, [', "required": ["Paper"] }', ' }']],
    report: [
      'pages-config/_forms/order.json:50:15 missing-key The key "required" is missing in “Deciding answers”.',
      '  The names of the deciding questions again: without them, an unanswered question would count as answered. Add for example: "required": ["Way"]',
    ],
  },
  {
    name: 'a condition that requires another question',
    change: [conditional, ['"required": ["Recycled", "Size"]', '"required": ["Recycled", "Size", "Name"]']],
    report: [
      'pages-config/_forms/order.json:60:44 unknown-question "Name" is required by the condition, but the condition checks no answer to it.',
      '  Add its answer to "properties" within "if", or leave it out.',
    ],
  },
  {
    name: 'a condition that requires a misspelt question',
    change: [conditional, ['"required": ["Recycled", "Size"]', '"required": ["Recycled", "Size", "Sise"]']],
    report: [
      'pages-config/_forms/order.json:60:44 unknown-question "Sise" is required by the condition, but the condition checks no answer to it.',
      '  Did you mean "Size"?',
    ],
  },
  {
    name: 'a condition on nothing',
    change: [
      conditional,
      [
        '"properties": { "Paper": { "const": "laid" } }, "required": ["Paper"]',
        '"properties": {}, "required": ["Paper"]',
      ],
    ],
    report: [
      'pages-config/_forms/order.json:50:31 too-few "properties" has too few keys; at least 1 is needed.',
      '  The answer that each of the deciding questions must have, by its name. An example: {"Way":{"const":"Bring it"}}',
    ],
  },
  {
    name: 'a decider without an answer',
    change: [conditional, ['"Paper": { "const": "laid" }', '"Paper": {}']],
    report: [
      'pages-config/_forms/order.json:50:42 one-of “Deciding answer” has none of "const" and "enum".',
      '  Write exactly one of "const" or "enum".',
    ],
  },
  {
    name: 'an answer and several answers',
    change: [
      conditional,
      ['"Paper": { "const": "laid" }', '"Paper": { "const": "laid", "enum": ["plain"] }'],
    ],
    report: [
      'pages-config/_forms/order.json:50:61 one-of “Deciding answer” has "const" and "enum", but only one of them is allowed.',
      '  Remove one of them.',
    ],
  },
  {
    name: 'a decider by a pattern',
    change: [conditional, ['"Paper": { "const": "laid" }', '"Paper": { "const": "laid", "pattern": "^l" }']],
    report: [
      'pages-config/_forms/order.json:50:61 unknown-key Unknown key "pattern" in “Deciding answer”.',
      '  A condition can only depend on a choice or on a box to tick: write "const" with its value.',
    ],
  },
  {
    name: 'a decider that is negated',
    change: [
      conditional,
      ['"Paper": { "const": "laid" }', '"Paper": { "const": "laid", "not": { "const": "plain" } }'],
    ],
    report: [
      'pages-config/_forms/order.json:50:61 unknown-key Unknown key "not" in “Deciding answer”.',
      '  Write questions for all other answers under "else".',
    ],
  },
  {
    name: 'a condition with another keyword',
    change: [
      conditional,
      [
        '"if": { "properties": { "Paper": { "const": "laid" } }, "required": ["Paper"] }',
        '"if": { "properties": { "Paper": { "const": "laid" } }, "required": ["Paper"], "anyOf": [] }',
      ],
    ],
    report: [
      'pages-config/_forms/order.json:50:88 unknown-key Unknown key "anyOf" in “Deciding answers”.',
      '  Write "enum" with all answers that lead to the questions.',
    ],
  },
  {
    name: 'a condition that is negated',
    change: [conditional, ['"if": { "properties": { "Paper"', '"if": { "not": {}, "properties": { "Paper"']],
    report: [
      'pages-config/_forms/order.json:50:17 unknown-key Unknown key "not" in “Deciding answers”.',
      '  Write questions for all other answers under "else".',
    ],
  },
  {
    name: 'a condition without if',
    change: [
      conditional,
      [
        `"if": { "properties": { "Paper": { "const": "laid" } }, "required": ["Paper"] },
        `,
        '',
      ],
    ],
    report: [
      'pages-config/_forms/order.json:49:7 missing-key The key "if" is missing in “Condition”.',
      '  The answers that decide: all of them must be given. Add for example: "if": {"properties":{"Way":{"const":"Bring it"}},"required":["Way"]}',
    ],
  },
  {
    name: 'a condition that asks nothing',
    change: [
      conditional,
      [
        `,
        "then": { "properties": { "Why": { "type": "string", "title": "Why" } } }`,
        '',
      ],
    ],
    report: [
      'pages-config/_forms/order.json:57:7 idle-condition The condition asks no question.',
      '  Add "then": { "properties": { … } } with the questions to ask if it is met.',
    ],
  },
  {
    name: 'a branch without questions',
    change: [
      conditional,
      [
        '"then": { "properties": { "Why": { "type": "string", "title": "Why" } } }',
        '"then": { "properties": {} }',
      ],
    ],
    report: [
      'pages-config/_forms/order.json:62:33 too-few "properties" has too few keys; at least 1 is needed.',
      '  One property for each question; no other question of the form has its name. An example: {"Street":{"type":"string","title":"Street","maxLength":120}}',
    ],
  },
  {
    name: 'a question of a form that is asked again',
    change: [
      conditional,
      ['"Why": { "type": "string", "title": "Why" }', '"Note": { "type": "string", "title": "Why" }'],
    ],
    report: [
      'pages-config/_forms/order.json:62:35 repeated-question "Note" is already asked elsewhere.',
      '  Choose another name, or let one condition name all answers that lead to the question, with "enum".',
    ],
  },
  {
    name: 'a question of two branches',
    change: [
      conditional,
      [
        '"Recycled": { "type": "boolean", "title": "Recycled" } }',
        '"Recycled": { "type": "boolean", "title": "Recycled" }, "Weight": { "type": "integer", "title": "Weight" } }',
      ],
    ],
    report: [
      'pages-config/_forms/order.json:55:91 repeated-question "Weight" is already asked elsewhere.',
      '  Choose another name, or let one condition name all answers that lead to the question, with "enum".',
    ],
  },
  {
    name: 'a question that is only made required',
    change: [
      conditional,
      [
        '"then": { "properties": { "Why": { "type": "string", "title": "Why" } } }',
        '"then": { "required": ["Note"] }',
      ],
    ],
    report: [
      'pages-config/_forms/order.json:62:17 missing-key The key "properties" is missing in “Conditional questions”.',
      '  One property for each question; no other question of the form has its name. Add for example: "properties": {"Street":{"type":"string","title":"Street","maxLength":120}}',
    ],
  },
  {
    name: 'a required question of another branch',
    change: [conditional, ['"required": ["Weight"]', '"required": ["Weight", "Note"]']],
    report: [
      'pages-config/_forms/order.json:53:34 required-elsewhere "Note" is required here, but asked in another place.',
      '  Name it in the "required" beside the "properties" that contain it.',
    ],
  },
  {
    name: 'a misspelt question that is required',
    change: [conditional, ['"required": ["Weight"]', '"required": ["Wieght"]']],
    report: [
      'pages-config/_forms/order.json:53:24 unknown-question "Wieght" is required, but there is no such question.',
      '  Did you mean "Weight"?',
    ],
  },
  {
    name: 'a conditional question that all must answer',
    change: [conditional, ['"Terms", "Sheet"]', '"Terms", "Sheet", "Weight"]']],
    report: [
      'pages-config/_forms/order.json:8:80 required-elsewhere "Weight" is required here, but asked in another place.',
      '  Name it in the "required" beside the "properties" that contain it.',
    ],
  },
  {
    name: 'a condition within a branch',
    change: [
      conditional,
      ['"then": { "properties": { "Why"', '"then": { "allOf": [], "properties": { "Why"'],
    ],
    report: [
      'pages-config/_forms/order.json:62:19 unknown-key Unknown key "allOf" in “Conditional questions”.',
      '  Write a condition on one of these questions in the same "allOf", after this one.',
    ],
  },
  {
    name: 'an if within a branch',
    change: [conditional, ['"then": { "properties": { "Why"', '"then": { "if": {}, "properties": { "Why"']],
    report: [
      'pages-config/_forms/order.json:62:19 unknown-key Unknown key "if" in “Conditional questions”.',
      '  Write a condition on one of these questions in the same "allOf", after this one.',
    ],
  },
  {
    name: 'questions beside if',
    change: [
      conditional,
      [
        '"then": { "properties": { "Why": { "type": "string", "title": "Why" } } }',
        '"properties": { "Why": { "type": "string", "title": "Why" } }',
      ],
    ],
    report: [
      'pages-config/_forms/order.json:62:9 unknown-key Unknown key "properties" in “Condition”.',
      '  Write questions that are always asked beside "allOf", and the others within "then" or "else".',
    ],
  },
  {
    name: 'an if outside of allOf',
    change: [
      conditional,
      [
        '"allOf": [',
        `"if": {},
    "allOf": [`,
      ],
    ],
    report: [
      'pages-config/_forms/order.json:48:5 unknown-key Unknown key "if" in “Questions”.',
      '  Write a question that depends on another within "allOf", with "if" and "then".',
    ],
  },
  {
    name: 'dependencies',
    change: [
      conditional,
      [
        '"allOf": [',
        `"dependencies": { "Size": ["Note"] },
    "allOf": [`,
      ],
    ],
    report: [
      'pages-config/_forms/order.json:48:5 unknown-key Unknown key "dependencies" in “Questions”.',
      '  Write a question that depends on another within "allOf", with "if" and "then".',
    ],
  },
  {
    name: 'a dependency of draft 2019',
    change: [
      conditional,
      [
        '"allOf": [',
        `"dependentSchemas": { "Size": {} },
    "allOf": [`,
      ],
    ],
    report: [
      'pages-config/_forms/order.json:48:5 unknown-key Unknown key "dependentSchemas" in “Questions”.',
      '  Write a question that depends on another within "allOf", with "if" and "then".',
    ],
  },
  {
    name: 'an invalid conditional question',
    change: [conditional, ['"minimum": 80', '"minimum": 80, "maximum": 60']],
    report: [
      'pages-config/_forms/order.json:52:88 crossed-limits "minimum" is 80, but "maximum" is 60: no answer can meet both.',
      '  Swap the two values, or correct one.',
    ],
  },
  {
    name: 'a conditional question without a kind',
    change: [conditional, ['"Why": { "type": "string", "title": "Why" }', '"Why": { "title": "Why" }']],
    report: [
      'pages-config/_forms/order.json:62:42 missing-key The key "type" is missing in “Question”.',
      '  The kind of answer that the question accepts. Add for example: "type": "string"',
    ],
  },
  {
    name: 'a conditional question that can’t have its name',
    change: [
      conditional,
      ['"Why": { "type": "string", "title": "Why" }', '"reset": { "type": "string", "title": "Why" }'],
    ],
    report: [
      'pages-config/_forms/order.json:62:35 taken-name No question can be named "reset": browsers give it another meaning.',
      '  Choose another name, such as "Reset_answer".',
    ],
  },
  {
    name: 'a conditional file without its widget',
    change: [
      conditional,
      [
        '"Why": { "type": "string", "title": "Why" }',
        '"Why": { "type": "string", "title": "Why", "format": "data-url" }',
      ],
      ['"files": 1', '"files": 2'],
    ],
    report: [
      'pages-config/_forms/order.json:62:35 missing-widget “Why” is answered with a file, which needs its own control.',
      '  Add "Why": { "ui:widget": "file" } to "ui". npm run content -- fix does this.',
    ],
  },
  {
    name: 'a "ui" that does not fit its conditional question',
    change: [
      conditional,
      [
        '"Name": { "ui:autocomplete": "name"',
        `"Weight": { "ui:widget": "textarea" },
    "Name": { "ui:autocomplete": "name"`,
      ],
    ],
    report: [
      'pages-config/_forms/order.json:72:30 wrong-widget "textarea" can’t be the control of “Weight”, which is answered with a number.',
      '  Leave it out: such a question has one control.',
    ],
  },
  {
    name: 'an alert of an optional conditional question',
    change: [conditional, ['"questions": ["Name", "Sheet"]', '"questions": ["Name", "Why"]']],
    report: [
      'pages-config/_forms/order.json:87:40 not-required "Why" may be missing, but it is not required.',
      '  Name it in "required" too, or leave it out here.',
    ],
  },
  {
    name: 'all answers under the name of a conditional question',
    change: [conditional, ['"list": "orders"', '"list": "Why"']],
    report: [
      'pages-config/_forms/order.json:92:11 taken-name "Why" is a question already, so all answers together can’t have that name.',
      '  Choose a name that no question has.',
    ],
  },
  {
    name: 'more questions than a form may have, those of conditions included',
    change: [conditional, ['"Why": { "type": "string", "title": "Why" }', many]],
    report: [
      'pages-config/_forms/order.json:48:5 too-many The form has 76 questions, including those of its conditions; the limit is 60.',
      '  Ask fewer questions, or split the form in two.',
    ],
  },
];
