/** @module-tag long */
import { expect, test } from 'vitest';
import { composeSchemas } from '../../src/core/schema/compile-schemas.ts';
import { validateProject } from '../../src/core/validate-project.ts';
import { seeded, type Random } from '../workshop/fuzz/random.ts';
import { fixtureSchemas, formSchemas } from './fixture-schemas.ts';
import { EXPAND, fixture } from './fixture.ts';

const set = composeSchemas(fixtureSchemas());

const CHARACTERS = '{}[]",:\\ \n\t019-.eE/<>&#aAtrue\u0000\u2028\ufeff\ud83d';

function isFormSchema({ path }: { path: string }): boolean {
  return formSchemas.some((each) => each.path === path);
}

function mutate(text: string, { below, happens }: Random): string {
  const at = below(text.length);
  const length = below(4);
  return (
    text.slice(0, at) + (happens(0.3) ? '' : CHARACTERS[below(CHARACTERS.length)]!) + text.slice(at + length)
  );
}

test('600 random changes of the files never throw, and every diagnostic has a position', () => {
  const random = seeded(20251121);
  for (let round = 0; round < 600; round++) {
    const project = fixture();
    const files = [...project.pages, ...project.forms, ...(project.site ? [project.site] : [])];
    const schemas = round % 40 === 0;
    // The rules that read a form trust its schema: the test does not change the schema.
    if (schemas) files.splice(0, files.length, ...project.schemas.filter((each) => !isFormSchema(each)));
    const file = random.pick(files);
    for (let changes = 1 + random.below(3); changes > 0; changes--) file.text = mutate(file.text, random);
    const { diagnostics } = validateProject(project, {
      ...EXPAND,
      set: schemas ? composeSchemas(project.schemas) : set,
    });
    for (const { line, column, message, code } of diagnostics) {
      expect(line).toBeGreaterThan(0);
      expect(column).toBeGreaterThan(0);
      expect(message.includes('\n')).toBe(false);
      expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    }
  }
}, 120_000);

test('values of every type in every place never throw', () => {
  const values: unknown[] = [
    null,
    true,
    0,
    '',
    [],
    {},
    [[]],
    [null],
    { type: 'hero' },
    { type: 'tabs', panels: [null, 3] },
    // These objects can't be converted to text.
    { toString: 1, valueOf: 1 },
    { type: { toString: 1, valueOf: 1 }, language: { toString: 1, valueOf: 1 } },
  ];
  for (const value of values) {
    for (const key of ['title', 'description', 'tile', 'dialog', 'seo', 'sections', 'template']) {
      const page = { title: 'About us', description: 'Who.', sections: [value], [key]: value };
      const text = JSON.stringify(page);
      expect(() =>
        validateProject(fixture({ files: { 'pages-config/about.json': text } }), { ...EXPAND, set }),
      ).not.toThrow();
      const site = JSON.stringify({ name: 'X', navigation: value, counts: [value], services: value });
      expect(() =>
        validateProject(fixture({ files: { 'pages-config/_site.json': site } }), { ...EXPAND, set }),
      ).not.toThrow();
    }
  }
});

test('keys with names of methods cause ordinary diagnostics', () => {
  for (const key of ['valueOf', 'toString', 'constructor', '__proto__', 'hasOwnProperty']) {
    const items = `[{ "${key}": 1, "title": "A" }, { "${key}": 1, "title": "A" }]`;
    const text = `{ "title": "About us", "description": "Who.", "${key}": {}, "sections": [{ "type": "${key}" }, { "type": "cards", "title": "T", "${key}": 1, "items": ${items} }] }`;
    const { diagnostics } = validateProject(fixture({ files: { 'pages-config/about.json': text } }), {
      ...EXPAND,
      set,
    });
    expect(diagnostics.filter(({ file }) => file.endsWith('about.json')).length, key).toBeGreaterThan(0);
  }
});
