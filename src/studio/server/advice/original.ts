import { parseTranslation } from '../../../core/page/routes.ts';
import type { ProjectFile } from '../../../core/project.ts';
import { writtenContent } from '../../../authoring/references/written-content.ts';
import { describeDrift } from '../../../authoring/compare/describe-drift.ts';
import { driftIn, translationsIn, unreadableIn, upToDate } from '../../../tools/content/translations.ts';
import type { OriginalPage } from '../../advice.ts';
import type { Workspace } from '../workspace.ts';

/**
 * The original of a translated page or form, with the parts that have changed since. @returns undefined for other
 * files
 */
export function findOriginal(workspace: Workspace, file: string): OriginalPage | undefined {
  const names = [file, parseTranslation(file)?.original];
  if (names[1] === undefined) return undefined;
  const { project, set } = workspace.now();
  // Other pages need not be parsed.
  const pair = ({ path }: ProjectFile) => names.includes(path);
  const { pages, forms } = project;
  const few = {
    ...project,
    pages: pages.filter(pair),
    forms: forms.filter(pair),
  };
  const found = translationsIn(writtenContent(few, set)).find(({ page }) => page.file === file);
  if (!found || unreadableIn(found)) return undefined;
  const { data } = found;
  return {
    file: found.original.file,
    data: data.original,
    drift: driftIn(found).map((part) => ({
      path: (part.translation ?? part.original ?? []) as (string | number)[],
      words: `${describeDrift(part, data.original, data.page)}.`,
    })),
    upToDate: upToDate(found),
  };
}
