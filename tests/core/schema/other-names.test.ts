import { expect, test } from 'vitest';
import { composeSchemas } from '../../../src/core/schema/compile-schemas.ts';
import { otherNames, findSectionByAlias } from '../../../src/core/schema/other-names.ts';
import { engineSchemas } from '../form/form-fixture.ts';

const { sections } = composeSchemas(engineSchemas);

/** Names that editors wrote without knowing the list of types. */
test.each([
  ['accordion', 'faq'],
  ['carousel', 'reviews'],
  ['testimonials', 'reviews'],
  ['quotes', 'reviews'],
  ['text', 'text-block'],
  ['cta', 'call-to-action'],
  ['pricing', 'price-table'],
  ['team', 'people'],
  ['events', 'event-list'],
  ['timeline', 'event-list'],
  ['photos', 'gallery'],
  ['banner', 'hero'],
])('%s means %s', (name, type) => {
  expect(findSectionByAlias(name, sections)).toEqual({ type });
});

test.each([
  ['numbers', 'fact-list', 'figures'],
  ['stats', 'fact-list', 'figures'],
  ['coming soon', 'page-head', 'dark'],
])('%s means a variant of a type', (name, type, variant) => {
  expect(findSectionByAlias(name, sections)).toEqual({ type, variant });
});

test.each(['FAQ', 'Faqs', 'Accordions', 'questions_and_answers', 'questionsAndAnswers'])(
  '%s is understood in any spelling',
  (name) => {
    expect(findSectionByAlias(name, sections)).toEqual({ type: 'faq' });
  },
);

test('a type means itself, and an unknown word nothing', () => {
  for (const type of sections.keys()) expect(findSectionByAlias(type, sections)).toEqual({ type });
  expect(findSectionByAlias('zeppelin', sections)).toBeUndefined();
  expect(findSectionByAlias('', sections)).toBeUndefined();
});

test('a variant’s own name means it if only one type has it', () => {
  const schema = (variants: string[]) => ({ properties: { variant: { enum: variants } } });
  const own = new Map([
    ['one', schema(['large', 'quiet'])],
    ['two', schema(['large'])],
  ]);
  expect(findSectionByAlias('quiet', own)).toEqual({ type: 'one', variant: 'quiet' });
  expect(findSectionByAlias('large', own)).toBeUndefined();
});

test('all names of a type and its variants can be listed', () => {
  expect(otherNames(sections.get('faq')!).type).toContain('accordion');
  expect(otherNames(sections.get('fact-list')!).variants.get('figures')).toContain('statistics');
  expect(otherNames({})).toEqual({ type: [], variants: new Map() });
});
