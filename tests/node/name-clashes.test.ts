import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nameClashes } from '../../src/site-build/code/name-clashes.ts';

/* An engine and a project with code must not define the same names. */
const folder = mkdtempSync(path.join(tmpdir(), 'clashes-'));
const roots = { engine: path.join(folder, 'engine'), site: path.join(folder, 'site') };

function put(root: string, ...files: string[]): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), '');
  }
}

beforeAll(() => {
  put(
    roots.engine,
    'schemas/sections/hero.schema.json',
    'src/sections/hero/hero.tsx',
    'src/templates/sign.ts',
    'scripts/commands/bake.ts',
  );
  put(roots.engine, 'src/magazine/migrations/0001-shelves.ts');
  put(roots.engine, 'src/magazine/sections/shelf/shelf.tsx', 'src/magazine/extension.ts');
  put(
    roots.site,
    'schemas/sections/oven.schema.json',
    'src/sections/oven/oven.tsx',
    'src/templates/sign-2.ts',
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

test('unique names have no diagnostic', () => {
  expect(nameClashes(roots)).toEqual([]);
  expect(nameClashes({ engine: roots.engine, site: roots.engine })).toEqual([]);
});

test('the same message key in one language is an error, other keys are not', () => {
  const write = (root: string, words: object) => {
    put(root, 'src/messages/de.json');
    writeFileSync(path.join(root, 'src/messages/de.json'), JSON.stringify(words));
  };
  write(roots.engine, { 'form.sent': 'Gesendet', 'form.send': 'Senden' });
  write(roots.site, { 'oven.next': 'Weiter' });
  expect(nameClashes(roots)).toEqual([]);
  write(roots.site, { 'oven.next': 'Weiter', 'form.sent': 'Ist fort' });
  expect(nameClashes(roots).map(({ message }) => message)).toEqual([
    '"form.sent" occurs twice: ../engine/src/messages/de.json and src/messages/de.json.',
  ]);
  rmSync(path.join(roots.site, 'src/messages/de.json'));
});

test.each([
  [
    'a schema',
    'schemas/sections/hero.schema.json',
    '"sections/hero" occurs twice: ../engine/schemas/sections/hero.schema.json and schemas/sections/hero.schema.json.',
  ],
  [
    'a component of an extension',
    'src/sections/shelf/shelf.tsx',
    '"shelf/shelf" occurs twice: ../engine/src/magazine/sections/shelf/shelf.tsx and src/sections/shelf/shelf.tsx.',
  ],
  [
    'a template',
    'src/shop/templates/sign.ts',
    '"sign" occurs twice: ../engine/src/templates/sign.ts and src/shop/templates/sign.ts.',
  ],
  [
    'a command',
    'src/shop/commands/bake.ts',
    '"bake" occurs twice: ../engine/scripts/commands/bake.ts and src/shop/commands/bake.ts.',
  ],
  [
    'a migration',
    'src/magazine/migrations/0001-more-shelves.ts',
    '"src/magazine/migrations/0001" occurs twice: ../engine/src/magazine/migrations/0001-shelves.ts and src/magazine/migrations/0001-more-shelves.ts.',
  ],
  [
    'an extension',
    'src/magazine/extension.ts',
    '"src/magazine" occurs twice: ../engine/src/magazine/extension.ts and src/magazine/extension.ts.',
  ],
])('%s of the project with a name of the engine is an error that names both', (_what, file, message) => {
  put(roots.site, file);
  expect(nameClashes(roots)).toEqual([expect.objectContaining({ file, code: 'ambiguous-name', message })]);
  rmSync(path.join(roots.site, file));
});
