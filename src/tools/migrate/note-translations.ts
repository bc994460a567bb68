import { translatedNow, translationDrift } from '../../core/compare/translation-drift.ts';
import { setValue } from '../../core/edits/json-edits.ts';
import { applyEdits } from '../../core/edits/text-edit.ts';
import type { JsonObject } from '../../core/content/valid-page.ts';
import { readJson } from '../../core/json/json-source.ts';
import { translationOf } from '../../core/page/routes.ts';
import type { Project, ProjectFile } from '../../core/project.ts';
import { sha256 } from '../content/translations.ts';

/**
 * Adds to what a migration writes that translations which were up to date still are: original and translation have changed
 * alike. One that lagged behind keeps its notes, and the report on it may name more than before.
 * @param project as it was
 * @param texts what files say afterwards, by their paths
 */
export function noteTranslations(
  { pages: routed, unrouted = [] }: Project,
  texts: ReadonlyMap<string, string>,
): Map<string, string> {
  const pages = [...routed, ...unrouted];
  const files = new Map(pages.map((file) => [file.path, file]));
  const noted = new Map(texts);
  for (const page of pages) {
    const original = files.get(translationOf(page.path)?.original ?? '');
    if (!original || !(texts.has(page.path) || texts.has(original.path))) continue;
    const [from, to] = [dataOf(original), dataOf(page)];
    if (!from || !to?.['translated'] || translationDrift(from, to, sha256).length > 0) continue;
    const [one, other] = [original, page].map(({ path, text }) => ({ path, text: texts.get(path) ?? text }));
    const value = translatedNow(dataOf(one!) ?? {}, dataOf(other!) ?? {}, sha256);
    const edited = setValue(other!.text, ['translated'], value);
    if (!('refused' in edited)) noted.set(page.path, applyEdits(other!.text, edited.edits));
  }
  return noted;
}

function dataOf(file: ProjectFile): JsonObject | undefined {
  return readJson(file).data as JsonObject | undefined;
}
