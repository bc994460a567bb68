import { expect, test } from 'vitest';
import { applyFixes } from '../../../src/authoring/edits/apply-fixes.ts';
import { readJson } from '../../../src/core/json/json-source.ts';
import { composeSchemas } from '../../../src/core/schema/compile-schemas.ts';
import { schemaDiagnostics } from '../../../src/core/schema/schema-diagnostics.ts';
import { engineSchemas } from '../form/form-fixture.ts';

/* Types under other common names: one diagnostic each, with the fix that `validate --fix` and editors apply. */

const set = composeSchemas(engineSchemas);

function check(section: object) {
  const text = JSON.stringify({
    title: 'A page of its own',
    description: 'x'.repeat(60),
    sections: [section],
  });
  const source = readJson({ path: 'pages-config/a.json', text });
  set.validators.page!(source.data);
  const found = schemaDiagnostics(set, 'page', source, set.validators.page!.errors ?? []);
  const fixed = JSON.parse(applyFixes(text, found).text) as { sections: unknown[] };
  return { found, section: fixed.sections[0] };
}

test('another name of a type is one diagnostic, with a safe fix', () => {
  const { found, section } = check({ type: 'accordion', title: 'Questions' });
  expect(found.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'unknown-section There is no section type "accordion".',
  ]);
  expect(found[0]?.hint).toMatch(/^Write "faq"\. Questions that open/);
  expect(found[0]?.guess).toBeUndefined();
  expect(section).toEqual({ type: 'faq', title: 'Questions' });
});

test('the fix of another name of a variant also writes the variant', () => {
  const { found, section } = check({ type: 'numbers', items: [] });
  expect(found).toHaveLength(1);
  expect(section).toEqual({ type: 'fact-list', variant: 'figures', items: [] });
});

test('if there already is a variant, the editor must decide', () => {
  const { found } = check({ type: 'numbers', variant: 'large', items: [] });
  expect(found).toHaveLength(1);
  expect(found[0]?.hint).toContain('Write "fact-list", "variant": "figures".');
  expect(found[0]?.fix).toBeUndefined();
});

/* Variants that became types in migration 11, and aliases of keys. */

test.each([
  [{ type: 'text-block', variant: 'letter', text: '<p>A</p>', signature: { name: 'A' } }, 'letter'],
  [{ type: 'text-block', variant: 'contents', text: '<p>A</p>', keyPoints: [] }, 'policy'],
  [{ type: 'page-head', variant: 'lost', title: 'A', links: [] }, 'not-found'],
  [{ type: 'page-head', variant: 'offline', retry: 'Again' }, 'offline'],
  [{ type: 'topics', variant: 'marquee', title: 'A', items: [], speed: 50 }, 'marquee'],
  [{ type: 'form', variant: 'sign-up', form: 'a', steps: [] }, 'sign-up'],
  [{ type: 'contact', variant: 'map', place: 'Oldtown', to: '/a' }, 'map'],
  [{ type: 'contact', variant: 'address', email: 'a@example.org' }, 'address'],
  [{ type: 'people', variant: 'directory', items: [{ name: 'A' }], chips: {} }, 'directory'],
])('%j is one diagnostic, which names the type', (section, type) => {
  const { found } = check(section);
  expect(found.map(({ hint }) => hint)).toEqual([`Write "type": "${type}" and remove "variant".`]);
});

test.each([
  [
    { type: 'faq', title: 'A', items: [{ title: 'Who?', desc: '<p>Me.</p>' }] },
    { type: 'faq', title: 'A', items: [{ question: 'Who?', answer: '<p>Me.</p>' }] },
  ],
  [
    { type: 'call-to-action', title: 'A', action: { text: 'Go', href: '/' } },
    { type: 'call-to-action', title: 'A', action: { label: 'Go', to: '/' } },
  ],
  [
    { type: 'card-grid', title: 'A', items: [{ title: 'B', description: 'C', href: '/' }] },
    { type: 'card-grid', title: 'A', items: [{ title: 'B', text: 'C', to: '/' }] },
  ],
  [
    {
      type: 'hero',
      title: 'A',
      subtitle: 'B',
      cta: { label: 'Go', to: '/' },
      image: { src: 'a.svg', alt: '' },
    },
    {
      type: 'hero',
      title: 'A',
      intro: 'B',
      action: { label: 'Go', to: '/' },
      image: { src: 'a.svg', alt: '' },
    },
  ],
])('%j: one diagnostic for each key, and its fix writes the right one', (written, meant) => {
  const { found, section } = check(written);
  expect(found.map(({ code }) => code)).toEqual(['unknown-key', 'unknown-key']);
  expect(found.every(({ guess }) => guess === undefined)).toBe(true);
  expect(section).toEqual(meant);
});

test('of two aliases of one key the first is fixed, and the other is reported', () => {
  const { found } = check({
    type: 'faq',
    title: 'A',
    items: [{ title: 'Who?', heading: 'Who?', answer: '<p>Me.</p>' }],
  });
  expect(found.map(({ fix }) => fix)).toEqual(['"question"', undefined]);
});

/* Unknown keys, as many as are missing: each is another name of a missing key. */
test.each([
  [
    { type: 'fact-list', title: 'A', items: [{ frage: 'B', antwort: 'C' }] },
    ['Did you mean "label"?', 'Did you mean "value"?'],
  ],
  [
    {
      type: 'hero',
      headline: 'A',
      subheading: 'B',
      action: { label: 'Go', to: '/' },
      image: { src: 'a.svg', alt: '' },
    },
    ['Did you mean "title"?', 'Did you mean "intro"?'],
  ],
  [
    { type: 'image', image: { url: 'a.svg', caption: 'B' } },
    [expect.stringMatching(/^Write "src"\./), 'Did you mean "alt"?'],
  ],
  [
    { type: 'card-grid', title: 'A', items: [{ heading: 'B', description: 'C' }] },
    ['Did you mean "title"?', expect.stringMatching(/^Write "text"\./)],
  ],
])('%j: one diagnostic for each unknown key, and none for missing keys', (section, hints) => {
  const { found } = check(section);
  expect(found.map(({ hint }) => hint)).toEqual(hints);
});

test.each([
  [
    'several keys that are missing',
    { type: 'call-to-action', title: 'A', action: {} },
    'The keys "label" and "to" are missing in “Link”.',
  ],
  [
    'an object of another type',
    { type: 'call-to-action', title: 'A', action: { colour: 'red' } },
    'Unknown key "colour" in “Link”.',
  ],
  [
    'a misspelt variant',
    {
      type: 'call-to-action',
      vriant: 'large',
      title: 'A',
      steps: ['B', 'C'],
      action: { label: 'Go', to: '/' },
    },
    'Unknown key "vriant" in “Call to action”.',
  ],
])('%s: one diagnostic', (_, section, message) => {
  expect(check(section).found.map((each) => each.message)).toEqual([message]);
});
