import { ContentError } from '../../core/content-error.ts';
import { validateSite, type ReadOptions } from '../validate-site.ts';
import type { BuildReport } from './build-report.ts';
import type { ChangedInput } from './render-changed-pages.ts';
import { explainRender } from './changes/explain-render.ts';
import { renderTextChanges } from './text-only-build.ts';

/**
 * Builds a site with changes, and records it as the last build. It only renders some pages if nothing else is
 * needed.
 * @param inputs the fingerprint of its inputs
 * @param readOptions options of reading, and tasks that run meanwhile
 * @throws ContentError if the content has errors, or a section can't be rendered
 */
export async function buildIncrementally(
  input: Omit<ChangedInput, 'read'>,
  inputs: string,
  readOptions: Pick<ReadOptions, 'showing' | 'onCharacters'>,
): Promise<BuildReport> {
  const { roots, cache, last, why } = input;
  // Computing the fingerprint of the build has already hashed each file.
  const read = await validateSite(roots, { cache, isFresh: true, ...readOptions });
  const { errors = [], warnings = [] } = Object.groupBy(read.validation.diagnostics, ({ severity }) =>
    severity === 'error' ? 'errors' : 'warnings',
  );
  if (errors.length > 0) throw new ContentError(errors);
  const textBuild = await renderTextChanges({ ...input, read });
  if (textBuild) {
    const { rendered } = textBuild;
    const job = rendered.find(({ route }) => route === why);
    const isThere = (route: string) => last.cached.get(route) !== undefined;
    return {
      ...last.update(inputs, warnings, textBuild.written),
      warnings,
      rendered: rendered.length,
      ...(why && { why: explainRender(why, isThere(why), job && `${job.file} has changed`) }),
    };
  }
  // Loads the code for fonts, pictures and style sheets.
  const { renderChangedPages } = await import('./render-changed-pages.ts');
  const report = await renderChangedPages({ ...input, read });
  const { pages, timeZone, unchanged } = report;
  last.set({ inputs, pages, timeZone, unchanged, warnings }, report.written);
  return {
    pages,
    files: report.written.size,
    rendered: report.rendered,
    warnings,
    ...(report.why && { why: report.why }),
  };
}
