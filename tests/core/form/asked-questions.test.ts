import { describe, expect, test } from 'vitest';
import {
  askedAnswers,
  askedQuestions,
  everyQuestion,
  requiredQuestions,
} from '../../../src/core/form/questions/asked-questions.ts';
import type { Question } from '../../../src/core/content/questions.gen.ts';
import type { Answers, FormSchema } from '../../../src/core/form/form-definition.ts';
import { unusedConditionMessages } from '../../../src/core/form/questions/condition-text.ts';
import { completeGroups } from '../../../src/forms/loaded-form.ts';
import { messagesIn } from '../../../src/tools/testing/test-locale.ts';

const text = (title: string): Question => ({ type: 'string', title });

/** The form of a shop: for the delivery to a flat it asks for the floor, and for a helper if there is no lift. */
const schema: FormSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'way'],
  properties: {
    name: text('Name'),
    way: { type: 'string', title: 'Way', enum: ['fetch', 'bring', 'post'] },
    invoice: { type: 'boolean', title: 'Invoice' },
    note: text('Note'),
  },
  allOf: [
    {
      if: { properties: { way: { enum: ['bring', 'post'] } }, required: ['way'] },
      then: {
        properties: { street: text('Street'), flat: { type: 'boolean', title: 'Flat' } },
        required: ['street'],
      },
      else: { properties: { hour: text('Hour') }, required: ['hour'] },
    },
    {
      if: { properties: { flat: { const: true } }, required: ['flat'] },
      then: { properties: { floor: text('Floor') } },
      else: { properties: { gate: text('Gate') }, required: ['gate'] },
    },
    {
      if: { properties: { way: { const: 'post' } }, required: ['way'] },
      then: { properties: { country: text('Country') } },
    },
    {
      if: { properties: { way: { const: 'bring' }, invoice: { const: true } }, required: ['way', 'invoice'] },
      then: { properties: { company: text('Company') }, required: ['company'] },
    },
  ],
};
const listNames = ({ properties = {} }: FormSchema) => Object.keys(properties);

test('conditional questions follow the question that decides about them', () => {
  const every = everyQuestion(schema);
  expect(listNames(every).join(' ')).toBe(
    'name way street flat floor gate hour country invoice company note',
  );
  expect(every.required).toEqual(['name', 'way']);
  expect(every).not.toHaveProperty('allOf');
  expect(every.additionalProperties).toBe(false);
  expect(requiredQuestions(schema)).toEqual(['name', 'way', 'street', 'hour', 'gate', 'company']);
});

describe('the asked questions', () => {
  const always = ['name', 'way', 'invoice', 'note'];
  test.each<[what: string, Answers, more: string[], required: string[]]>([
    ['else without an answer', {}, ['hour'], ['hour']],
    ['else with another answer', { way: 'fetch' }, ['hour'], ['hour']],
    [
      'a question that depends on a conditional question',
      { way: 'bring' },
      ['street', 'flat', 'gate'],
      ['street', 'gate'],
    ],
    [
      'an unticked box, like an open question',
      { way: 'bring', flat: false },
      ['street', 'flat', 'gate'],
      ['street', 'gate'],
    ],
    ['a chain', { way: 'bring', flat: true }, ['street', 'flat', 'floor'], ['street']],
    ['neither then nor else of an unasked question', { way: 'fetch', flat: true }, ['hour'], ['hour']],
    [
      'two conditions on one question',
      { way: 'post', flat: true },
      ['street', 'flat', 'floor', 'country'],
      ['street'],
    ],
    ['no question if one of two answers is missing', { invoice: true }, ['hour'], ['hour']],
    [
      'a question that needs two answers',
      { way: 'bring', invoice: true, flat: true },
      ['street', 'flat', 'floor', 'company'],
      ['street', 'company'],
    ],
    ['no question for a value of another type', { way: ['bring'] }, ['hour'], ['hour']],
  ])('%s', (_what, answers, more, required) => {
    const asked = askedQuestions(schema, answers);
    const order = listNames(everyQuestion(schema));
    expect(listNames(asked)).toEqual(order.filter((name) => [...always, ...more].includes(name)));
    expect(asked.required).toEqual(['name', 'way', ...required]);
  });
});

test('answers to questions that are not asked are removed; unknown keys stay, to be refused', () => {
  const answers = { name: 'A', way: 'fetch', street: 'X', flat: true, floor: '3', hour: '8', odd: 'x' };
  expect(askedAnswers(schema, answers)).toEqual({ name: 'A', way: 'fetch', hour: '8', odd: 'x' });
});

test('an inherited property of objects is no answer', () => {
  const name: string = 'valueOf';
  const odd: FormSchema = {
    type: 'object',
    required: [],
    properties: { [name]: { type: 'boolean', title: 'Odd' } },
    allOf: [
      {
        if: { properties: { [name]: { const: Object.prototype.valueOf } }, required: [name] },
        then: { properties: { more: text('More') } },
      },
    ],
  };
  expect(listNames(askedQuestions(odd, {}))).toEqual([name]);
});

test('a form without conditions stays unchanged', () => {
  const { allOf: _, ...plain } = schema;
  expect(everyQuestion(plain)).toBe(plain);
  expect(askedQuestions(plain, {})).toBe(plain);
  const answers = { street: 'X' };
  expect(askedAnswers(plain, answers)).toBe(answers);
});

test('a conditional question without a group is in the group of the question before it', () => {
  const groups = [
    { title: 'You', fields: ['note', 'name'] },
    { title: 'How', fields: ['way', 'invoice', 'gate'] },
  ];
  const ui = { 'ui:groups': groups };
  expect(completeGroups(schema, ui)['ui:groups']?.map(({ fields }) => fields)).toEqual([
    ['note', 'name'],
    ['way', 'street', 'flat', 'floor', 'invoice', 'company', 'gate', 'hour', 'country'],
  ]);
  expect(groups[1]?.fields).toEqual(['way', 'invoice', 'gate']);
  expect(completeGroups({ type: 'object', required: [], properties: {} }, ui)).toBe(ui);
});

test('pages contain the messages about conditions only if a form has some', () => {
  const { allOf: _, ...plain } = schema;
  const words = Object.keys(messagesIn('en')).filter((key) => /^form\.(asked|chosen|ticked|more)/.test(key));
  expect(unusedConditionMessages([{ schema: plain }]).sort()).toEqual(words.sort());
  expect(unusedConditionMessages([{ schema: plain }, { schema }])).toEqual([]);
});
