import { matchEntries } from '../compare/match-entries.ts';
import { canonicalJson } from '../../core/json/canonical-json.ts';
import type { JsonPath } from '../../core/json/json-source.ts';
import { insertItem, insertKey, moveItem, removeValue, setValue } from './json-edits.ts';
import { openJson } from './open-json.ts';
import { applyEdits, type Edited, type Refused } from './text-edit.ts';
import { isObject } from '../../core/json/is-object.ts';

/**
 * Edits a JSON text so that it has the wanted value. Equal parts, moved list entries included, keep their bytes;
 * new parts get the layout of their neighbours. Existing keys keep their order: objects with the same keys in another
 * order count as equal.
 * @returns the whole new text; refused for invalid JSON, or if a key is repeated in a part that must change
 */
export function writeValue(text: string, wantedValue: unknown): { text: string } | Refused {
  const open = openJson(text);
  if ('refused' in open) return open;
  let currentText = text;
  for (const step of stepsTo(open.data, wantedValue, [])) {
    const edited = step(currentText);
    if ('refused' in edited) return edited;
    currentText = applyEdits(currentText, edited.edits);
  }
  return { text: currentText };
}

/** One edit of the text that the previous edits have produced. */
type WriteStep = (text: string) => Edited;

function stepsTo(before: unknown, after: unknown, path: JsonPath): WriteStep[] {
  if (canonicalJson(before) === canonicalJson(after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return listSteps(before, after, path);
  if (isObject(before) && isObject(after)) return objectSteps(before, after, path);
  return [(text) => setValue(text, path, after)];
}

function objectSteps(before: JsonMap, after: JsonMap, path: JsonPath): WriteStep[] {
  const keys = Object.keys(after);
  const removedKeys = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  return [
    ...keys.flatMap((key, index): WriteStep[] =>
      Object.hasOwn(before, key)
        ? stepsTo(before[key], after[key], [...path, key])
        : [(text) => insertKey(text, path, key, after[key], keys[index - 1] ?? null)],
    ),
    ...removedKeys.map(
      (key): WriteStep =>
        (text) =>
          removeValue(text, [...path, key]),
    ),
  ];
}

function listSteps(before: readonly unknown[], after: readonly unknown[], path: JsonPath): WriteStep[] {
  const { pairs, moved } = matchEntries(before, after);
  const matchedIndices = new Set(pairs.values());
  const removedIndices = [...before.keys()].filter((index) => !matchedIndices.has(index));
  const steps = removedIndices.reverse().map(
    (index): WriteStep =>
      (text) =>
        removeValue(text, [...path, index]),
  );
  // The entries after each step: an old one is identified by its old index, a new one by its new index.
  const getEntryKey = (to: number) => (pairs.has(to) ? `before ${pairs.get(to)}` : `after ${to}`);
  const order = [...before.keys()]
    .filter((index) => matchedIndices.has(index))
    .map((index) => `before ${index}`);
  for (const [to, entry] of after.entries()) {
    if (pairs.has(to) && !moved.has(to)) continue;
    const from = order.indexOf(getEntryKey(to));
    if (from >= 0) order.splice(from, 1);
    const place = to === 0 ? 0 : order.indexOf(getEntryKey(to - 1)) + 1;
    order.splice(place, 0, getEntryKey(to));
    steps.push((text) =>
      from < 0 ? insertItem(text, path, place, entry) : moveItem(text, path, from, place),
    );
  }
  for (const [to, from] of pairs) steps.push(...stepsTo(before[from], after[to], [...path, to]));
  return steps;
}

type JsonMap = Record<string, unknown>;
