import { expect, test } from 'vitest';
import { applyEdit } from '../../src/authoring/edits/apply-edit.ts';
import { askedOrder, questionEdits } from '../../src/studio/server/documents/question-edits.ts';
import { findQuestionKind, addableQuestions } from '../../src/studio/addable-questions.ts';
import type { QuestionEdit } from '../../src/studio/edit-values.ts';

const FORM = `{
  "title": "Order",
  "schema": {
    "type": "object",
    "required": ["Name", "Count"],
    "properties": {
      "Name": { "type": "string", "title": "Name" },
      "Count": { "type": "integer",   "title": "How many" }
    }
  },
  "ui": { "Name": { "ui:width": "half" }, "ui:order": ["Count", "Name"] }
}
`;

function changed(edit: QuestionEdit, form = FORM): string {
  const edits = questionEdits(JSON.parse(form), edit);
  if ('refused' in edits) throw new Error(edits.refused);
  const made = applyEdit(form, edits, () => []);
  if ('refused' in made) throw new Error(made.refused);
  return made.text;
}

test('a question is added at the end, under a free name', () => {
  const text = changed({
    kind: 'addQuestion',
    title: 'Name',
    question: { type: 'string', maxLength: 9 },
    ui: { a: 1 },
  });
  const { schema, ui } = JSON.parse(text) as { schema: { properties: object }; ui: object };
  expect(Object.keys(schema.properties)).toEqual(['Name', 'Count', 'Name_2']);
  expect(schema.properties).toMatchObject({ Name_2: { type: 'string', title: 'Name', maxLength: 9 } });
  expect(ui).toMatchObject({ Name_2: { a: 1 } });
});

test.each([
  ['Wie viele Brötchen?', 'Wie_viele_Brotchen'],
  ['2 Breads', 'Breads'],
  ['हिन्दी', 'Question'],
])('the question “%s” is stored as %s', (title, name) => {
  expect(changed({ kind: 'addQuestion', title, question: { type: 'string' } })).toContain(`"${name}": {`);
});

test('a question is removed from every place with its name', () => {
  const text = changed({ kind: 'removeQuestion', name: 'Name' });
  expect(text).not.toContain('"Name"');
  expect(JSON.parse(text)).toMatchObject({ schema: { required: ['Count'] }, ui: { 'ui:order': ['Count'] } });
});

test('a moved question stays unchanged, byte by byte', () => {
  const plain = FORM.replace(', "ui:order": ["Count", "Name"]', '');
  expect(changed({ kind: 'moveQuestion', name: 'Count', to: 0 }, plain)).toBe(
    plain.replace(/( +"Name": .*),\n( +"Count": .*)\n/, '$2,\n$1\n'),
  );
});

test('moving a question changes the order of asking: in ui:order, or in its group', () => {
  const data = JSON.parse(FORM) as { ui: object };
  expect(askedOrder(data, ['Name', 'Count'])).toEqual(['Count', 'Name']);
  expect(changed({ kind: 'moveQuestion', name: 'Name', to: 0 })).toBe(
    FORM.replace('["Count", "Name"]', '["Name", "Count"]'),
  );
  const rest = FORM.replace('["Count", "Name"]', '["Count", "*"]');
  expect(JSON.parse(changed({ kind: 'moveQuestion', name: 'Name', to: 0 }, rest))).toMatchObject({
    ui: { 'ui:order': ['Name', 'Count', '*'] },
  });
  const groups = [{ title: 'First', fields: ['Name', 'Count'] }];
  const grouped = JSON.stringify({ ...data, ui: { 'ui:groups': groups } }, null, 2);
  expect(JSON.parse(changed({ kind: 'moveQuestion', name: 'Count', to: 0 }, grouped))).toMatchObject({
    ui: { 'ui:groups': [{ fields: ['Count', 'Name'] }] },
  });
  const apart = { ...data, ui: { 'ui:groups': [{ title: 'First', fields: ['Name'] }] } };
  expect(questionEdits(apart, { kind: 'moveQuestion', name: 'Count', to: 0 })).toHaveProperty('refused');
});

test('the list of required questions is in the order of the questions', () => {
  expect(changed({ kind: 'requireQuestion', name: 'Name', isRequired: false })).toContain(
    '"required": ["Count"]',
  );
  expect(changed({ kind: 'requireQuestion', name: 'Name', isRequired: true })).toBe(FORM);
});

test('an edit of a missing question is refused', () => {
  expect(questionEdits(JSON.parse(FORM), { kind: 'removeQuestion', name: 'Gone' })).toHaveProperty('refused');
});

test('each kind is recognized in a form', () => {
  for (const kind of addableQuestions.filter(({ title }) => title !== 'Long text'))
    expect(findQuestionKind({ ...kind.question, title: 'x' })?.title).toBe(kind.title);
  expect(findQuestionKind({ type: 'string', format: 'data-url' })).toBeUndefined();
});
