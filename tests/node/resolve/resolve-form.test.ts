import { expect, test } from 'vitest';
import type { WrittenForm } from '../../../src/core/content/form.gen.ts';
import { readJson } from '../../../src/core/json/json-source.ts';
import { resolveForm } from '../../../src/site-build/resolve/resolve-form.ts';

const data: WrittenForm = {
  title: 'Ask & quote',
  intro: 'Tell us.',
  schema: { type: 'object', properties: {}, required: [] },
  texts: { submit: 'Send', success: 'Sent.' },
  delivery: 'quotes',
};
const source = readJson({ path: 'pages-config/_forms/quote.json', text: '{}' });
const form = { id: 'quote', file: source.file, data, source };

test('a page gets only the public data of a form: its texts, not its recipients', () => {
  expect(resolveForm(form)).toEqual({ id: 'quote', title: 'Ask & quote', intro: 'Tell us.' });
});

test('a form without an introduction stays without one', () => {
  const { intro: _intro, ...short } = data;
  expect(resolveForm({ ...form, data: short })).not.toHaveProperty('intro');
});
