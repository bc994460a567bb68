import { canonicalJson } from '../../core/json/canonical-json.ts';
import type { BreakingChange } from './breaking-change.ts';

type LimitChange = Pick<BreakingChange, 'description' | 'breaks' | 'refused'>;

/**
 * Finds the limits, such as `maxLength`, that may make earlier content invalid: stricter ones, and changed ones that
 * have no order, such as `pattern`.
 */
export function limitChanges(
  old: ReadonlyMap<string, unknown>,
  now: ReadonlyMap<string, unknown>,
): LimitChange[] {
  return [...now].flatMap(([keyword, newValue]): LimitChange[] => {
    const oldValue = old.get(keyword);
    if (canonicalJson(oldValue ?? null) === canonicalJson(newValue ?? null)) return [];
    const size = SIZES[keyword];
    const oldLimit = oldValue === undefined ? '' : `; it was ${formatLimit(oldValue)}`;
    const description = `${keyword} is ${formatLimit(newValue)}${oldLimit}`;
    if (!size) return [{ description }];
    const limit = Number(newValue);
    const isTighter = oldValue === undefined || size.isBeyond(Number(oldValue), limit);
    if (!isTighter) return [];
    const breaks = (each: unknown) => size.isBeyond(size.measure(each), limit);
    const excessiveSize = limit + (size.isUpper ? 1 : -1);
    // A value that already exceeded the old limit was never valid.
    const refused = (each: unknown) =>
      breaks(each) ? [each] : (size.createValues?.(each, excessiveSize) ?? []);
    return [{ description, breaks, refused }];
  });
}

interface Size {
  isUpper: boolean;
  isBeyond(size: number, limit: number): boolean;
  /** The size that the limit restricts: a length or a number; NaN for values that the limit does not restrict. */
  measure(value: unknown): number;
  /** Creates values of a size from another value; undefined if that is not possible. */
  createValues?(value: unknown, size: number): unknown[];
}

const isOver = (size: number, limit: number) => size > limit;
const isUnder = (size: number, limit: number) => size < limit;
const textLength = (value: unknown) => (typeof value === 'string' ? [...value].length : NaN);
const entryCount = (value: unknown) => (Array.isArray(value) ? value.length : NaN);
const toNumber = (value: unknown) => (typeof value === 'number' ? value : NaN);
const keyCount = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value).length : NaN;

function textsWithLength(value: unknown, length: number): unknown[] {
  if (typeof value !== 'string' || length < 0) return [];
  return [value.padEnd(length, 'x').slice(0, length)];
}

function listsWithLength(value: unknown, length: number): unknown[] {
  if (!Array.isArray(value) || length < 0 || (value.length === 0 && length > 0)) return [];
  return [Array.from({ length }, (_entry, index) => value[Math.min(index, value.length - 1)] as unknown)];
}

const SIZES: Partial<Record<string, Size>> = {
  maxLength: { isUpper: true, isBeyond: isOver, measure: textLength, createValues: textsWithLength },
  minLength: { isUpper: false, isBeyond: isUnder, measure: textLength, createValues: textsWithLength },
  maxItems: { isUpper: true, isBeyond: isOver, measure: entryCount, createValues: listsWithLength },
  minItems: { isUpper: false, isBeyond: isUnder, measure: entryCount, createValues: listsWithLength },
  maximum: { isUpper: true, isBeyond: isOver, measure: toNumber, createValues: (_value, size) => [size] },
  minimum: { isUpper: false, isBeyond: isUnder, measure: toNumber, createValues: (_value, size) => [size] },
  maxProperties: { isUpper: true, isBeyond: isOver, measure: keyCount },
  minProperties: { isUpper: false, isBeyond: isUnder, measure: keyCount },
};

function formatLimit(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
