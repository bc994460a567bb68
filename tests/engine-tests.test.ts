import path from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from './helpers/source-files.ts';
import type { SourceFile } from './helpers/source-files.ts';
import { ownForms, ownPeople, ownRoutes } from './illumine/site-names.ts';
import { schemaNames } from './helpers/schema-files.ts';

/* Tests of the engine name nothing of pages-config, so that content may change freely; tests of this site's
   specification are in tests/illumine, and other whole sites in tests/sites. tests/illumine/site-names.ts has the
   forbidden names. Names in fixtures are free, so this test reads only files that can see the site: the browser
   tests, and files that read the project on disk, directly or through a helper. */
const doors = ['tests/helpers/project.ts', 'tests/helpers/project-copy.ts'];
/** A file that imports only the project's folder, for its schemas or its code, does not see the site. */
const onlyRoot = /import \{ root \} from '[./\w-]*\/project\.ts'/;
const readsContent = /\broot, '(pages-config|dist)|'virtual:forms'|\bsite: engine\b/;
const all = [...sourceFiles('tests'), ...sourceFiles('src')].filter(({ file }) =>
  /^tests\/(?!illumine\/|sites\/)|^src\/[^/]+\/tests\//.test(file),
);
const looked = all.filter((source) => seesSite(source));
const people = ownPeople();
const types = schemaNames('sections');

test('the search finds names and files: without them every test would pass', () => {
  expect(ownRoutes.length).toBeGreaterThan(40);
  expect(people.length).toBeGreaterThan(50);
  expect(looked.length).toBeGreaterThan(30);
});

test.each(looked.map((source) => [source.file, source] as const))(
  '%s names no route, form or person of the site',
  (_file, { text }) => {
    expect([
      ...ownRoutes.filter((route) => quotes(text, route)),
      ...ownForms.filter((form) => namesForm(text, form)),
      ...people.filter((person) => text.includes(person)),
    ]).toEqual([]);
  },
);

function seesSite({ file, imports, text }: SourceFile, seen = new Set<string>()): boolean {
  if (file.startsWith('tests/e2e/') || doors.includes(file)) return true;
  if (seen.has(file)) return false;
  seen.add(file);
  if (readsContent.test(text)) return true;
  const near = imports.filter((name) => name.startsWith('.') && !(onlyRoot.test(text) && isDoor(name)));
  return near
    .map((name) => path.posix.join(path.posix.dirname(file), name))
    .some((name) => {
      const source = all.find((each) => each.file === name);
      return source !== undefined && seesSite(source, seen);
    });
}

function isDoor(name: string): boolean {
  return doors.some((door) => path.posix.basename(door) === path.posix.basename(name));
}

/** A route is in quotes, alone or at the beginning of an address. */
function quotes(text: string, route: string): boolean {
  return ["'", '"', '`'].some((quote) =>
    [quote, '/', '#', '?', '.'].some((end) => text.includes(`${quote}${route}${end}`)),
  );
}

/** A form is named where a form is expected; or alone in quotes, unless a section type has the same name. */
function namesForm(text: string, form: string): boolean {
  const asked = [`forms/${form}'`, `forms/${form}\``, `form="${form}"`, `form: '${form}'`];
  return asked.some((each) => text.includes(each)) || (!types.includes(form) && text.includes(`'${form}'`));
}
