/** @module-tag long */
import { describe, expect, test } from 'vitest';
import type { JsonPath } from '../../../src/core/json/json-source.ts';
import {
  insertItem,
  insertKey,
  moveItem,
  removeValue,
  renameKeyAt,
  replaceInText,
  setValue,
} from '../../../src/authoring/edits/json-edits.ts';
import { applyEdits, invertEdits, joinEdits, type Edited } from '../../../src/authoring/edits/text-edit.ts';
import { seeded, type Random } from '../../workshop/fuzz/random.ts';
import { samples } from './samples.ts';
import { findValueAt } from '../../../src/core/json/data-path.ts';

/** Together with all layouts: 10,000. */
const EDITS = 1000;

describe.each(Object.entries(samples))('%s', (_name, first) => {
  test('each random edit changes only the intended value, and its inverse restores every byte', () => {
    const random = seeded(first.length);
    let text = first;
    let changed = 0;
    for (let turn = 0; turn < EDITS; turn++) {
      // A text that has grown too large, or is empty, is replaced by the original.
      if (text.length > 3000 || turn % 50 === 0) text = first;
      const { edited, meant } = randomEdit(text, random);
      if ('refused' in edited) throw new Error(`${edited.refused}\n${text}`);
      const after = applyEdits(text, edited.edits);
      expect(JSON.parse(after.replace('\ufeff', ''))).toEqual(meant);
      expect(applyEdits(after, invertEdits(text, edited.edits))).toBe(text);
      if (after !== text) changed++;
      text = after;
    }
    expect(changed).toBeGreaterThan(EDITS / 2);
  });

  test('two edits of the same text are joined, or refused if they overlap; the joined result is JSON', () => {
    const random = seeded(first.length + 1);
    let joinedOnes = 0;
    for (let turn = 0; turn < 200; turn++) {
      const [one, other] = [randomEdit(first, random).edited, randomEdit(first, random).edited];
      if ('refused' in one || 'refused' in other) throw new Error('A random edit was refused.');
      const joined = joinEdits([...one.edits, ...other.edits]);
      if ('refused' in joined) continue;
      const after = applyEdits(first, joined.edits);
      expect(() => JSON.parse(after.replace('\ufeff', '')) as unknown).not.toThrow();
      expect(applyEdits(after, invertEdits(first, joined.edits))).toBe(first);
      joinedOnes++;
    }
    expect(joinedOnes).toBeGreaterThan(20);
  });
});

/** A random valid edit, and the expected value after it. */
function randomEdit(text: string, random: Random): { edited: Edited; meant: unknown } {
  const data = JSON.parse(text.replace('\ufeff', '')) as unknown;
  const meant = structuredClone(data);
  const { path, value } = random.pick(placesIn(data));
  const target = findValueAt(meant, path);
  const fresh = structuredClone(random.pick(VALUES));
  const key = `k${random.below(10_000)}`;
  if (Array.isArray(target)) {
    const index = random.below(target.length + 1);
    if (target.length === 0 || random.happens(0.4)) {
      target.splice(index, 0, fresh);
      return { edited: insertItem(text, path, index, fresh), meant };
    }
    const from = random.below(target.length);
    const to = random.below(target.length);
    if (random.happens(0.5)) {
      target.splice(to, 0, ...target.splice(from, 1));
      return { edited: moveItem(text, path, from, to), meant };
    }
    target.splice(from, 1);
    return { edited: removeValue(text, [...path, from]), meant };
  }
  if (typeof target === 'object' && target !== null) {
    const object = target as Record<string, unknown>;
    const keys = Object.keys(object);
    const known = keys.length > 0 ? random.pick(keys) : undefined;
    if (known === undefined || random.happens(0.4)) {
      object[key] = fresh;
      return { edited: insertKey(text, path, key, fresh, random.pick([undefined, null, known])), meant };
    }
    if (random.happens(0.5)) {
      object[key] = object[known];
      delete object[known];
      return { edited: renameKeyAt(text, [...path, known], key), meant };
    }
    delete object[known];
    return { edited: removeValue(text, [...path, known]), meant };
  }
  if (typeof value === 'string' && random.happens(0.5)) {
    const at = random.below(value.length + 1);
    const length = random.below(value.length - at + 1);
    const words = random.pick(['', 'a "quoted" word', '\n', '\\']);
    const whole = value.slice(0, at) + words + value.slice(at + length);
    return { edited: replaceInText(text, path, at, length, words), meant: replaced(meant, path, whole) };
  }
  return { edited: setValue(text, path, fresh), meant: replaced(meant, path, fresh) };
}

const VALUES: unknown[] = [
  7,
  'new',
  true,
  null,
  [],
  {},
  [1, 2],
  { a: 1 },
  { list: [{ b: 'c' }], deep: { e: [] } },
];

function placesIn(data: unknown, path: JsonPath = []): { path: JsonPath; value: unknown }[] {
  if (typeof data !== 'object' || data === null) return [{ path, value: data }];
  const inner = Array.isArray(data) ? [...data.entries()] : Object.entries(data);
  return [{ path, value: data }, ...inner.flatMap(([key, value]) => placesIn(value, [...path, key]))];
}

function replaced(data: unknown, path: JsonPath, value: unknown): unknown {
  if (path.length === 0) return value;
  (findValueAt(data, path.slice(0, -1)) as Record<string | number, unknown>)[path.at(-1)!] = value;
  return data;
}
