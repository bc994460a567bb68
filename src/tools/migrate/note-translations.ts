import { translatedNow, translationDrift } from '../../authoring/compare/translation-drift.ts';
import { setValue } from '../../authoring/edits/json-edits.ts';
import { applyEdits } from '../../authoring/edits/text-edit.ts';
import type { JsonObject } from '../../core/content/valid-page.ts';
import { withShared, type SharedSections } from '../../core/content/shared-sections.ts';
import { readJson } from '../../core/json/json-source.ts';
import { parseTranslation } from '../../core/page/routes.ts';
import type { Project, ProjectFile } from '../../core/project.ts';
import { parseSharedSections } from '../../core/parse-shared-sections.ts';
import { sha256 } from '../../site-build/sha256.ts';

/**
 * Updates the fingerprints of translations that were up to date, after a change of many files that has changed
 * original and translation alike. An outdated translation keeps its fingerprints, so its report may become longer.
 * @param project the project before the change
 * @param texts the new texts, by path
 */
export function noteTranslations(project: Project, texts: ReadonlyMap<string, string>): Map<string, string> {
  const { pages: routed, unrouted = [], shared = [] } = project;
  const pages = [...routed, ...unrouted];
  const files = new Map(pages.map((file) => [file.path, file]));
  const toNewFile = (file: ProjectFile) => ({ path: file.path, text: texts.get(file.path) ?? file.text });
  const [oldSections, newSections] = [
    parseSharedSections(project),
    parseSharedSections({ shared: shared.map(toNewFile) }),
  ];
  const newTexts = new Map(texts);
  for (const page of pages) {
    const original = files.get(parseTranslation(page.path)?.original ?? '');
    if (!original || ![page, original, ...shared].some(({ path }) => texts.has(path))) continue;
    const [oldOriginal, oldPage] = [readData(original, oldSections), readData(page, oldSections)];
    if (!oldOriginal || !oldPage?.['translated'] || translationDrift(oldOriginal, oldPage, sha256).length > 0)
      continue;
    const [newOriginalFile, newPageFile] = [toNewFile(original), toNewFile(page)];
    const [newOriginal, newPage] = [
      readData(newOriginalFile, newSections) ?? {},
      readData(newPageFile, newSections) ?? {},
    ];
    if (translationDrift(newOriginal, newPage, sha256).length === 0) continue;
    const edited = setValue(newPageFile.text, ['translated'], translatedNow(newOriginal, newPage, sha256));
    if (!('refused' in edited)) newTexts.set(page.path, applyEdits(newPageFile.text, edited.edits));
  }
  return newTexts;
}

function readData(file: ProjectFile, shared: SharedSections): JsonObject | undefined {
  return withShared(readJson(file), shared).data as JsonObject | undefined;
}
