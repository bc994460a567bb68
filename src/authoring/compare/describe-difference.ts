import type { ValueDifference } from './compare-values.ts';
import { describePlace, type PlacedIn } from './describe-place.ts';
import { requirement } from './question-name.ts';

/** A file before and after a change, with the schemas that name its places. */
export interface FileVersions extends PlacedIn {
  before: unknown;
  after: unknown;
}

/** A difference in words: faq › question 3 › answer: “…” → “…”; cards moved 2 → 4. */
export function describeDifference(difference: ValueDifference, versions: FileVersions): string {
  const { kind, path } = difference;
  const named = describePlace(path, kind === 'removed' ? versions.before : versions.after, versions);
  if (kind === 'moved')
    return `${describePlace(path, versions.after, versions, false)} moved ${difference.from + 1} → ${difference.to + 1}`;
  if (kind === 'renamed') {
    const object = describePlace(path.slice(0, -1), versions.after, versions);
    return `${object === '' ? '' : `${object} › `}${difference.from} is called ${difference.to} now`;
  }
  if (kind === 'added' || kind === 'removed') {
    const isAdded = kind === 'added';
    const value = isAdded ? difference.after : difference.before;
    const isForm = versions.kind === 'form';
    const required = isForm && requirement(path, isAdded ? versions.after : versions.before, value, isAdded);
    // A question has its title already.
    return required || `${named} ${kind}${isForm && named.endsWith('”') ? '' : shown(value)}`;
  }
  const [before, after] = excerpts(difference.before, difference.after);
  return `${named}: ${before} → ${after}`;
}

/** The name of an added or removed value, if it has one. */
function shown(value: unknown): string {
  if (typeof value !== 'object' || value === null) return `: ${quoted(String(value), 0)}`;
  const name = nameIn(value);
  return name === undefined ? '' : ` (${name})`;
}

/** The title or name of an entry, in quotes. */
export function nameIn(entry: object): string | undefined {
  const object = entry as Record<string, unknown>;
  const name = ['title', 'question', 'name', 'label', 'figure', 'from']
    .map((key) => object[key])
    .find((each) => typeof each === 'string');
  return name === undefined ? undefined : quoted(name, 0);
}

/** Two values as texts; long texts are shortened to the part that differs. */
export function excerpts(before: unknown, after: unknown): [before: string, after: string] {
  if (typeof before !== 'string' || typeof after !== 'string') return [plain(before), plain(after)];
  let same = 0;
  while (same < before.length && before[same] === after[same]) same++;
  const isLong = Math.max(before.length, after.length) > MAX_LENGTH;
  const from = isLong && same > CONTEXT ? before.lastIndexOf(' ', same - CONTEXT / 2) + 1 : 0;
  return [quoted(before, from), quoted(after, from)];
}

const MAX_LENGTH = 80;
const CONTEXT = 40;

function quoted(text: string, from: number): string {
  const rest = text.slice(from);
  const cut = rest.length > MAX_LENGTH ? `${rest.slice(0, MAX_LENGTH).replace(/\s\S*$/, '')} …` : rest;
  return `“${from > 0 ? '… ' : ''}${cut}”`;
}

function plain(value: unknown): string {
  if (typeof value === 'string') return quoted(value, 0);
  if (typeof value !== 'object' || value === null) return String(value);
  return Array.isArray(value) ? `a list of ${value.length}` : 'an object';
}
