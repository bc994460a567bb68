import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { classNames } from '../../../../src/site-build/bundle/class-names.ts';

const folder = path.resolve(import.meta.dirname, '../../../../src');
const files = globSync('**/*.module.css', { cwd: folder }).map((file) => path.join(folder, file));

test('every class of every style sheet has a unique name, in any order of building', () => {
  const locals = Array.from({ length: 60 }, (_, index) => `class${index}`);
  const name = classNames([folder]);
  const names = files.flatMap((file) => locals.map((local) => name(local, file)));
  expect(files.length).toBeGreaterThan(60);
  expect(new Set(names).size).toBe(files.length * locals.length);
  expect(names.every((each) => /^[A-Z][a-z]{2,3}$/.test(each))).toBe(true);
  const again = classNames([folder]);
  const last = files.at(-1) ?? '';
  expect(again('class0', `${last}?inline`)).toBe(name('class0', last));
});

test('a style sheet from elsewhere is refused, because its names could be in use already', () => {
  expect(() => classNames([folder])('wide', '/elsewhere/wide.module.css')).toThrow(/not among/);
});
