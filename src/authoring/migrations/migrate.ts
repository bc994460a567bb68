import type { JsonFile } from '../../core/content/json-files.ts';
import { idOfShared } from '../../core/content/shared-sections.ts';
import type { JsonObject } from '../../core/content/valid-page.ts';
import { editableData } from '../edits/open-json.ts';
import { toRoute } from '../../core/page/routes.ts';
import type { Refused } from '../edits/text-edit.ts';
import type { Migration } from './migration.ts';

/** A file that can't be migrated, and the reason. */
export interface RefusedFile extends Refused {
  file: string;
}

/**
 * Applies migrations to the files of a site, in memory. `migrate` writes the result; validation only checks whether
 * there is one.
 * @param files all files of a site; migrations look up the types of shared sections in them
 * @param migrations the pending ones, in order
 * @returns the texts of changed and new files by path; the refusal if one file can't be changed
 */
export function migrateFiles(
  files: readonly JsonFile[],
  migrations: readonly Migration[],
): Map<string, string> | RefusedFile {
  const openFiles: MigratedFile[] = [];
  for (const { path, kind, text } of files) {
    const parsed = editableData(text);
    if ('refused' in parsed) return { file: path, refused: parsed.refused };
    openFiles.push({ path, kind, text, data: parsed.data as JsonObject });
  }
  for (const step of migrations.flatMap(({ steps }) => steps)) {
    const typeOfShared = typesOfShared(openFiles);
    const findPage = pagesByRoute(openFiles);
    for (const [index, file] of [...openFiles].entries()) {
      const changed = step({ ...file, typeOfShared, page: findPage });
      if ('refused' in changed) return { file: file.path, refused: changed.refused };
      // Most steps change nothing in most files, and such a file is not parsed again.
      if (changed.text !== file.text) openFiles[index] = withText(file, changed.text);
      const addedPages = (changed.added ?? []).map(({ path, text }) => openPage(path, text));
      const takenPage = addedPages.find(({ path }) => openFiles.some((each) => each.path === path));
      if (takenPage)
        return { file: file.path, refused: `it becomes a page, but ${takenPage.path} already exists` };
      openFiles.push(...addedPages);
    }
  }
  return new Map(
    openFiles.flatMap(({ path, text }, index): [string, string][] =>
      text === files[index]?.text ? [] : [[path, text]],
    ),
  );
}

interface MigratedFile extends JsonFile {
  data: JsonObject;
}

function openPage(path: string, text: string): MigratedFile {
  return { path, kind: 'page', text, data: JSON.parse(text) as JsonObject };
}

function withText(file: MigratedFile, text: string): MigratedFile {
  const body = text.startsWith('\ufeff') ? text.slice(1) : text;
  return { ...file, text, data: JSON.parse(body) as JsonObject };
}

/**
 * Finds pages as they are before a step. The list of pages is built on first use, because few steps need it.
 */
function pagesByRoute(files: readonly MigratedFile[]): (route: string) => JsonObject | undefined {
  const before = [...files];
  let pages: Map<string, JsonObject> | undefined;
  return (route) => {
    pages ??= new Map(
      before.filter(({ kind }) => kind === 'page').map(({ path, data }) => [toRoute(path), data]),
    );
    return pages.get(route);
  };
}

/** The types of shared sections, as they are before a step. */
function typesOfShared(files: readonly MigratedFile[]): (name: string) => string | undefined {
  const types = new Map(
    files
      .filter(({ kind }) => kind === 'section')
      .flatMap(({ path, data: { type } }): [string, string][] =>
        typeof type === 'string' ? [[idOfShared(path), type]] : [],
      ),
  );
  return (name) => types.get(name);
}
