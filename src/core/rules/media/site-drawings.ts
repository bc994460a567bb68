import { resolvePath } from '../references.ts';
import { createDiagnostic, type Rule } from '../rule.ts';

/**
 * The pictures of the site from which the build generates others in the site's colours, so they must be
 * drawings.
 */
const MADE_FROM = new Set<unknown>(['logo', 'sharing']);

/**
 * Reports a logo or a background of shared pictures that is not a drawing (SVG): the build generates icons and
 * pictures for social networks from them.
 */
export const siteDrawings: Rule = function* ({ site }) {
  for (const { src, ...place } of site?.images ?? []) {
    const [key] = resolvePath(site!, place);
    if (!MADE_FROM.has(key) || src.endsWith('.svg')) continue;
    yield createDiagnostic(
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
