import type { JsonPath, JsonSource } from '../json/json-source.ts';
import type { JsonObject } from './valid-page.ts';

/** The sections that pages share, by their names: the files of pages-config/_shared. */
export type SharedSections = ReadonlyMap<string, JsonSource>;

/** A use that can't be filled in, or not as it is written. */
export interface UseFault {
  path: JsonPath;
  id: string;
  /** There is no such section; it holds itself, by way of which others; or it is given a type, which it has. */
  kind: 'missing' | 'cycle' | 'type';
  through: readonly string[];
}

/** The name under which pages use a shared section. @param file pages-config/_shared/opening-hours.json */
export function idOfShared(file: string): string {
  return file.replace(/^.*\/|\.json$/g, '');
}

/**
 * A file in which every `{ "use": "<id>", … }` in a list of sections is replaced by the shared section of that name, with
 * what stands beside `use` in place of its own. A place in what comes from a shared section is found in that section's file.
 * @returns the same source where the file uses none
 */
export function withShared(
  source: JsonSource,
  shared: SharedSections,
): JsonSource & { useFaults?: UseFault[] } {
  if (!source.text.includes('"use"') || source.data === undefined) return source;
  const uses = new Set<string>();
  const useFaults: UseFault[] = [];
  const fill = (value: unknown, path: JsonPath, through: readonly string[]): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) {
      const isList = path.at(-1) === 'sections';
      return value.map((entry: unknown, index) => {
        const here = [...path, index];
        return isList && isUse(entry) ? fillUse(entry, here, through) : fill(entry, here, through);
      });
    }
    return mapValues(value as JsonObject, (inner, key) => fill(inner, [...path, key], through));
  };
  const fillUse = ({ use: id, ...own }: Use, path: JsonPath, through: readonly string[]): unknown => {
    uses.add(id);
    const data = shared.get(id)?.data as JsonObject | undefined;
    // A file that says no type is at fault itself; the pages that use it are not.
    const found = typeof data?.['type'] === 'string' ? data : undefined;
    const kind = through.includes(id) ? 'cycle' : found === undefined ? 'missing' : undefined;
    if (kind) {
      useFaults.push({ path, id, kind, through });
      return own;
    }
    const { $schema: _editorOnly, use: _fault, ...section } = found as JsonObject;
    const { type, ...more } = own;
    if (type !== undefined) useFaults.push({ path, id, kind: 'type', through });
    return fill({ ...section, ...more }, path, [...through, id]);
  };
  const data = fill(source.data, [], []);
  if (uses.size === 0) return source;
  const placeOf = (path: JsonPath) => writtenPlace(source, path, shared);
  return {
    file: source.file,
    text: source.text,
    data,
    diagnostics: source.diagnostics,
    uses: [...uses].sort(),
    useFaults,
    rangeAt: (offset, length) => source.rangeAt(offset, length),
    locate: (path, what) => {
      const place = placeOf(path);
      return { ...place.source.locate(place.path, what), ...fileOf(place.source, source) };
    },
    locateInText: (path, offset, length) => {
      const place = placeOf(path);
      return { ...place.source.locateInText(place.path, offset, length), ...fileOf(place.source, source) };
    },
  };
}

export interface Use extends JsonObject {
  use: string;
}

/** Whether an entry of a list of sections stands for a shared one. */
export function isUse(entry: unknown): entry is Use {
  return typeof entry === 'object' && entry !== null && typeof (entry as JsonObject)['use'] === 'string';
}

/** Follows a path in the filled data to where the value is written: beside a `use`, or in the file of its section. */
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

function fileOf(place: JsonSource, root: JsonSource): { file?: string } {
  return place === root ? {} : { file: place.file };
}

function mapValues(value: JsonObject, map: (inner: unknown, key: string) => unknown): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, map(inner, key)]));
}
