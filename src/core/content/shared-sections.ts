import { nameInPath } from './content-name.ts';
import type { JsonPath, JsonSource } from '../json/json-source.ts';
import type { JsonObject } from './valid-page.ts';

/** The shared sections by name: the files of pages-config/_shared. */
export type SharedSections = ReadonlyMap<string, JsonSource>;

/** A `use` that can't be replaced, or only in part. */
export interface UseDiagnostic {
  path: JsonPath;
  id: string;
  /** missing: no such section. cycle: it contains itself. type: the use gives a type, which the section already has. */
  kind: 'missing' | 'cycle' | 'type';
  through: readonly string[];
}

/** The name under which pages use a shared section. @param file pages-config/_shared/opening-hours.json */
export function idOfShared(file: string): string {
  return nameInPath(file);
}

/**
 * Replaces every `{ "use": "<id>", … }` in a list of sections by the shared section; keys next to `use` override the
 * section's. Positions in a shared section point to that section's file.
 * @param source a page
 * @param shared the shared sections of the site
 * @returns the same source if the file uses none
 */
export function withShared(
  source: JsonSource,
  shared: SharedSections,
): JsonSource & { useDiagnostics?: UseDiagnostic[] } {
  if (!source.text.includes('"use"') || source.data === undefined) return source;
  const uses = new Set<string>();
  const useDiagnostics: UseDiagnostic[] = [];
  const fill = (value: unknown, path: JsonPath, chain: readonly string[]): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) {
      const isList = path.at(-1) === 'sections';
      return value.map((entry: unknown, index) => {
        const here = [...path, index];
        return isList && isUse(entry) ? fillUse(entry, here, chain) : fill(entry, here, chain);
      });
    }
    return mapValues(value as JsonObject, (inner, key) => fill(inner, [...path, key], chain));
  };
  const fillUse = (
    { use: id, ...overrides }: SharedUse,
    path: JsonPath,
    chain: readonly string[],
  ): unknown => {
    uses.add(id);
    const data = shared.get(id)?.data as JsonObject | undefined;
    // A shared file without a type has a separate diagnostic; the pages that use it get none.
    const section = typeof data?.['type'] === 'string' ? data : undefined;
    const kind = chain.includes(id) ? 'cycle' : section === undefined ? 'missing' : undefined;
    if (kind) {
      useDiagnostics.push({ path, id, kind, through: chain });
      return overrides;
    }
    const { $schema: _editorOnly, use: _diagnostic, ...values } = section as JsonObject;
    const { type, ...more } = overrides;
    if (type !== undefined) useDiagnostics.push({ path, id, kind: 'type', through: chain });
    return fill({ ...values, ...more }, path, [...chain, id]);
  };
  const data = fill(source.data, [], []);
  if (uses.size === 0) return source;
  const findWrittenPlace = (path: JsonPath) => writtenPlace(source, path, shared);
  return {
    file: source.file,
    text: source.text,
    data,
    diagnostics: source.diagnostics,
    uses: [...uses].sort(),
    useDiagnostics,
    rangeAt: (offset, length) => source.rangeAt(offset, length),
    locate: (path, what) => {
      const place = findWrittenPlace(path);
      return { ...place.source.locate(place.path, what), ...fileIfShared(place.source, source) };
    },
    locateInText: (path, offset, length) => {
      const place = findWrittenPlace(path);
      return {
        ...place.source.locateInText(place.path, offset, length),
        ...fileIfShared(place.source, source),
      };
    },
  };
}

/** A section that shows the sections of a shared file. */
export interface SharedUse extends JsonObject {
  use: string;
}

/** Whether an entry of a list of sections uses a shared one. */
export function isUse(entry: unknown): entry is SharedUse {
  return typeof entry === 'object' && entry !== null && typeof (entry as JsonObject)['use'] === 'string';
}

/**
 * Converts a path in the filled data to the place where the value is written: next to `use`, or in the shared
 * section's file.
 */
function writtenPlace(
  root: JsonSource,
  path: JsonPath,
  shared: SharedSections,
): { source: JsonSource; path: JsonPath } {
  let source = root;
  let start = 0;
  let value: unknown = root.data;
  for (const [depth, key] of path.entries()) {
    if (isUse(value) && !Object.hasOwn(value, key)) {
      const next = shared.get(value.use);
      if (!next) return { source, path: path.slice(start, depth) };
      source = next;
      start = depth;
      value = next.data;
    }
    value = typeof value === 'object' && value !== null ? (value as JsonObject)[key] : undefined;
  }
  return { source, path: path.slice(start) };
}

function fileIfShared(place: JsonSource, root: JsonSource): { file?: string } {
  return place === root ? {} : { file: place.file };
}

function mapValues(value: JsonObject, map: (inner: unknown, key: string) => unknown): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, map(inner, key)]));
}
