import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { generateTypes } from '../../src/build/generate/generate-types.ts';
import type { GeneratedFile } from '../../src/build/generate/generate-types.ts';
import { root } from '../helpers/project.ts';

let made: GeneratedFile[];

beforeAll(async () => {
  made = await generateTypes(root);
});

test('generating again makes no difference to what is committed', () => {
  expect(made.length).toBeGreaterThanOrEqual(42);
  const stale = made.filter(({ path: file, text }) => readFileSync(path.join(root, file), 'utf8') !== text);
  expect(stale.map((file) => file.path)).toEqual([]);
});

test('no generated file is left of a schema that is gone', () => {
  const present = globSync('src/**/*.gen.ts', { cwd: root }).map((file) => file.replaceAll(path.sep, '/'));
  expect(present.sort()).toEqual(made.map((file) => file.path).sort());
});

test('a type says what the component receives: parts resolved, optional ones marked, choices listed', () => {
  const text = made.find((file) => file.path === 'src/sections/call-to-action/props.gen.ts')?.text ?? '';
  expect(text).toContain("import type { Link } from '../../core/resolved.ts';");
  expect(text).toContain("type: 'call-to-action';");
  expect(text).toContain('action: Link;');
  expect(text).toMatch(/id\?: string;/);
  expect(text).not.toContain('[k: string]');
});
