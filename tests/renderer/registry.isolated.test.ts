import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadSections, sectionCode, sectionComponent } from '../../src/renderer/registry.ts';
import { root } from '../helpers/project.ts';

test('every folder of sections is a type, and every file among its variants a variant, each once', () => {
  const found = globSync('src/{,*/}sections/*{,/variants/*.tsx}', { cwd: root });
  const names = found.map((file) => file.replaceAll(path.sep, '/').replace(/^.*sections\/|\.tsx$/g, ''));
  expect(sectionCode().sort()).toEqual(names.map((name) => name.replace('/variants/', '/')).sort());
});

test('a component exists only after it was loaded', async () => {
  expect(sectionComponent('faq')).toBeUndefined();
  await loadSections(['faq']);
  expect(sectionComponent('faq')).toBeTypeOf('function');
  expect(sectionComponent('hero')).toBeUndefined();
});

test('an unknown type is skipped: the page is rendered without it', async () => {
  await expect(loadSections(['unheard-of', 'constructor', 'faq'])).resolves.toBeUndefined();
  expect(sectionComponent('unheard-of')).toBeUndefined();
});
