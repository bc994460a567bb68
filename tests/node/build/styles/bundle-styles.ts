import { readSheet } from '../../../../src/site-build/bundle/critical-css/read-sheet.ts';
import type { BundleStyles } from '../../../../src/site-build/bundle/collect-styles.ts';

const names = ['base', 'chips', 'hero', 'faq', 'gallery', 'form', 'consent'];

const texts = Object.fromEntries(
  names.map((name) => [`${name}.css`, `.${name}{}@media print{.${name}{color:#000}}`]),
);

/** The styles of a small bundle. */
export const bundleStyles: BundleStyles = {
  texts,
  sheets: Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, readSheet(text)])),
  shared: ['base.css'],
  sections: {
    'hero/hero.tsx': ['chips.css', 'hero.css'],
    'faq/faq.tsx': ['chips.css', 'faq.css'],
    'gallery/gallery.tsx': ['gallery.css'],
  },
  forms: ['form.css'],
  others: ['consent.css'],
};
