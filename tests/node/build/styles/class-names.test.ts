import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

test('an extension does not change the names of other style sheets, so that a site without it stays the same', () => {
  const source = mkdtempSync(path.join(tmpdir(), 'sheets-'));
  const write = (file: string) => {
    mkdirSync(path.dirname(path.join(source, file)), { recursive: true });
    writeFileSync(path.join(source, file), '');
  };
  ['app/app.module.css', 'ui/ui.module.css'].forEach(write);
  const names = () => {
    const name = classNames([source]);
    return ['app/app', 'ui/ui'].map((sheet) => name('root', path.join(source, `${sheet}.module.css`)));
  };
  const before = names();
  ['market/extension.ts', 'market/market.module.css'].forEach(write);
  expect(names()).toEqual(before);
  rmSync(source, { recursive: true });
});
