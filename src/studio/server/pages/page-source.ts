import { classifyContentFile, type JsonObject, type SharedSections, withShared } from 'pagewright/content';
import type { JsonSource } from 'pagewright/json';
import { toRoute, unroutedPlace } from 'pagewright/page';
import { shareEqual } from '../../share-equal.ts';

/** A page as the studio shows it; a shared section is a page with only that section. */
export interface PageSource {
  file: string;
  kind: 'page' | 'shared';
  route: string;
  /** The data of the file as written; undefined if the file is not a JSON object. */
  written: JsonObject | undefined;
  /** The file with shared sections inserted. */
  source: JsonSource;
  /** The data of the whole page, with shared sections inserted. */
  data: JsonObject;
}

/**
 * Reads a page or a shared section from its text.
 * @param before the page before a change: equal sections stay the same objects
 */
export function readPageSource(parsed: JsonSource, shared: SharedSections, before?: PageSource): PageSource {
  const { file } = parsed;
  const kind = classifyContentFile(file);
  const source = withShared(parsed, shared);
  const written = shareEqual(before?.written, asObject(parsed.data));
  const sourceParts = { file, written, source };
  const data = asObject(source.data) ?? {};
  if (kind !== 'shared')
    return { ...sourceParts, kind: 'page', route: pageRoute(file), data: shareEqual(before?.data, data) };
  const { $schema: _editorOnly, ...section } = data;
  const pageData = shareEqual(before?.data, { ...HEAD, sections: [section] });
  return { ...sourceParts, kind, route: '/', data: pageData };
}

/** The address of a page. */
export function pageRoute(file: string): string {
  return classifyContentFile(file) === 'unrouted' ? unroutedPlace(file).route : toRoute(file);
}

/** The sections of a page as written, valid or not. */
export function writtenSections({ kind, written }: Pick<PageSource, 'kind' | 'written'>): unknown[] {
  if (kind === 'shared') return written ? [written] : [];
  const list = written?.['sections'];
  return Array.isArray(list) ? list : [];
}

/** The sections of a page with shared ones inserted. */
export function filledSections({ data }: Pick<PageSource, 'data'>): unknown[] {
  const list = data['sections'];
  return Array.isArray(list) ? list : [];
}

/** A page has a title and a description. */
const HEAD = { title: 'A shared section', description: '' };

function asObject(value: unknown): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : undefined;
}
