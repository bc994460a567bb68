import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  hasCitationStyle,
  loadCitationStyles,
  packageFolder,
} from '../../node/citations/load-citation-styles.ts';

interface Locale {
  n: 'locale';
  a: { 'xml:lang': string };
}

test('a style in each file of the package is found, and each locale', async () => {
  const folder = path.join(packageFolder, 'dist/assets');
  const files = readdirSync(folder).map(
    (name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Locale | Record<string, object>,
  );
  const languages = files.flatMap((file) => (file['n'] === 'locale' ? [(file as Locale).a['xml:lang']] : []));
  const ids = files.flatMap((file) => (file['n'] === 'locale' ? [] : Object.keys(file).slice(-1)));
  expect(ids.length).toBeGreaterThan(100);
  const { styles, locales } = await loadCitationStyles(ids, languages);
  expect([...styles.keys()]).toEqual(ids);
  expect([...styles.values()].every(({ name }) => name === 'style')).toBe(true);
  expect([...locales].map(([language, { attrs }]) => [language, attrs['xml:lang']])).toEqual(
    languages.map((language) => [language, language]),
  );
});

test('a style that the package lacks is not found', async () => {
  expect(await hasCitationStyle('apa')).toBe(true);
  expect(await hasCitationStyle('no-such-style')).toBe(false);
  await expect(loadCitationStyles(['no-such-style'], ['en-US'])).rejects.toThrow('no no-such-style');
});
