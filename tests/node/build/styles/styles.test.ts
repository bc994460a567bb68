import { expect, test } from 'vitest';
import { scriptOf, stylesFor } from '../../../../src/build/bundle/bundle-files.ts';

const manifest = {
  'loader.ts': { file: 'assets/client-1.js', dynamicImports: ['hydrate.tsx'] },
  'hydrate.tsx': { file: 'assets/hydrated-1.js', css: ['assets/base.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared-1.js', css: ['assets/shared.css'] },
  '../sections/hero/hero.tsx': {
    file: 'assets/hero-1.js',
    css: ['assets/hero.css'],
    imports: ['_shared.js', '_loop.js'],
  },
  '../sections/faq/faq.tsx': { file: 'assets/faq-1.js', css: ['assets/faq.css'] },
  '../sections/form/form.tsx': { file: 'assets/form-1.js' },
  '_loop.js': { file: 'assets/loop-1.js', imports: ['../sections/hero/hero.tsx'] },
};

test('what every page needs stands apart from what the page’s own sections add, each once, what is shared first', () => {
  expect(stylesFor(manifest, ['hero', 'faq'])).toEqual({
    shared: ['assets/shared.css', 'assets/base.css'],
    own: ['assets/hero.css', 'assets/faq.css'],
  });
});

test('styles of sections that are not on the page are left out', () => {
  const shared = ['assets/shared.css', 'assets/base.css'];
  expect(stylesFor(manifest, ['form'])).toEqual({ shared, own: [] });
  expect(stylesFor(manifest, ['unheard-of'])).toEqual({ shared, own: [] });
});

test('the script is the entry; a bundle without one is refused', () => {
  expect(scriptOf(manifest, 'loader.ts')).toBe('/assets/client-1.js');
  expect(() => scriptOf({}, 'loader.ts')).toThrow('loader.ts');
});
