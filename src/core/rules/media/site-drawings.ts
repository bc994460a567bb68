import { pathOf } from '../references.ts';
import { fault, type Rule } from '../rule.ts';

/** The pictures of the site that others are made from: they take colours, and have to be drawings. */
const MADE_FROM = new Set<unknown>(['logo', 'sharing']);

/** The logo and the ground of shared pictures are drawings: a tab, a phone and a social network get each their own of it. */
export const siteDrawings: Rule = function* ({ site }) {
  for (const { src, ...place } of site?.images ?? []) {
    const [key] = pathOf(site!, place);
    if (!MADE_FROM.has(key) || src.endsWith('.svg')) continue;
    yield fault(
      site!,
      { ...place, key: 'src' },
      {
        code: 'not-a-drawing',
        message: `${src} is no drawing; "${String(key)}" has to be one.`,
        hint: 'Use an .svg file: it takes the colours of the page.',
      },
    );
  }
};
