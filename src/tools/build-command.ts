import path from 'node:path';
import { formatText } from './report/text.ts';
import { ContentError } from '../build/load-site.ts';
import type { Roots } from '../build/roots.ts';
import { buildSite } from '../build/pages/build-site.ts';

/**
 * Builds the site into its folder dist and tells a person what happens.
 * @returns whether it was built; if not, every fault of the content has been printed
 */
export async function build(
  roots: Roots,
  { compress = false, debug = false }: { compress?: boolean; debug?: boolean } = {},
): Promise<boolean> {
  process.env['NODE_ENV'] = 'production';
  const started = performance.now();
  try {
    const { pages, files } = await buildSite(roots, path.join(roots.site, 'dist'), {
      progress: (step, done) => done === undefined && console.log(`${step} …`),
      compress,
      debug,
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`Built ${pages} pages, ${files} files, in ${seconds} s.`);
    return true;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(formatText(error.diagnostics, process.stderr.isTTY && !process.env['NO_COLOR']));
    console.error(error.message);
    return false;
  }
}
