import type { PlainEdit } from '../../../src/authoring/edits/file-edit.ts';
import { findValueAt } from '../../../src/core/json/data-path.ts';
import type { seeded } from '../../workshop/fuzz/random.ts';

/** A change of a value, or of a list, anywhere in a page. */
export function randomEdit(data: unknown, random: ReturnType<typeof seeded>): PlainEdit {
  const places: (string | number)[][] = [];
  const visit = (value: unknown, at: (string | number)[]) => {
    if (at.length > 0) places.push(at);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Array.isArray(value) ? value.entries() : Object.entries(value))
      visit(inner, [...at, key]);
  };
  visit(data, []);
  const path = random.pick(places);
  const value = findValueAt(data, path);
  if (Array.isArray(value)) {
    const index = random.below(value.length + 1);
    if (random.happens(0.4)) return { kind: 'insert', path, index, value: value[0] ?? 'new' };
    const to = random.below(Math.max(1, value.length));
    return { kind: 'move', path, from: random.below(Math.max(1, value.length)), to };
  }
  if (random.happens(0.15)) return { kind: 'remove', path };
  if (random.happens(0.1))
    return { kind: 'set', path: [...path.slice(0, -1), 'added'], value: { a: [1, 'ü"\\'] } };
  return {
    kind: 'set',
    path,
    value: random.pick(['Other “words”', 'Line\nbreak', 7, true, { title: 'x' }, ['a']]),
  };
}
