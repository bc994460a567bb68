import type { JsonPath } from '../json/json-source.ts';
import type { FileKind } from '../rules/references.ts';
import type { SchemaSet } from '../schema/compose-schema.ts';
import { first, schemaAt } from '../schema/schema-lookup.ts';
import type { Difference } from './compare-values.ts';

/** A file before and after, in which differences are named. */
export interface Versions {
  set: SchemaSet;
  kind: FileKind;
  before: unknown;
  after: unknown;
}

/** A difference as a person would say it: faq › question 3 › answer: “…” → “…”; card-grid moved 2 → 4. */
export function differenceWords(difference: Difference, versions: Versions): string {
  const { kind, path } = difference;
  const named = placeName(path, kind === 'removed' ? versions.before : versions.after, versions);
  if (kind === 'moved')
    return `${placeName(path, versions.after, versions, false)} moved ${difference.from + 1} → ${difference.to + 1}`;
  if (kind === 'renamed') {
    const object = placeName(path.slice(0, -1), versions.after, versions);
    return `${object === '' ? '' : `${object} › `}${difference.from} is called ${difference.to} now`;
  }
  if (kind === 'added') return `${named} added${shown(difference.after)}`;
  if (kind === 'removed') return `${named} removed${shown(difference.before)}`;
  const [before, after] = excerpts(difference.before, difference.after);
  return `${named}: ${before} → ${after}`;
}

/**
 * The names on the way to a value: the types of sections, the kinds of entries with their numbers, the titles that the
 * schemas give to keys. The list of sections itself goes without saying.
 */
function placeName(path: JsonPath, data: unknown, { set, kind }: Versions, numbered = true): string {
  const names: string[] = [];
  path.forEach((key, index) => {
    const here = path.slice(0, index + 1);
    const nodes = schemaAt(set, kind, data, here);
    const isLast = index === path.length - 1;
    if (typeof key === 'number') {
      const type = typeAt(data, here);
      const entry = type ?? first(schemaAt(set, kind, data, path.slice(0, index)), 'entry') ?? 'entry';
      names.push(type === undefined && (numbered || !isLast) ? `${entry} ${key + 1}` : entry);
    } else if (isLast || typeof path[index + 1] !== 'number')
      names.push(lowered(first(nodes, 'title') ?? key));
    else if (!hasNamedEntries(set, kind, data, here)) names.push(lowered(first(nodes, 'title') ?? key));
  });
  return names.join(' › ');
}

/** Whether the entries of a list say by themselves what they are: sections by their type, others by their kind. */
function hasNamedEntries(set: SchemaSet, kind: FileKind, data: unknown, path: JsonPath): boolean {
  const nodes = schemaAt(set, kind, data, path);
  return nodes.some((node) => node.entry !== undefined || node.part === 'sections');
}

/** What a section is, by its type, or by the name of the shared one for which it stands. */
function typeAt(data: unknown, path: JsonPath): string | undefined {
  const value = path.reduce<unknown>(
    (found, key) => (found as Record<string | number, unknown> | undefined)?.[key],
    data,
  );
  const { type, use } = (value ?? {}) as { type?: unknown; use?: unknown };
  return [type, use].find((each) => typeof each === 'string');
}

function lowered(title: string): string {
  return /^[A-Z][a-z]/.test(title) ? title[0]!.toLowerCase() + title.slice(1) : title;
}

/** What was added or removed, where it has a name. */
function shown(value: unknown): string {
  if (typeof value !== 'object' || value === null) return `: ${quoted(String(value), 0)}`;
  const object = value as Record<string, unknown>;
  const name = ['title', 'name', 'label', 'figure', 'from']
    .map((key) => object[key])
    .find((each) => typeof each === 'string');
  return name === undefined ? '' : ` (${quoted(String(name), 0)})`;
}

/** Two values, long texts cut down to where they differ. */
function excerpts(before: unknown, after: unknown): [before: string, after: string] {
  if (typeof before !== 'string' || typeof after !== 'string') return [plain(before), plain(after)];
  let same = 0;
  while (same < before.length && before[same] === after[same]) same++;
  const isLong = Math.max(before.length, after.length) > LONGEST;
  const from = isLong && same > CONTEXT ? before.lastIndexOf(' ', same - CONTEXT / 2) + 1 : 0;
  return [quoted(before, from), quoted(after, from)];
}

const LONGEST = 80;
const CONTEXT = 40;

function quoted(text: string, from: number): string {
  const rest = text.slice(from);
  const cut = rest.length > LONGEST ? `${rest.slice(0, LONGEST).replace(/\s\S*$/, '')} …` : rest;
  return `“${from > 0 ? '… ' : ''}${cut}”`;
}

function plain(value: unknown): string {
  if (typeof value === 'string') return quoted(value, 0);
  if (typeof value !== 'object' || value === null) return String(value);
  return Array.isArray(value) ? `a list of ${value.length}` : 'an object';
}
