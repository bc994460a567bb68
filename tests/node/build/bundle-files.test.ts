import { expect, test } from 'vitest';
import { filesOfSite, scriptAddress, scriptsFor } from '../../../src/site-build/bundle/bundle-files.ts';

const small = { file: 'sections.js', imports: ['hydrate.tsx'] };
const manifest = {
  'loader.ts': { file: 'loader.js', isEntry: true },
  'hydrate.tsx': {
    file: 'hydrate.js',
    isEntry: true,
    dynamicImports: [
      '../sections/tabs/tabs.tsx',
      '../notes/sections/note/note.tsx',
      '../forms/form-code.ts',
      '_sections.js',
      '_cards.js',
    ],
  },
  '../sections/tabs/tabs.tsx': { file: 'tabs.js', imports: ['hydrate.tsx'] },
  // The module is in a file with others.
  '_sections.js': small,
  '../sections/hero/hero.tsx': small,
  '../sections/hero/variants/night.tsx': small,
  '_cards.js': { file: 'cards.js' },
  '../cards/sections/card/card.tsx': { file: 'cards.js' },
  '../notes/sections/note/note.tsx': {
    file: 'note.js',
    imports: ['_shared.js'],
    dynamicImports: ['../notes/search.ts'],
  },
  '_shared.js': { file: 'shared.js' },
  '../notes/search.ts': { file: 'search.js' },
  '../forms/form-code.ts': { file: 'form-code.js' },
};
const common = ['form-code.js', 'hydrate.js', 'loader.js'];

test('a section that no page shows is left out, with all modules that only it needs', () => {
  expect([...filesOfSite(manifest, ['tabs'])].sort()).toEqual([...common, 'tabs.js']);
});

test('a file with several sections is included if a page shows one of them', () => {
  expect([...filesOfSite(manifest, ['hero/night'])].sort()).toEqual([...common, 'sections.js']);
});

test('a section on a page is included with its static and dynamic imports', () => {
  const files = [...filesOfSite(manifest, ['note'])].sort();
  expect(files.filter((file) => !common.includes(file))).toEqual(['note.js', 'search.js', 'shared.js']);
});

test('a page loads the files of its sections, each once, with their imports', () => {
  expect(scriptsFor(manifest, ['hero', 'hero/night', 'note'])).toEqual(
    ['loader', 'hydrate', 'sections', 'shared', 'note'].map((name) => `/${name}.js`),
  );
});

test('the script is the entry; a bundle without one is refused', () => {
  expect(scriptAddress(manifest, 'loader.ts')).toBe('/loader.js');
  expect(() => scriptAddress({}, 'loader.ts')).toThrow('loader.ts');
});
