import type { JsonObject } from '../../../src/core/content/valid-page.ts';

/** A mistake that an editor might make in a value of an example. */
interface Slip {
  name: string;
  /** Whether it can be made with this value at this key. */
  suits(value: unknown, key: string | number): boolean;
  make(owner: Owner, key: string | number): void;
}

type Owner = Record<string | number, unknown>;

const isText = (value: unknown): value is string => typeof value === 'string';
const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isWord = (key: string | number): key is string =>
  typeof key === 'string' && /^[a-z][a-zA-Z]{3,}$/.test(key);

function put(name: string, suits: Slip['suits'], made: (value: unknown) => unknown): Slip {
  return { name, suits, make: (owner, key) => (owner[key] = made(owner[key])) };
}

/** A mistake that renames a key at its place. */
function rename(name: string, suits: (key: string) => boolean, made: (key: string) => string): Slip {
  return {
    name,
    suits: (_value, key) => isWord(key) && suits(key),
    make: (owner, key) => {
      const entries = Object.entries(owner).map(
        ([each, value]) => [each === key ? made(each) : each, value] as const,
      );
      for (const [each] of Object.entries(owner)) delete owner[each];
      Object.assign(owner, Object.fromEntries(entries));
    },
  };
}

const SLIPS: Slip[] = [
  rename(
    'a letter of the key is missing',
    () => true,
    (key) => key.charAt(0) + key.slice(2),
  ),
  rename(
    'two letters of the key changed places',
    (key) => key[1] !== key[2],
    (key) => key.charAt(0) + key.charAt(2) + key.charAt(1) + key.slice(3),
  ),
  rename(
    'the key has a capital',
    () => true,
    (key) => key.charAt(0).toUpperCase() + key.slice(1),
  ),
  put('a number for a text', isText, () => 7),
  put('a text for a number', (value) => typeof value === 'number', String),
  put(
    'an empty text',
    (value, key) => isText(value) && key !== 'alt',
    () => '',
  ),
  put(
    'a text of blanks',
    (value, key) => isText(value) && key !== 'alt',
    () => '  ',
  ),
  put(
    'a text that never ends',
    (value, key) =>
      isText(value) && !/^(type|variant)$/.test(String(key)) && !/^([/#]|https:|tel:|mailto:)/.test(value),
    (value) => String(value) + ' word'.repeat(7000),
  ),
  put(
    'null',
    () => true,
    () => null,
  ),
  put('a list for an object', isObject, (value) => [value]),
  put('a text for an object', isObject, () => 'words'),
  put(
    'an empty object',
    (value) => isObject(value) && Object.keys(value).length > 0,
    () => ({}),
  ),
  put('a text for a list', Array.isArray, () => 'none'),
  put(
    '"yes" for true',
    (value) => typeof value === 'boolean',
    () => 'yes',
  ),
];

/** Every mistake of the list above at every place of an example: its name, and the changed example. */
export function* mistakesIn(example: unknown): Iterable<{ name: string; value: unknown }> {
  for (const path of pathsIn(example)) {
    const key = path.at(-1)!;
    // A section without a type is unknown.
    if (path.length === 1 && key === 'type') continue;
    for (const { name, suits, make } of SLIPS) {
      const changed = structuredClone(example);
      const owner = path.slice(0, -1).reduce((value, each) => (value as Owner)[each], changed) as Owner;
      if (!suits(owner[key], key)) continue;
      make(owner, key);
      yield { name: `${path.join('.')}: ${name}`, value: changed };
    }
  }
}

function* pathsIn(value: unknown, path: (string | number)[] = []): Iterable<(string | number)[]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    yield [...path, key];
    yield* pathsIn(inner, [...path, key]);
  }
}
