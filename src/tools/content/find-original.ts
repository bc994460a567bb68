import { describeDrift } from '../../authoring/compare/describe-drift.ts';
import { writtenContent } from '../../authoring/references/written-content.ts';
import type { JsonObject } from '../../core/content/valid-page.ts';
import type { DataPath } from '../../authoring/edits/file-edit.ts';
import { parseTranslation } from '../../core/page/routes.ts';
import type { Project, ProjectFile } from '../../core/project.ts';
import type { SchemaSet } from '../../core/schema/compose-schema.ts';
import { driftIn, translationsIn, findUnreadable, currentFingerprints } from './translations.ts';

/** The original of a translated page or form. */
export interface Original {
  file: string;
  /** Its data, with shared sections filled in. */
  data: JsonObject;
  /** The outdated parts of the translation, each with its path and a sentence. */
  drift: { path: DataPath; description: string }[];
  /** The value of `translated` once the translation is up to date. */
  upToDate: object;
}

/**
 * The original of a translated page or form, with the parts that have changed since: the studio shows it next to the
 * translation.
 * @param project the files of the site
 * @param set its schemas
 * @param file of the translation: pages-config/about.hi.json
 * @returns undefined for other files, and if one of the two is unreadable
 */
export function findOriginal(project: Project, set: SchemaSet, file: string): Original | undefined {
  const names = [file, parseTranslation(file)?.original];
  if (names[1] === undefined) return undefined;
  // Other pages need not be parsed.
  const isInPair = ({ path }: ProjectFile) => names.includes(path);
  const { pages, forms } = project;
  const pairProject = { ...project, pages: pages.filter(isInPair), forms: forms.filter(isInPair) };
  const translation = translationsIn(writtenContent(pairProject, set)).find(({ page }) => page.file === file);
  if (!translation || findUnreadable(translation)) return undefined;
  const { data } = translation;
  return {
    file: translation.original.file,
    data: data.original,
    drift: driftIn(translation).map((part) => ({
      path: [...(part.translation ?? part.original ?? [])],
      description: `${describeDrift(part, data.original, data.page)}.`,
    })),
    upToDate: currentFingerprints(translation),
  };
}
