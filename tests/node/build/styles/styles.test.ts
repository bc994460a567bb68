import { expect, test } from 'vitest';
import { allStyles, stylesFor } from '../../../../src/site-build/bundle/styles-for.ts';
import { bundleStyles } from './bundle-styles.ts';

test('the styles of every page are separate from those of the page’s own sections, each once, shared ones first', () => {
  expect(stylesFor(bundleStyles, ['hero', 'faq'])).toEqual({
    shared: ['base.css'],
    own: ['chips.css', 'hero.css', 'faq.css'],
  });
});

test('styles of sections and forms that are not on the page are left out', () => {
  expect(stylesFor(bundleStyles, ['hero'], true).own).toEqual(['chips.css', 'hero.css', 'form.css']);
  expect(stylesFor(bundleStyles, ['unheard-of'])).toEqual({ shared: ['base.css'], own: [] });
});

test("the styles of all pages are those of the site's sections, besides what every page has", () => {
  const { file, text } = allStyles(bundleStyles, ['faq', 'hero']);
  expect(text.match(/^\.\w+/gm)).toEqual(['.chips', '.faq', '.hero', '.form', '.consent']);
  expect(file).toMatch(/^assets\/all-[0-9a-z]+\.css$/);
  expect(allStyles(bundleStyles, ['faq']).file).not.toBe(file);
});
