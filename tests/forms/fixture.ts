import type { FormDefinition } from '../../src/core/form/form-definition.ts';
import { compiledForm } from '../helpers/compiled-form.ts';

const line = (title: string) => ({ type: 'string', title, minLength: 1, maxLength: 80 }) as const;
const email = { type: 'string', title: 'E-mail', format: 'email', minLength: 3, maxLength: 254 } as const;
const texts = { submit: 'Send', success: 'Sent.' };

const ASK: FormDefinition = {
  id: 'ask',
  title: 'Ask the keeper',
  schema: {
    type: 'object',
    required: ['Name', 'E_Mail', 'Phone'],
    properties: {
      Name: line('Name'),
      E_Mail: email,
      Phone: { type: 'string', title: 'Phone', format: 'tel', maxLength: 40 },
      Town: { type: 'string', title: 'Town', maxLength: 80 },
    },
  },
  texts,
  delivery: 'office',
};

const MISSING = 'A first name, a family name and a chart are needed.';

const CHART: FormDefinition = {
  id: 'chart',
  title: 'Send a chart',
  schema: {
    type: 'object',
    required: ['firstName', 'familyName', 'email', 'remarks', 'chart'],
    properties: {
      firstName: line('First name'),
      familyName: line('Family name'),
      email,
      helpers: {
        type: 'array',
        title: 'Helpers',
        maxItems: 5,
        items: {
          type: 'object',
          title: 'Helper',
          properties: {
            name: { type: 'string', title: 'Name', maxLength: 80 },
            details: { type: 'string', title: 'Details', maxLength: 80 },
          },
        },
      },
      remarks: line('Remarks'),
      chart: { type: 'string', title: 'Chart', format: 'data-url' },
    },
  },
  ui: { chart: { 'ui:widget': 'file', 'ui:options': { accept: '.pdf' } } },
  texts: {
    ...texts,
    next: 'We look at it.',
    missing: { questions: ['firstName', 'familyName', 'chart'], text: MISSING },
  },
  answerWithin: 5,
  delivery: 'office',
  receipt: true,
  list: 'keepers',
  limits: { files: 1, megabytes: 5, formats: ['pdf'] },
};

const JOIN: FormDefinition = {
  id: 'join',
  title: 'Join us',
  schema: {
    type: 'object',
    required: ['firstName', 'password'],
    properties: {
      firstName: line('First name'),
      password: { type: 'string', title: 'Password', minLength: 1, maxLength: 80 },
    },
  },
  ui: { password: { 'ui:widget': 'password' } },
  texts,
  delivery: 'office',
};

/** A short form. */
export const askForm = await compiledForm(ASK);

/** A form with a file, with a list of people, and with its own messages for missing answers. */
export const chartForm = await compiledForm(CHART);

/** A form with a question whose answer stays in the browser. */
export const joinForm = await compiledForm(JOIN);
