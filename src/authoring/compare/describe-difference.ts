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
  const place = describePlace(path, kind === 'removed' ? versions.before : versions.after, versions);
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
    return required || `${place} ${kind}${isForm && place.endsWith('”') ? '' : valueText(value)}`;
  }
  const [before, after] = excerpts(difference.before, difference.after);
  return `${place}: ${before} → ${after}`;
}

/** An added or removed value in words: its text, or its name, if it has one. */
function valueText(value: unknown): string {
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
  if (typeof before !== 'string' || typeof after !== 'string')
    return [valueExcerpt(before), valueExcerpt(after)];
  let commonLength = 0;
  while (commonLength < before.length && before[commonLength] === after[commonLength]) commonLength++;
  const isLong = Math.max(before.length, after.length) > MAX_LENGTH;
  const from = isLong && commonLength > CONTEXT ? before.lastIndexOf(' ', commonLength - CONTEXT / 2) + 1 : 0;
  return [quoted(before, from), quoted(after, from)];
}

const MAX_LENGTH = 80;
const CONTEXT = 40;

function quoted(text: string, from: number): string {
  const rest = text.slice(from);
  const shortened = rest.length > MAX_LENGTH ? `${rest.slice(0, MAX_LENGTH).replace(/\s\S*$/, '')} …` : rest;
  return `“${from > 0 ? '… ' : ''}${shortened}”`;
}

function valueExcerpt(value: unknown): string {
  if (typeof value === 'string') return quoted(value, 0);
  if (typeof value !== 'object' || value === null) return String(value);
  return Array.isArray(value) ? `a list of ${value.length}` : 'an object';
}
