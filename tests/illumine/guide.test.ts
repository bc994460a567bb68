import { existsSync, readFileSync } from 'node:fs';
import { lexer, type Tokens, walkTokens } from 'marked';
import { expect, test } from 'vitest';
import { reportFormText } from '../core/form/form-fixture.ts';

/* The examples of the editors' guide work exactly as printed. */

const blocks: Tokens.Code[] = [];
const words: string[] = [];
walkTokens(lexer(readFileSync('pages-config/_guide.md', 'utf8')), (token) => {
  if (token.type === 'code' && token.lang === 'json') blocks.push(token as Tokens.Code);
  if (token.type === 'codespan') words.push((token as Tokens.Codespan).text);
});

test('the form in the guide is complete and valid: a file, a list, a condition and a consent', () => {
  const [form, ...others] = blocks.map(({ text }) => text);
  expect(others).toEqual([]);
  const { deliveries } = JSON.parse(readFileSync('pages-config/_site.json', 'utf8')) as {
    deliveries: string[];
  };
  expect(reportFormText(form ?? '', deliveries)).toBe('');
  for (const part of ['"data-url"', '"array"', '"if"', '"const": true']) expect(form).toContain(part);
});

test('the section types in the guide exist', () => {
  const types = words.flatMap((each) => /"type": "([a-z-]+)"/.exec(each)?.[1] ?? []);
  expect(types.length).toBeGreaterThan(1);
  const isThere = (type: string) =>
    ['sections', 'templates'].some((kind) => existsSync(`schemas/${kind}/${type}.schema.json`));
  expect(types.filter((type) => !isThere(type))).toEqual([]);
});

test('the places that the guide names exist on this site', () => {
  const places = words.flatMap(
    (each) => /\/([a-z-]+)#([a-z][a-z-]*)/.exec(each)?.slice(1, 3).join('#') ?? [],
  );
  expect(places.length).toBeGreaterThan(0);
  const isThere = (place: string) => {
    const [page = '', id = ''] = place.split('#');
    return readFileSync(`pages-config/${page}.json`, 'utf8').includes(`"id": "${id}"`);
  };
  expect(places.filter((place) => !isThere(place))).toEqual([]);
});

test('the keys of a service page’s tile have the names of the schema', () => {
  const { properties } = JSON.parse(readFileSync('schemas/page.schema.json', 'utf8')) as {
    properties: { tile: { properties: object } };
  };
  expect(words).toContain('formChoice');
  expect(Object.keys(properties.tile.properties)).toContain('formChoice');
});
