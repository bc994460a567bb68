import { DATES } from '../../src/core/content/dates/dated.ts';
import type { JsonObject } from '../../src/core/content/valid-page.ts';
import type { JsonPath } from '../../src/core/json/json-source.ts';
import type { SchemaSet } from '../../src/core/schema/compose-schema.ts';
import { firstValue, knownKeys, schemaAt } from '../../src/core/schema/schema-lookup.ts';
import type { SchemaNode } from '../../src/core/schema/schema-node.ts';
import { findValueAt } from '../../src/core/json/data-path.ts';

/** A property of a schema, wherever the examples have it or could have it. */
export interface ChangedProperty {
  /** items[].title */
  name: string;
  /** The `shown` of the schema: false if the first render does not show the property. */
  shown: boolean;
  /** Data that differ only in this property; both are valid. */
  changes: { before: JsonObject; after: JsonObject }[];
}

export interface ChangesInput {
  set: SchemaSet;
  /** The schema of the examples: sections/hero. */
  root: string;
  examples: readonly JsonObject[];
  /** Whether data are valid. */
  isValid: (data: JsonObject) => boolean;
  /** The forms that a property may name. */
  forms: readonly string[];
}

/** Replaces the query of a collection, which then resolves to another value than the site's. */
export const otherwise = 'otherwise';

/** Changes every property of the examples, one at a time; a property that an example omits is added. */
export function changedProperties(input: ChangesInput): ChangedProperty[] {
  const found = new Map<string, ChangedProperty>();
  for (const example of input.examples) {
    walk({ ...input, found }, example, [], '', true);
    // A section may show other properties if its collection is empty.
    const changed = withOtherCollections(example);
    if (changed) walk({ ...input, found }, changed, [], '', true);
  }
  // An object or a list that can only change inside is tested by its content.
  const names = [...found.keys()];
  return [...found.values()].filter(
    ({ name, changes }) => changes.length > 0 || !names.some((other) => isInside(other, name)),
  );
}

/**
 * The differences between the rendered output and the schema's declarations.
 * @param render returns the markup of data
 * @returns one sentence for each property
 */
export async function shownProblems(
  properties: readonly ChangedProperty[],
  render: (data: JsonObject) => Promise<string>,
): Promise<string[]> {
  const problems: string[] = [];
  const rendered = new Map<JsonObject, Promise<string>>();
  const renderOnce = (data: JsonObject) => {
    const markup = rendered.get(data) ?? render(data);
    rendered.set(data, markup);
    return markup;
  };
  for (const { name, shown, changes } of properties) {
    const differs = await anyDiffers(changes, renderOnce);
    if (changes.length === 0)
      problems.push(`"${name}" can’t be changed: give its schema examples that differ.`);
    else if (shown && !differs)
      problems.push(
        `"${name}" changes nothing in the rendered page: render it, or write "shown": false in its schema.`,
      );
    else if (!shown && differs) problems.push(`"${name}" is rendered, but its schema says "shown": false.`);
  }
  return problems;
}

async function anyDiffers(
  changes: ChangedProperty['changes'],
  render: (data: JsonObject) => Promise<string>,
): Promise<boolean> {
  for (const { before, after } of changes) if ((await render(before)) !== (await render(after))) return true;
  return false;
}

function isInside(name: string, outer: string): boolean {
  return name.startsWith(`${outer}.`) || name.startsWith(`${outer}[]`);
}

interface Walk extends ChangesInput {
  found: Map<string, ChangedProperty>;
}

function walk(input: Walk, data: JsonObject, path: JsonPath, name: string, shown: boolean): void {
  const value = findValueAt(data, path);
  const nodes = schemaAt(input.set, input.root, data, path);
  if (typeof value !== 'object' || value === null || isLeaf(nodes)) return;
  if (Array.isArray(value)) {
    value.forEach((_, index) => walk(input, data, [...path, index], `${name}[]`, shown));
    return;
  }
  const required = nodes.flatMap((node) => node.required ?? []);
  // Dates decide whether a section or an entry is shown at all: shown-at.test.ts tests them.
  for (const key of knownKeys(nodes).filter((known) => !DATES.some((date) => date === known))) {
    const [at, called] = [[...path, key], name ? `${name}.${key}` : key];
    const own = schemaAt(input.set, input.root, data, at);
    if (own.some((node) => node.const !== undefined)) continue;
    // Another variant is another component, with other keys: tests/contract.test.tsx checks one example of
    // each.
    if (key === 'variant' && path.length === 0) continue;
    const isShown = shown && firstValue(own, 'shown') !== false;
    const property = input.found.get(called) ?? { name: called, shown: isShown, changes: [] };
    input.found.set(called, property);
    const isThere = Object.hasOwn(value, key);
    // A missing value comes from the schema's examples, if they have one.
    const starts = isThere
      ? [data]
      : (firstValue(own, 'examples') ?? []).map((each) => withValue(data, at, each));
    for (const start of starts) {
      if (!isThere) note(input, property, data, start);
      for (const other of others(input, start, at)) note(input, property, data, withValue(data, at, other));
      if (input.isValid(stripped(start))) walk(input, start, at, called, isShown);
    }
    if (isThere && !required.includes(key)) note(input, property, data, without(data, at));
  }
}

function note({ isValid }: Walk, { changes }: ChangedProperty, before: JsonObject, after: JsonObject): void {
  if (isValid(stripped(after))) changes.push({ before, after });
}

/** Whether the content belongs elsewhere: to sections of other types, or to the source of a collection. */
function isLeaf(nodes: SchemaNode[]): boolean {
  return ['sections', 'collection'].includes(firstValue(nodes, 'part') ?? '');
}

/** The example with every collection marked; undefined if it requests none. */
function withOtherCollections(example: JsonObject): JsonObject | undefined {
  let asks = false;
  const changed = JSON.parse(JSON.stringify(example), (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('collection' in value)) return value;
    asks = true;
    return { ...value, [otherwise]: true };
  }) as JsonObject;
  return asks ? changed : undefined;
}

/** The data in the form that the schema validates. */
function stripped(data: JsonObject): JsonObject {
  const text = JSON.stringify(data, (key, value: unknown) => (key === otherwise ? undefined : value));
  return JSON.parse(text) as JsonObject;
}

/** Values that differ from the one at a path; invalid ones are dropped later. */
function others(input: ChangesInput, data: JsonObject, path: JsonPath): unknown[] {
  const nodes = schemaAt(input.set, input.root, data, path);
  const value = findValueAt(data, path);
  const part = firstValue(nodes, 'part');
  const listed = firstValue(nodes, 'enum');
  const given = (firstValue(nodes, 'examples') ?? []).filter(
    (each) => JSON.stringify(each) !== JSON.stringify(value),
  );
  if (part === 'collection') return [{ ...(value as JsonObject), [otherwise]: true }];
  if (part === 'formId') return input.forms.filter((form) => form !== value);
  if (part === 'richText') return [`<p>Another paragraph.</p>${String(value)}`];
  if (listed) return listed.filter((each) => each !== value);
  if (Array.isArray(value)) return otherLists(input, data, path, value);
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number')
    return [value + 1, value - 1, firstValue(nodes, 'minimum'), firstValue(nodes, 'maximum')];
  if (typeof value === 'string') return [...given, ...otherTexts(value)];
  return [];
}

/** One entry fewer, one more; and another first one if they are texts or numbers. */
function otherLists(input: ChangesInput, data: JsonObject, path: JsonPath, value: unknown[]): unknown[] {
  const lists = [value.slice(0, -1), value.slice(1), [...value, value.at(-1)]];
  if (value.length === 0 || typeof value[0] === 'object') return lists;
  const firsts = others(input, data, [...path, 0]);
  return [...lists, ...firsts.map((other) => [other, ...value.slice(1)])];
}

function otherTexts(text: string): string[] {
  return [
    'Other words',
    `${text} too`,
    '/another/page',
    'another-name',
    'fr',
    text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10)),
    text.replace(/^([a-z]+\/)?/, '$1other-'),
    text.replace(/(?=\.\w+$)/, '-2'),
  ].filter((each) => each !== text);
}

function withValue(data: JsonObject, path: JsonPath, value: unknown): JsonObject {
  return edited(data, path, (parent, key) => (parent[key] = value));
}

function without(data: JsonObject, path: JsonPath): JsonObject {
  return edited(data, path, (parent, key) => delete parent[key]);
}

function edited(
  data: JsonObject,
  path: JsonPath,
  edit: (parent: Record<string | number, unknown>, key: string | number) => void,
): JsonObject {
  const copy = structuredClone(data);
  edit(findValueAt(copy, path.slice(0, -1)) as Record<string, unknown>, path.at(-1)!);
  return copy;
}
