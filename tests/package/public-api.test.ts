import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseSync } from 'vite';
import { root } from '../helpers/project.ts';

/* The changelog lists the names of the public API, so that projects see which appeared or disappeared. Types made from schemas are in the
   released schemas instead. */

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The names that the modules of the public API export one by one, as in `section: Icon`. */
const exported = globSync('src/api/*.ts', { cwd: root }).flatMap((file) => {
  const { module } = parseSync(file, read(file));
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName }) =>
      exportName.kind === 'Name' ? [`${path.parse(file).name}: ${exportName.name}`] : [],
    ),
  );
});

/** Lines of a changelog such as "- `pagewright/section`: Icon, Picture". */
function listNames(changelog: string): string[] {
  return [...changelog.matchAll(/^- `pagewright\/([a-z-]+)`: ([\w,\s]+?)$(?=\n(?!  )|$(?!\n))/gm)].flatMap(
    ([, module = '', names = '']) => names.split(',').map((name) => `${module}: ${name.trim()}`),
  );
}

test('the changelog lists every name of the public API, and no other', () => {
  expect(exported.length).toBeGreaterThan(100);
  const [, section = ''] = read('.github/CHANGELOG.md').split('### Public API\n');
  const [listed = ''] = section.split(/^#/m);
  expect(listNames(listed).sort()).toEqual([...exported].sort());
});
