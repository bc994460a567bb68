import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadSections, sectionComponent, sectionTypes } from '../../src/renderer/registry.ts';
import { root } from '../helpers/project.ts';

test('every folder of sections is a type, each once', () => {
  expect(sectionTypes().sort()).toEqual(
    globSync('src/{,*/}sections/*', { cwd: root })
      .map((folder) => path.basename(folder))
      .sort(),
  );
});

test('a component is there once it was loaded, and not before', async () => {
  expect(sectionComponent('faq')).toBeUndefined();
  await loadSections(['faq']);
  expect(sectionComponent('faq')).toBeTypeOf('function');
  expect(sectionComponent('hero')).toBeUndefined();
});

test('a type that nobody knows is passed over: the page is drawn without it', async () => {
  await expect(loadSections(['unheard-of', 'constructor', 'faq'])).resolves.toBeUndefined();
  expect(sectionComponent('unheard-of')).toBeUndefined();
});
