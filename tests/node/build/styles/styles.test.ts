import { expect, test } from 'vitest';
import { scriptStyles } from '../../../../src/site-build/bundle/script-styles.ts';
import { allStyles, stylesFor } from '../../../../src/site-build/bundle/styles-for.ts';
import { bundleStyles } from './bundle-styles.ts';

test('the styles of every page are separate from those of the page’s own sections, each once, shared ones first', () => {
  expect(stylesFor(bundleStyles, ['hero', 'faq'], false, ['en-IN'])).toEqual({
    shared: ['base.css'],
    own: ['chips.css', 'hero.css', 'faq.css'],
  });
});

test('styles of sections and forms that are not on the page are left out', () => {
  expect(stylesFor(bundleStyles, ['hero'], true, ['en-IN']).own).toEqual([
    'chips.css',
    'hero.css',
    'form.css',
  ]);
  expect(stylesFor(bundleStyles, ['unheard-of'], false, ['en-IN'])).toEqual({
    shared: ['base.css'],
    own: [],
  });
});

test("the styles of all pages are those of the site's sections, in addition to the common styles", () => {
  const { file, text } = allStyles(bundleStyles, ['faq', 'hero'], ['en-IN']);
  expect(text.match(/^\.\w+/gm)).toEqual(['.chips', '.faq', '.hero', '.form', '.consent']);
  expect(file).toMatch(/^assets\/all-[0-9a-z]+\.css$/);
  expect(allStyles(bundleStyles, ['faq'], ['en-IN']).file).not.toBe(file);
});

test('a page in another script than Latin has the rules for it, after those of its sections', () => {
  const texts = { ...bundleStyles.texts, [scriptStyles]: ':lang(hi){letter-spacing:0}' };
  const faq = [scriptStyles, 'faq.css'];
  const styles = { ...bundleStyles, texts, sections: { ...bundleStyles.sections, 'faq/faq.tsx': faq } };
  expect(stylesFor(styles, ['hero'], true, ['hi']).own.at(-1)).toBe(scriptStyles);
  expect(stylesFor(styles, ['hero'], true, ['de']).own).not.toContain(scriptStyles);
  // A section may have texts in any language.
  expect(stylesFor(styles, ['faq', 'hero'], false, ['de']).own.at(-1)).toBe(scriptStyles);
  expect(allStyles(styles, ['hero'], ['de', 'hi']).text).toMatch(/:lang.*$/);
});
