import type { BundleStyles } from '../../../../src/site-build/bundle/collect-styles.ts';

const names = ['base', 'chips', 'hero', 'faq', 'gallery', 'form', 'consent'];

/** The styles of a small bundle. */
export const bundleStyles: BundleStyles = {
  texts: Object.fromEntries(
    names.map((name) => [`${name}.css`, `.${name}{}@media print{.${name}{color:#000}}`]),
  ),
  shared: ['base.css'],
  sections: {
    'hero/hero.tsx': ['chips.css', 'hero.css'],
    'faq/faq.tsx': ['chips.css', 'faq.css'],
    'gallery/gallery.tsx': ['gallery.css'],
  },
  forms: ['form.css'],
  others: ['consent.css'],
};
