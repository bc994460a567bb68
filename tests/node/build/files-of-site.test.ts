import { expect, test } from 'vitest';
import { filesOfSite } from '../../../src/build/bundle/bundle-files.ts';

const manifest = {
  'loader.ts': { file: 'loader.js', isEntry: true },
  'hydrate.tsx': {
    file: 'hydrate.js',
    isEntry: true,
    imports: ['_app.js'],
    css: ['hydrate.css'],
    dynamicImports: ['../sections/hero/hero.tsx', '../notes/sections/note/note.tsx', '../forms/form-code.ts'],
  },
  '_app.js': { file: 'app.js' },
  '../sections/hero/hero.tsx': { file: 'hero.js', css: ['hero.css'] },
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

test('a section that a page shows comes with what it loads now and later', () => {
  const files = [...filesOfSite(manifest, ['hero', 'note'])].sort();
  expect(files.filter((file) => !common.includes(file))).toEqual([
    'note.js',
    'search.js',
    'shared.css',
    'shared.js',
  ]);
});
