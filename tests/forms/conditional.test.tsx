import { createHash } from 'node:crypto';
import { getDefaultFormState } from '@rjsf/utils';
import type { RJSFSchema } from '@rjsf/utils';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { askedQuestions } from '../../src/core/form/questions/asked-questions.ts';
import type { FormDefinition } from '../../src/core/form/form-definition.ts';
import { formVersion } from '../../src/core/form/form-version.ts';
import { shownSchema } from '../../src/core/form/questions/shown-schema.ts';
import { checkAnswers } from '../../src/forms/answers/check-answers.ts';
import type { FormAnswer } from '../../src/forms/place/form-answer.ts';
import { createSentSheet } from '../../src/forms/receipt/sent-sheet.ts';
import { formPayload } from '../../src/forms/send/form-payload.ts';
import { SiteForm } from '../../src/forms/site-form.tsx';
import { compiledForm } from '../helpers/compiled-form.ts';
import { english, inEnglish } from '../helpers/english.ts';
import { listElements } from '../../src/tools/testing/markup-problems.ts';

/* Questions that are asked only after certain answers; tests/core tests the conditions. */

const definition: FormDefinition = {
  id: 'prints',
  title: 'Prints',
  schema: {
    type: 'object',
    required: ['Way'],
    properties: {
      Way: {
        type: 'string',
        title: 'How do you want it?',
        oneOf: [
          { const: 'fetch', title: 'I fetch it' },
          { const: 'bring', title: 'Bring it' },
          { const: 'post', title: 'By post' },
        ],
      },
      Sheet: { type: 'boolean', title: 'I have a sheet' },
      Note: { type: 'string', title: 'Note' },
    },
    allOf: [
      {
        if: { properties: { Way: { enum: ['bring', 'post'] } }, required: ['Way'] },
        then: {
          properties: {
            Street: { type: 'string', title: 'Street', minLength: 1 },
            Floor: { type: 'integer', title: 'Floor' },
          },
          required: ['Street'],
        },
      },
      {
        if: {
          properties: { Sheet: { const: true }, Way: { const: 'post' } },
          required: ['Sheet', 'Way'],
        },
        then: {
          properties: { Scan: { type: 'string', title: 'Scan', format: 'data-url' } },
          required: ['Scan'],
        },
        else: { properties: { Size: { type: 'string', title: 'Size', maxLength: 3 } } },
      },
    ],
  },
  ui: { Scan: { 'ui:widget': 'file' } },
  texts: {
    submit: 'Send',
    success: 'Sent.',
    missing: { questions: ['Street'], text: 'A street is needed.' },
  },
  delivery: 'office',
  limits: { files: 1, megabytes: 1, formats: ['pdf'] },
};
const form = await compiledForm(definition);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const check = (answers: object) => checkAnswers(form, { ...answers }, english);
const typed = { Way: 'fetch', Street: 'Lake Road 4', Floor: 2, Size: 'A4', Scan: 'scan.pdf', Sheet: true };

describe('conditional questions', () => {
  test('are validated while they are asked, with the same messages', () => {
    expect(check({ Way: 'bring' })).toEqual({
      errors: [{ path: 'Street', message: 'Enter street.' }],
      alert: 'A street is needed.',
    });
    expect(check({ Way: 'bring', Street: ' \u200b' }).errors).toEqual([
      { path: 'Street', message: 'Enter street.' },
    ]);
    expect(check({ Way: 'post', Street: 'x', Floor: 1.5, Sheet: true }).errors).toEqual([
      { path: 'Floor', message: 'Enter floor as a whole number, such as 5.' },
      { path: 'Scan', message: 'Attach a file: scan.' },
    ]);
  });

  test("are not validated while they are not asked: a hidden answer can't be wrong", () => {
    expect(check({ Way: 'fetch', Street: ' ', Floor: 1.5 })).toEqual({ errors: [] });
    expect(check({ Way: 'post', Street: 'x', Sheet: true, Scan: 'a.pdf', Size: 'too long' })).toEqual({
      errors: [],
    });
  });

  test('are sent, with their files, while they are asked', () => {
    const file = new File(['%PDF-'], 'scan.pdf');
    const send = (answers: object) => {
      const sending = { files: { Scan: file }, key: 'key-0001', trap: '', uploads: {} };
      const body = formPayload(form, { answers: { ...answers }, ...sending }) as FormData;
      return [...body.keys()].filter((name) => !name.startsWith('_'));
    };
    expect(send(typed)).toEqual(['Way', 'Size', 'Sheet']);
    expect(send({ ...typed, Way: 'post' })).toEqual(['Way', 'Street', 'Floor', 'Sheet', 'Scan']);
  });

  test('are on the receipt at the place of their question', () => {
    const titles = (answers: object) =>
      createSentSheet(form, { ...answers }, 'en').rows.map(([title]) => title);
    expect(titles(typed)).toEqual(['How do you want it?', 'I have a sheet', 'Size']);
    expect(titles({ ...typed, Way: 'bring' }).join()).toBe(
      'How do you want it?,Street,Floor,I have a sheet,Size',
    );
  });

  test('can be rendered alone: its choice is validated with all questions', () => {
    const schema = shownSchema(askedQuestions(definition.schema, {})) as RJSFSchema;
    const render = () => getDefaultFormState(form.validator, schema, { Way: 'post' }, schema);
    expect(render()).toEqual({ Way: 'post' });
  });

  test('change the version of their form', () => {
    const version = (schema: FormDefinition['schema']) => formVersion({ schema }, sha256);
    const [first, ...others] = definition.schema.allOf!;
    expect(version({ ...definition.schema, allOf: [first!] })).not.toBe(version(definition.schema));
    expect(version({ ...definition.schema, allOf: [...others, first!] })).not.toBe(
      version(definition.schema),
    );
  });
});

describe('in the HTML of the build', () => {
  const render = (answer?: FormAnswer) =>
    listElements(renderToString(inEnglish(<SiteForm form={form} place="prints" answer={answer} />)));
  const findField = (elements: ReturnType<typeof render>, name: string) => {
    const words = elements.find(({ properties }) => properties['id'] === `prints_${name}-when`);
    const group = elements.find(({ properties }) =>
      [properties['ariaLabelledBy']].flat().includes(`prints_${name}-when`),
    );
    const control = elements.find(({ properties }) => properties['id'] === `prints_${name}`);
    return { words, group, control };
  };
  const nodeText = (node: unknown): string => {
    const { value = '', children = [] } = node as { value?: string; children?: unknown[] };
    return value + children.map(nodeText).join('');
  };

  test('every question is rendered, and a conditional one shows its condition', () => {
    const elements = render();
    const conditions = Object.fromEntries(
      ['Street', 'Floor', 'Scan', 'Size'].map((name) => [name, nodeText(findField(elements, name).words)]),
    );
    expect(conditions).toEqual({
      Street: 'Only if you chose “Bring it or By post” for “How do you want it?”.',
      Floor: 'Only if you chose “Bring it or By post” for “How do you want it?”.',
      Scan: 'Only if you ticked “I have a sheet” and you chose “By post” for “How do you want it?”.',
      Size: 'Unless you ticked “I have a sheet” and you chose “By post” for “How do you want it?”.',
    });
    for (const name of Object.keys(conditions)) {
      const { group, control } = findField(elements, name);
      expect(group?.properties['role'], name).toBe('group');
      expect(control?.properties['required'], name).toBeUndefined();
    }
    expect(findField(elements, 'Note').words).toBeUndefined();
  });

  test('questions that the initial answers don’t open are hidden if scripts run', () => {
    const classes = (name: string, answer?: FormAnswer) =>
      [findField(render(answer), name).group?.properties['className']].flat().join(' ');
    const values = { Way: 'bring' };
    const errors = [{ path: 'Street', message: 'Enter street.' }];
    const answered: FormAnswer = { form: 'prints', values, errors };
    expect(classes('Street')).toMatch(/plainOnly/);
    expect(classes('Size')).not.toMatch(/plainOnly/);
    expect(classes('Street', answered)).not.toMatch(/plainOnly/);
    expect(findField(render(answered), 'Street').control?.properties).toMatchObject({ ariaInvalid: 'true' });
  });
});
