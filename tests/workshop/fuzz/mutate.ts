import { hostileKeys, hostileTexts, hostileValues } from './hostile-values.ts';
import type { Random } from './random.ts';

type Node = Record<string, unknown> | unknown[];

/** A value at its place in a file. */
interface Place {
  parent: Node;
  key: string | number;
  value: unknown;
}

/**
 * Changes a copy of some content like an editor in a hurry, a careless program or an attacker.
 * @param value the parsed file; it stays unchanged
 * @param others parsed files of the same kind, of which parts are copied
 * @returns the changed copy
 */
export function mutate(value: object, others: readonly object[], random: Random): object {
  const copy = structuredClone(value);
  for (let left = 1 + random.below(4); left > 0; left--) {
    const places = placesIn(copy);
    if (places.length === 0) break;
    random.pick(mutations)(random.pick(places), others, random);
  }
  return copy;
}

type Mutation = (place: Place, others: readonly object[], random: Random) => void;

/* Mild changes are in the list several times, because content that is refused does not test the build. */
const mutations: readonly Mutation[] = [
  insertText,
  insertText,
  insertText,
  graft,
  graft,
  graft,
  repeat,
  repeat,
  remove,
  remove,
  replaceByText,
  replaceByText,
  replaceByValue,
  addKey,
];

/** Inserts a hostile text into an existing one: at the start, within or at the end. */
function insertText({ parent, key, value }: Place, _: readonly object[], random: Random): void {
  if (typeof value !== 'string') return;
  const at = random.pick([0, value.length, random.below(value.length + 1)]);
  set(parent, key, value.slice(0, at) + random.pick(hostileTexts) + value.slice(at));
}

function replaceByText({ parent, key }: Place, _: readonly object[], random: Random): void {
  set(parent, key, random.pick(hostileTexts));
}

function replaceByValue({ parent, key }: Place, _: readonly object[], random: Random): void {
  set(parent, key, structuredClone(random.pick(hostileValues)));
}

/** Copies another file's value of the same key, which is often valid here. */
function graft({ parent, key }: Place, others: readonly object[], random: Random): void {
  const found = placesIn(random.pick(others)).filter((other) =>
    typeof key === 'number' ? typeof other.key === 'number' : other.key === key,
  );
  if (found.length > 0) set(parent, key, structuredClone(random.pick(found).value));
}

function remove({ parent, key }: Place): void {
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
}

function repeat({ parent, value }: Place, _: readonly object[], random: Random): void {
  if (!Array.isArray(parent)) return;
  const times = random.happens(0.1) ? 60 : 1;
  for (let copy = 0; copy < times; copy++) parent.push(structuredClone(value));
}

function addKey({ value }: Place, others: readonly object[], random: Random): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const taken = random.pick(placesIn(random.pick(others)));
  const key = random.happens(0.6) ? random.pick(hostileKeys) : String(taken.key);
  set(value as Node, key, random.happens(0.5) ? random.pick(hostileTexts) : structuredClone(taken.value));
}

/** Sets a value like JSON.parse, for which "__proto__" is an ordinary key. */
function set(parent: Node, key: string | number, value: unknown): void {
  Object.defineProperty(parent, key, { value, writable: true, enumerable: true, configurable: true });
}

function placesIn(value: object): Place[] {
  const found: Place[] = [];
  const visit = (parent: object): void => {
    for (const [name, child] of Object.entries(parent)) {
      found.push({ parent: parent as Node, key: Array.isArray(parent) ? Number(name) : name, value: child });
      if (typeof child === 'object' && child !== null) visit(child as object);
    }
  };
  visit(value);
  return found;
}
