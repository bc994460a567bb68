import { expect, test } from 'vitest';
import { readJson } from '../../../src/core/json-source.ts';
import { resolveForm } from '../../../src/node/resolve/resolve-form.ts';

const data = {
  title: 'Ask & quote',
  intro: 'Tell us.',
  schema: {
    type: 'object',
    required: ['Name'],
    properties: { Name: { type: 'string', title: 'Your name' }, Topic: { type: 'string' } },
  },
};
const source = readJson({ path: 'pages-config/_forms/quote.json', text: '{}' });
const form = resolveForm({ id: 'quote', file: source.file, data, source }, 'hello@example.org');

test('a form shows its questions in order, each with its label, and which must be answered', () => {
  expect(form).toMatchObject({ id: 'quote', title: 'Ask & quote', intro: 'Tell us.' });
  expect(form.questions).toEqual([
    { label: 'Your name', required: true },
    { label: 'Topic', required: false },
  ]);
});

test('the e-mail asks the same questions, a line each', () => {
  const url = new URL(form.mailto);
  expect(url.protocol + url.pathname).toBe('mailto:hello@example.org');
  expect(url.searchParams.get('subject')).toBe('Ask & quote');
  expect(url.searchParams.get('body')).toBe('Your name: \r\nTopic: ');
});

test('a form without an introduction has none', () => {
  const { intro: _intro, ...short } = data;
  expect(resolveForm({ id: 'a', file: '', data: short, source }, 'a@example.org')).not.toHaveProperty(
    'intro',
  );
});
