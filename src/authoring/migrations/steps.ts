import { insertKey, removeValue, renameKeyAt as renamed, setValue } from '../edits/json-edits.ts';
import { applyEdits, joinAll, type Edited, type Refused } from '../edits/text-edit.ts';
import type { JsonPath } from '../../core/json/json-source.ts';
import type { JsonObject } from '../../core/content/valid-page.ts';
import { allAtOnce, type PlaceEdits } from './all-at-once.ts';
import type { OldFile, MigrationStep } from './migration.ts';
import { inSections, within, type Where } from './places.ts';
import { findValueAt } from '../../core/json/data-path.ts';
import { isObject } from '../../core/json/is-object.ts';

/** The usual steps of migrations. Each keeps layout, order and all other bytes, and skips missing paths. */

/**
 * Renames a key, in place.
 * @param where the objects that change
 * @param key the old name
 * @param name the new name
 */
export function renameKey(where: Where, key: string, name: string): MigrationStep {
  return eachPlace(within(where, key), (text, path) => renamed(text, path, name));
}

/**
 * Replaces values of a key: `{ wide: 'broad' }`. Other values stay.
 * @param where the objects that change
 * @param key the key
 * @param names the new values, by the old ones
 */
export function renameValue(
  where: Where,
  key: string,
  names: Readonly<Record<string, unknown>>,
): MigrationStep {
  return eachPlace(within(where, key), (text, path, value) =>
    isPlain(value) && Object.hasOwn(names, String(value))
      ? setValue(text, path, names[String(value)])
      : NOTHING,
  );
}

/**
 * Removes a key with its value.
 * @param where the objects that change
 * @param key the key
 */
export function removeKey(where: Where, key: string): MigrationStep {
  return eachPlace(within(where, key), (text, path) => removeValue(text, path));
}

/**
 * Adds a key to objects that do not have it.
 * @param where the objects that change
 * @param key the new key
 * @param value any JSON value
 * @param after the preceding key, if there is one; otherwise the new key comes last
 */
export function addKey(where: Where, key: string, value: unknown, after?: string): MigrationStep {
  return eachPlace(where, (text, path, object) =>
    !isObject(object) || Object.hasOwn(object, key)
      ? NOTHING
      : insertKey(
          text,
          path,
          key,
          value,
          after !== undefined && Object.hasOwn(object, after) ? after : undefined,
        ),
  );
}

/**
 * Moves a value within the same object: `moveValue(where, ['headings', 'start'], ['closing', 'title'])`. Missing
 * objects on the new path are created; an object that becomes empty is removed.
 * @param where the objects that change
 * @param from the old path in the object
 * @param to the new path in the object
 */
export function moveValue(where: Where, from: readonly string[], to: readonly string[]): MigrationStep {
  return eachPlace(where, (text, path, object) => {
    const value = findValueAt(object, from);
    if (value === undefined) return NOTHING;
    return editInSequence(
      text,
      (before) => insertAt(before, path, object as JsonObject, to, value),
      (before) => removeValue(before, [...path, ...pathToRemove(object, from)]),
    );
  });
}

/**
 * Turns sections of one type into a variant of another.
 * @param type the old type
 * @param into the other type
 * @param variant the name of the variant in the other type; undefined if the type has no variants, or for its default
 */
export function mergeType(type: string, into: string, variant?: string): MigrationStep {
  return splitType(type, () => ({ type: into, variant }));
}

/**
 * Like `mergeType`, for a new type that depends on the section.
 * @param type the old type
 * @param become returns the new type and variant of a section; undefined means no change
 */
export function splitType(
  type: string,
  become: (section: JsonObject) => { type: string; variant?: string | undefined } | undefined,
): MigrationStep {
  return eachPlace(inSections(type), (text, path, section) => {
    // A `use` has no type: its shared section has it.
    const other = hasKey(section, 'type') ? become(section as JsonObject) : undefined;
    if (!other) return NOTHING;
    const { type: into, variant } = other;
    return joinAll([
      setValue(text, [...path, 'type'], into),
      variant === undefined ? NOTHING : insertKey(text, path, 'variant', variant, 'type'),
    ]);
  });
}

/**
 * Applies an edit at each path, for changes that no step above covers.
 * @param where the paths
 * @param change receives the whole text, the path and the value there
 */
export function eachPlace(
  where: Where,
  change: (text: string, path: JsonPath, value: unknown) => Edited | { text: string },
): MigrationStep {
  return (file) => {
    const places = where(file);
    const newText = places.length > 1 ? changedTogether(file, places, change) : undefined;
    if (newText !== undefined) return { text: newText };
    let { text } = file;
    // From last to first and from inner to outer, so that the other paths stay valid.
    for (const path of places.toReversed()) {
      const changed = applyChange(text, change(text, path, findValueAt(file.data, path)));
      if ('refused' in changed) return changed;
      text = changed.text;
    }
    return { text };
  };
}

/** The text with the changes at all paths; undefined if they can only be made one by one. */
function changedTogether(
  { text, data }: OldFile,
  places: readonly JsonPath[],
  change: Parameters<typeof eachPlace>[1],
): string | undefined {
  const placeEdits: PlaceEdits[] = [];
  for (const path of places) {
    const changed = change(text, path, findValueAt(data, path));
    if (!('edits' in changed)) return undefined;
    placeEdits.push({ path, edits: changed.edits });
  }
  return allAtOnce(text, placeEdits);
}

/** Several edits of a text, each applied to the result of the previous one. */
function editInSequence(
  text: string,
  ...changes: readonly ((text: string) => Edited | { text: string })[]
): { text: string } | Refused {
  let currentText = text;
  for (const change of changes) {
    const changed = applyChange(currentText, change(currentText));
    if ('refused' in changed) return changed;
    currentText = changed.text;
  }
  return { text: currentText };
}

/** The result of a step that changes nothing. */
const NOTHING: Edited = { edits: [] };

function applyChange(text: string, change: Edited | { text: string }): { text: string } | Refused {
  return 'edits' in change ? { text: applyEdits(text, change.edits) } : change;
}

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function hasKey(value: unknown, key: string): boolean {
  return isObject(value) && Object.hasOwn(value, key);
}

/** Writes a value at a path, creating missing objects. */
function insertAt(
  text: string,
  path: JsonPath,
  object: JsonObject,
  [key = '', ...rest]: readonly string[],
  value: unknown,
): Edited {
  if (rest.length === 0) return insertKey(text, path, key, value);
  const inner = object[key];
  if (inner === undefined)
    return insertKey(
      text,
      path,
      key,
      rest.reduceRight<unknown>((objects, name) => ({ [name]: objects }), value),
    );
  return insertAt(text, [...path, key], inner as JsonObject, rest, value);
}

/** The path to remove together with a value: the outermost object that contains nothing else. */
function pathToRemove(object: unknown, path: readonly string[]): readonly string[] {
  const parent = path.slice(0, -1);
  const isAlone = parent.length > 0 && Object.keys(findValueAt(object, parent) as object).length === 1;
  return isAlone ? pathToRemove(object, parent) : path;
}
