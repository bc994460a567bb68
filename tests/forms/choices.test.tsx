import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { todayOnEarth } from '../../src/core/form/answers/day-limits.ts';
import type { FormDefinition } from '../../src/core/form/form-definition.ts';
import { checkAnswers } from '../../src/forms/answers/check-answers.ts';
import { createSentSheet } from '../../src/forms/receipt/sent-sheet.ts';
import { SiteForm } from '../../src/forms/site-form.tsx';
import { answerList } from '../../src/server/answer-list.ts';
import { registerForms } from '../../src/server/forms/form-registry.ts';
import { compiledForm } from '../helpers/compiled-form.ts';
import { english, inEnglish } from '../helpers/english.ts';
import { listElements } from '../../src/tools/testing/markup-problems.ts';

const today = todayOnEarth(Date.now());
const times = [
  { const: 'am', title: 'In the morning' },
  { const: 'pm', title: 'In the evening' },
];
const definition: FormDefinition = {
  id: 'visit',
  title: 'Visit us',
  schema: {
    type: 'object',
    required: ['must', 'terms'],
    properties: {
      may: { type: 'string', title: 'May choose', oneOf: times },
      must: { type: 'string', title: 'Must choose', oneOf: times },
      round: { type: 'string', title: 'Round', oneOf: times },
      set: { type: 'string', title: 'Set', oneOf: times, default: 'pm' },
      ticked: { type: 'array', title: 'Ticked', items: { type: 'string', oneOf: times }, uniqueItems: true },
      terms: { type: 'boolean', title: 'I agree', const: true },
      people: {
        type: 'array',
        title: 'People',
        items: {
          type: 'object',
          title: 'Person',
          required: ['name'],
          properties: {
            name: { type: 'string', title: 'Name' },
            comes: { type: 'string', title: 'Comes', oneOf: times },
            age: { type: 'integer', title: 'Age', minimum: 0 },
          },
        },
      },
    },
  },
  ui: { round: { 'ui:widget': 'radio' }, ticked: { 'ui:widget': 'checkboxes' } },
  texts: { submit: 'Send', success: 'Sent.' },
  delivery: 'office',
};
const form = await compiledForm(definition);
const html = renderToString(inEnglish(<SiteForm form={form} place="visit" />));
const elements = listElements(html);
const server = registerForms([definition], english.t).get('visit')!;

describe('choices with labels', () => {
  test('no choice is preselected except the defaults of the form', () => {
    // A required checkbox is not ticked at first.
    expect(form.defaults).toEqual({ set: 'pm', terms: false });
    const chosen = elements.filter(({ properties }) => properties['selected'] || properties['checked']);
    expect(chosen.map(({ properties }) => properties['value'])).toEqual(['', '', 'pm']);
  });

  test('are shown as a list, radio buttons and checkboxes, and stored by their constants', () => {
    for (const name of ['may', 'must', 'round', 'set', 'ticked'])
      expect(html.split(`name="${name}"`).length, name).toBeGreaterThan(1);
    expect(html.match(/<option value="am">In the morning<\/option>/g)).toHaveLength(6);
    expect(html.match(/value="am"\/><span>In the morning/g)).toHaveLength(2);
    expect(html).not.toContain('>am<');
  });

  test('are validated alike by browser and server, with the same messages', () => {
    const wrong = { may: 'noon', must: 'am', ticked: ['am', 'night'], terms: false };
    const problems = [
      { path: 'may', message: 'Choose one of the options for may choose.' },
      { path: 'ticked[1]', message: 'Choose one of the options for ticked.' },
      { path: 'terms', message: 'Tick the box: I agree.' },
    ];
    expect(checkAnswers(form, wrong, english).errors).toEqual(problems);
    expect(server.check(wrong, today)).toEqual(problems);
    const right = { must: 'am', ticked: ['am', 'pm'], terms: true, people: [{ name: 'Asha', comes: 'pm' }] };
    expect(checkAnswers(form, right, english).errors).toEqual([]);
    expect(server.check(right, today)).toEqual([]);
    expect(server.check({}, today)).toEqual([
      { path: 'must', message: 'Choose an option: must choose.' },
      { path: 'terms', message: 'Tick the box: I agree.' },
    ]);
  });

  test('are on the receipt and in the mail with their labels', () => {
    const answers = {
      must: 'am',
      ticked: ['am', 'pm'],
      terms: true,
      people: [{ name: 'Asha', comes: 'pm' }],
    };
    expect(createSentSheet(form, answers, 'en', 5).rows).toEqual([
      ['Must choose', 'In the morning'],
      ['Ticked', 'In the morning\nIn the evening'],
      ['I agree', '✓'],
      ['People', 'Asha, In the evening'],
    ]);
    expect(answerList(definition, answers, english.t).map(({ text }) => text)).toEqual([
      '',
      'In the morning',
      '',
      '',
      '1. In the morning\n2. In the evening',
      'Yes',
      '1. Name: Asha; Comes: In the evening',
    ]);
  });
});

test('rows without scripts have the same controls as those with scripts: choices, numbers and all others', () => {
  const [, plain = ''] = /<noscript>([^]*)<\/noscript>/.exec(html) ?? [];
  expect(plain).toContain('<select id="visit_people_0_comes" name="people[0][comes]"');
  expect(plain).toContain('<option value="am">In the morning</option>');
  expect(plain).toMatch(
    /<input id="visit_people_2_age"[^>]* type="number" min="0"[^>]* name="people\[2\]\[age\]"/,
  );
});

test.each([
  [{}, 3],
  [{ minItems: 5 }, 5],
  [{ maxItems: 2 }, 2],
])('of a list with %j, %i rows can be filled in without scripts', async (bounds, rows) => {
  const people = { ...definition.schema.properties!['people']!, ...bounds };
  const schema = { ...definition.schema, properties: { people }, required: [] };
  const rendered = renderToString(
    inEnglish(<SiteForm form={await compiledForm({ ...definition, schema, ui: {} })} place="visit" />),
  );
  expect(rendered.match(/name="people\[\d+\]\[name\]"/g)).toHaveLength(rows);
});
