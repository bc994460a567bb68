import type { JsonPath } from '../../json/json-source.ts';
import { DATES } from './dated.ts';
import { isShownByDates, type ShowingOptions } from './showing.ts';
import type { JsonObject } from '../valid-page.ts';
import { isObject } from '../../json/is-object.ts';

/** Data as visitors see them at a moment, and a function that returns the path in the file. */
export interface ShownData<Data> {
  data: Data;
  /** Converts a path in the shown data, where entries may be left out, to the path in the file. */
  writtenPath(path: JsonPath): (string | number)[];
}

/**
 * The data without the list entries that are hidden at a moment, and without the dates of the visible ones.
 */
export function shownAt<Data extends object>(
  data: Data,
  showing: Pick<ShowingOptions, 'at' | 'isDevelopment'>,
): ShownData<Data> {
  // Most pages have no dates.
  if (!holdsDates(data)) return { data, writtenPath: (path) => [...path] };
  const writtenIndexes = new Map<unknown, number[]>();
  const show = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (!Array.isArray(value)) return showObject(value as JsonObject);
    const remaining = value.flatMap((entry: unknown, index) =>
      isLeftOut(entry, showing) ? [] : [[index, show(entry)] as const],
    );
    const list = remaining.map(([, entry]) => withoutDates(entry));
    if (list.length === value.length && list.every((entry, index) => entry === value[index])) return value;
    writtenIndexes.set(
      list,
      remaining.map(([index]) => index),
    );
    return list;
  };
  const showObject = (value: JsonObject): JsonObject => {
    let copy: JsonObject | undefined;
    for (const [key, inner] of Object.entries(value)) {
      const shown = show(inner);
      if (shown === inner) continue;
      copy ??= { ...value };
      copy[key] = shown;
    }
    return copy ?? value;
  };
  const shown = showObject(data as JsonObject) as Data;
  return {
    data: shown,
    writtenPath: (path) => {
      let value: unknown = shown;
      return path.map((key) => {
        const written = typeof key === 'number' ? (writtenIndexes.get(value)?.[key] ?? key) : key;
        value = (value as Record<string | number, unknown> | undefined)?.[key];
        return written;
      });
    },
  };
}

function holdsDates(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some((entry) => holdsDates(entry));
  return Object.keys(value).some((key) => {
    return DATES.some((date) => date === key) || holdsDates((value as JsonObject)[key]);
  });
}

function isLeftOut(entry: unknown, showing: Pick<ShowingOptions, 'at' | 'isDevelopment'>): boolean {
  return isObject(entry) && !isShownByDates(entry, showing);
}

function withoutDates(entry: unknown): unknown {
  if (!isObject(entry) || !DATES.some((key) => Object.hasOwn(entry, key))) return entry;
  const { publishAt: _from, expireAt: _until, ...rest } = entry;
  return rest;
}
