import { toRoute } from '../../core/page/routes.ts';
import { isInPeriod, momentIn } from '../../core/content/dates/moments.ts';
import { toText } from '../../core/json/to-text.ts';
import type { ProjectFile } from '../../core/project.ts';
import { parseSharedSections } from '../../core/parse-shared-sections.ts';
import { readHouseStyle } from '../../core/rules/texts/house-style.ts';
import { lazyChecks } from '../lazy-checks.ts';
import { cachedFiles } from '../cached-files.ts';
import type { BuildCache } from '../cache/build-cache.ts';
import type { ValidatedSite } from '../validate-site.ts';

/**
 * Whether only texts of pages have changed, without diagnostics before or after the change: nothing that
 * another page, a list or a rule across files may use. Then only those pages need an update.
 * @param read the content before the change
 * @param cache receives the new facts of the pages
 */
export function onlyTextsChanged(
  read: ValidatedSite,
  cache: BuildCache,
  files: readonly ProjectFile[],
): boolean {
  const { project, validation, texts, extensions, expandTemplate, getTrace } = read;
  const { set, site, diagnostics, unchanged } = validation;
  // An extension may use any text of a page.
  if (extensions.length > 0 || !site) return false;
  if (!isInPeriod(unchanged, momentIn(toText(site.data['timeZone'] ?? 'UTC'), new Date()))) return false;
  const fileCache = cachedFiles(cache, project, texts);
  const check = {
    set,
    expandTemplate,
    editorSchemas: project.editorSchemas,
    ...readHouseStyle(project),
    shared: parseSharedSections(project),
    site: site.data,
  };
  return files.every((file) => {
    if (fileCache.isReadAcross(file.path) || diagnostics.some((one) => one.file === file.path)) return false;
    const before = getTrace(file.path);
    const { valid, broken, found } = fileCache.getResult(file, (readFile) =>
      lazyChecks.checkFile(readFile, 'page', toRoute(file.path), check),
    );
    return valid && broken.length === 0 && found.length === 0 && fileCache.getTrace(file.path) === before;
  });
}
