import { expect, test } from 'vitest';
import { applyFixes } from '../../../src/core/apply-fixes.ts';
import { readJson } from '../../../src/core/json/json-source.ts';
import { composeSchemas } from '../../../src/core/schema/compile-schemas.ts';
import { schemaDiagnostics } from '../../../src/core/schema/schema-diagnostics.ts';
import { engineSchemas } from '../form/form-fixture.ts';

/* Types that people call otherwise: one fault each, with the cure that `validate --fix` and editors write. */

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

test('a name that means a type is one fault, and its fix is certain', () => {
  const { found, section } = check({ type: 'accordion', title: 'Questions' });
  expect(found.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'unknown-section There is no section type "accordion".',
  ]);
  expect(found[0]?.hint).toMatch(/^Write "faq"\. Questions that open/);
  expect(found[0]?.guess).toBeUndefined();
  expect(section).toEqual({ type: 'faq', title: 'Questions' });
});

test('a name that means a variant writes the variant, too', () => {
  const { found, section } = check({ type: 'numbers', items: [] });
  expect(found).toHaveLength(1);
  expect(section).toEqual({ type: 'fact-list', variant: 'figures', items: [] });
});

test('a variant that is there already is left to the editor', () => {
  const { found } = check({ type: 'numbers', variant: 'large', items: [] });
  expect(found).toHaveLength(1);
  expect(found[0]?.hint).toContain('Write "fact-list", "variant": "figures".');
  expect(found[0]?.fix).toBeUndefined();
});
