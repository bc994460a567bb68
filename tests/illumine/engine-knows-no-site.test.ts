import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../helpers/project.ts';
import { ownRoutes } from './site-names.ts';

/* The engine serves any site: facts about one site are only in its content, not in code or schemas. */
const site = JSON.parse(readFileSync(path.join(root, 'pages-config/_site.json'), 'utf8')) as {
  name: string;
  tagline: string;
  language: string;
  timeZone: string;
  url: string;
  theme: { typefaces: { family: string }[] };
};

/** Routes with names that no other site would use by chance. */
const routes = ownRoutes.filter((route) => route.split('/').length === 2);

const words = [
  site.name,
  ...site.tagline.split(', '),
  site.timeZone.split('/')[1] ?? '',
  new URL(site.url).hostname,
];
const inText = new RegExp(words.map(escaped).join('|'), 'i');
/** The codes of the site's country; in lower case they are parts of other words. */
const codes = new RegExp(`\\b(${site.language}|IST|INR)\\b`);
/** A route in code: a complete string. */
const inCode = new RegExp(`['"\`](${routes.map(escaped).join('|')})['"\`]`);

/** Places where such a word has a general meaning. */
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

/** All but tests, generated files, and a list with the names of cities in the IANA database. */
const files = globSync(
  ['src/**/*.{ts,tsx,css,json,mjs,html}', 'schemas/**/*.schema.json', 'scripts/*.{ts,mjs}'],
  {
    cwd: root,
  },
)
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => !/^src\/[\w-]+\/tests\/|\/time-zone\.ts$|\.gen\.ts$|\.test\.tsx?$/.test(file));

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

test('the search finds files and names: without them every test would pass', () => {
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
  // The schemas and corpora of the extension may contain its usual route.
  const usual = /^(schemas\/(extensions|templates)|src\/journal\/bench)\/.*["']\/journal["']$/;
  expect(found.filter((line) => !usual.test(line))).toEqual([]);
});

test('the engine chooses no typeface of the site', () => {
  const families = [...new Set(site.theme.typefaces.map(({ family }) => family))];
  const pattern = new RegExp(families.map(escaped).join('|'));
  // This font is for pictures of a site that names no typeface.
  expect(linesWith(pattern).filter((line) => !line.startsWith('src/site-build/fonts/typefaces.ts:'))).toEqual(
    [],
  );
});
