import path from 'node:path';
import type { Diagnostic } from '../core/diagnostic.ts';
import { asSeenFrom } from './report/as-seen-from.ts';
import { formatText } from './report/text.ts';
import { ContentError } from '../core/content-error.ts';
import type { Roots } from '../site-build/roots.ts';
import { buildSite, type BuildOptions } from '../site-build/pages/build-site.ts';
import { createStepReporter } from './report/report-steps.ts';

/**
 * Builds the site into its folder dist, and prints progress and warnings.
 * @param roots the folders of the engine and of the site
 * @param options the content to show, and the form of the output. Default: the current content, without drafts
 * @returns whether it was built; if not, all diagnostics were printed
 */
export async function build(roots: Roots, options: Omit<BuildOptions, 'progress'> = {}): Promise<boolean> {
  process.env['NODE_ENV'] = 'production';
  const started = performance.now();
  const hasColours = process.stderr.isTTY && !process.env['NO_COLOR'];
  const withShownPaths = (diagnostics: readonly Diagnostic[]) =>
    diagnostics.map((each) => ({ ...each, file: asSeenFrom(roots, each.file) }));
  const steps = createStepReporter(process.stdout, Boolean(process.env['CI']));
  try {
    const report = await buildSite(roots, path.join(roots.site, 'dist'), {
      ...options,
      progress: steps.notify,
    });
    steps.end();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const { pages, files, rendered, why, warnings } = report;
    if (warnings.length > 0) console.error(formatText(withShownPaths(warnings), hasColours));
    console.log(`Built ${pages} pages, ${files} files, in ${seconds} s; ${rendered} pages were rendered.`);
    if (why) console.log(why);
    return true;
  } catch (error) {
    steps.end();
    if (!(error instanceof ContentError)) throw error;
    console.error(formatText(withShownPaths(error.diagnostics), hasColours));
    console.error(error.message);
    return false;
  }
}
