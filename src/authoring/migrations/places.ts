import { isUse } from '../../core/content/shared-sections.ts';
import type { JsonObject } from '../../core/content/valid-page.ts';
import type { JsonPath } from '../../core/json/json-source.ts';
import type { FileKind } from '../../core/rules/references.ts';
import type { OldFile } from './migration.ts';
import { findValueAt } from '../../core/json/data-path.ts';

/** Returns the paths in a file that a step of a migration changes, outer before inner. */
export type Where = (file: OldFile) => JsonPath[];

/**
 * All sections of these types: on pages, in other sections, in files of _shared; and uses of shared sections,
 * which contain only the keys that override the shared section's.
 */
export function inSections(...types: string[]): Where {
  return (file) =>
    findSections(file).filter((path) => {
      const section = findValueAt(file.data, path);
      const type = isUse(section) ? file.typeOfShared(section.use) : findValueAt(section, ['type']);
      return typeof type === 'string' && types.includes(type);
    });
}

/** The data of pages with one of these templates. */
export function inTemplates(...names: string[]): Where {
  return ({ kind, data }) => {
    const type = findValueAt(data, ['template', 'type']);
    return kind === 'page' && typeof type === 'string' && names.includes(type) ? [['template']] : [];
  };
}

/** Whole files of a kind: site, form, page, redirects. */
export function inFiles(kind: FileKind): Where {
  return (file) => (file.kind === kind ? [[]] : []);
}

/**
 * Deeper paths along the given keys. Empty if none exist.
 * @param where the paths at which it starts
 * @param keys the keys from there; `*` means every list entry and every key of an object
 */
export function within(where: Where, ...keys: string[]): Where {
  return (file) =>
    keys.reduce(
      (paths, key) =>
        paths.flatMap((path) =>
          keysMatching(findValueAt(file.data, path), key).map((step) => [...path, step]),
        ),
      where(file),
    );
}

function keysMatching(value: unknown, key: string): (string | number)[] {
  if (typeof value !== 'object' || value === null) return [];
  if (key !== '*') return Object.hasOwn(value, key) ? [key] : [];
  return Array.isArray(value) ? [...value.keys()] : Object.keys(value);
}

/** The paths of all sections of a file, cached by its data. */
function findSections({ kind, data }: OldFile): readonly JsonPath[] {
  if (kind !== 'section' && kind !== 'page') return [];
  const cachedPaths = sectionPathCache.get(data);
  if (cachedPaths) return cachedPaths;
  const paths: JsonPath[] = kind === 'section' ? [[]] : [];
  const visit = (value: unknown, path: JsonPath): void => {
    if (typeof value !== 'object' || value === null) return;
    const isList = Array.isArray(value) && path.at(-1) === 'sections';
    const inner = Array.isArray(value) ? value.entries() : Object.entries(value);
    for (const [key, child] of inner) {
      const childPath = [...path, key];
      if (isList) paths.push(childPath);
      visit(child, childPath);
    }
  };
  visit(data, []);
  sectionPathCache.set(data, paths);
  return paths;
}

const sectionPathCache = new WeakMap<JsonObject, readonly JsonPath[]>();
