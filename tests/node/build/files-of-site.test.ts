import { expect, test } from 'vitest';
import { filesOfSite } from '../../../src/build/bundle/bundle-files.ts';

const manifest = {
  'loader.ts': { file: 'loader.js', isEntry: true },
  'hydrate.tsx': {
    file: 'hydrate.js',
    isEntry: true,
    imports: ['_app.js'],
    css: ['hydrate.css'],
    dynamicImports: [
      '../sections/hero/hero.tsx',
      '../notes/sections/note/note.tsx',
      '../forms/form-code.ts',
      '../sections/hero/looks/night.tsx',
    ],
  },
  '_app.js': { file: 'app.js' },
  '../sections/hero/hero.tsx': { file: 'hero.js', css: ['hero.css'] },
  '../sections/hero/looks/night.tsx': { file: 'night.js', css: ['night.css'] },
  '../notes/sections/note/note.tsx': {
    file: 'note.js',
    imports: ['_shared.js'],
    dynamicImports: ['../notes/search.ts'],
  },
  '_shared.js': { file: 'shared.js', css: ['shared.css'] },
  '../notes/search.ts': { file: 'search.js' },
  '../forms/form-code.ts': { file: 'form-code.js' },
};
const common = ['app.js', 'form-code.js', 'hero.css', 'hero.js', 'hydrate.css', 'hydrate.js', 'loader.js'];

test('a section that no page shows is left out, with all that it alone needs', () => {
  expect([...filesOfSite(manifest, ['hero'])].sort()).toEqual(common);
});

test('a look comes where a page shows it, and without the other looks of its type', () => {
  const files = [...filesOfSite(manifest, ['hero/night'])];
  expect(files.filter((file) => /hero|night/.test(file)).sort()).toEqual(['night.css', 'night.js']);
});

test('a section that a page shows comes with what it loads now and later', () => {
  const files = [...filesOfSite(manifest, ['hero', 'note'])].sort();
  expect(files.filter((file) => !common.includes(file))).toEqual([
    'note.js',
    'search.js',
    'shared.css',
    'shared.js',
  ]);
});
