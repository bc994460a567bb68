import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../helpers/project.ts';
import { ownRoutes } from './site-names.ts';

/* The engine serves any site: facts of one site are in its content, and nowhere in code or schemas. */
const site = JSON.parse(readFileSync(path.join(root, 'pages-config/_site.json'), 'utf8')) as {
  name: string;
  tagline: string;
  language: string;
  timeZone: string;
  url: string;
  theme: { typefaces: { family: string }[] };
};

/** Routes of the site whose names are its own: words that no other site would use by chance. */
const routes = ownRoutes.filter((route) => route.split('/').length === 2);

const words = [
  site.name,
  ...site.tagline.split(', '),
  site.timeZone.split('/')[1] ?? '',
  new URL(site.url).hostname,
];
const inText = new RegExp(words.map(escaped).join('|'), 'i');
/** Codes of its country, which in small letters are parts of other words. */
const codes = new RegExp(`\\b(${site.language}|IST|INR)\\b`);
/** A route as in code: a whole text. */
const inCode = new RegExp(`['"\`](${routes.map(escaped).join('|')})['"\`]`);

/** Places where such a word has its general meaning. */
const general = new Set([
  '/about',
  '/services',
  '/contact',
  '/team',
  '/privacy',
  '/login',
  '/resource',
  '/career',
]);

/**
 * Generators of this site's sample content belong to the site; and one list names cities as the IANA database
 * does.
 */
const files = globSync(
  ['src/**/*.{ts,tsx,css,json,mjs,html}', 'schemas/**/*.schema.json', 'scripts/*.{ts,mjs}'],
  {
    cwd: root,
  },
)
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => !/^src\/samples\/|\/time-zone\.ts$|\.gen\.ts$|\.test\.tsx?$/.test(file));

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

function linesWith(pattern: RegExp, allowed: (found: string) => boolean = () => false): string[] {
  return files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const found = pattern.exec(line);
        return found && !allowed(found[1] ?? found[0]) ? [`${file}:${index + 1} ${found[0]}`] : [];
      }),
  );
}

test('there are enough files and names to search for', () => {
  expect(files.length).toBeGreaterThan(450);
  expect(words.every((word) => word.length > 3)).toBe(true);
  expect(routes.length).toBeGreaterThan(20);
});

test('the engine has no name, language, place or currency of the site', () => {
  expect(linesWith(inText)).toEqual([]);
  expect(linesWith(codes)).toEqual([]);
});

test('the engine has no route of the site', () => {
  const found = linesWith(inCode, (route) => general.has(route));
  // The schemas of the extension show its usual route, and its corpora have it.
  const usual = /^(schemas\/(extensions|templates)|src\/journal\/bench)\/.*["']\/journal["']$/;
  expect(found.filter((line) => !usual.test(line))).toEqual([]);
});

test('the engine chooses no typeface of the site', () => {
  const families = [...new Set(site.theme.typefaces.map(({ family }) => family))];
  const pattern = new RegExp(families.map(escaped).join('|'));
  // Pictures of a site that names no typeface use an existing one.
  expect(linesWith(pattern).filter((line) => !line.startsWith('src/site-build/fonts/typefaces.ts:'))).toEqual(
    [],
  );
});
