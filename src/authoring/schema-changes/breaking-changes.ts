import { canonicalJson } from '../../core/json/canonical-json.ts';
import type { SchemaSet } from '../../core/schema/compose-schema.ts';
import { schemaId } from '../../core/schema/schema-files.ts';
import { jsonType } from '../../core/schema/schema-lookup.ts';
import type { PlacedNode, SchemaNode } from '../../core/schema/schema-node.ts';
import { branchChanges } from './branch-changes.ts';
import type { BreakingChange } from './breaking-change.ts';
import { limitChanges } from './limit-changes.ts';
import { branchForType, describeShape, type Shape } from './shape.ts';
import { isObject } from '../../core/json/is-object.ts';

/**
 * Finds the changes that may break content of earlier schemas: each needs a migration, unless it proves harmless.
 * Changes that only allow more break nothing.
 * @param before the earlier schemas, composed
 */
export function breakingChanges(before: SchemaSet, after: SchemaSet): BreakingChange[] {
  const changes: BreakingChange[] = [];
  const comparedWith = new Map<SchemaNode, Set<SchemaNode>>();

  const unions = ['section', 'template'].map((name) => before.root(name)?.node);

  const compare = (old: PlacedNode, now: PlacedNode, place: string): void => {
    // The schema of each type is compared by the name of the type.
    if (unions.includes(old.node)) return;
    const comparedNodes = comparedWith.get(old.node) ?? new Set();
    if (comparedNodes.has(now.node)) return;
    comparedWith.set(old.node, comparedNodes.add(now.node));
    const areReferences = old.node.$ref !== undefined && now.node.$ref !== undefined;
    // If both refer to the same definition, the definition is compared once, separately.
    const shape = describeShape(before, old, !areReferences);
    const nowForType = branchForType(after, now, shape.types) ?? now;
    compareShapes(shape, describeShape(after, nowForType, !areReferences), old.node, place);
    const [target, other] = areReferences ? [before.follow(old)[1], after.follow(now)[1]] : [];
    if (target && other) compare(target, other, place);
  };

  const compareShapes = (old: Shape, now: Shape, node: SchemaNode, place: string): void => {
    const add = (change: Omit<BreakingChange, 'place' | 'node' | 'what'>) =>
      changes.push({ place, node, what: 'value', ...change });
    const lostTypes = typesLost(old, now);
    if (lostTypes.length > 0)
      add({
        description: `${lostTypes.join(' and ')} is no longer allowed`,
        breaks: (value) => lostTypes.includes(jsonType(value)),
      });
    for (const value of valuesLost(old, now))
      add({
        description: `the value ${JSON.stringify(value)} is gone`,
        breaks: (each) => each === value,
        refused: () => [value],
      });
    if (now.values && !old.values)
      add({
        description: `only ${now.values.map((value) => JSON.stringify(value)).join(', ')} is allowed now`,
        breaks: (value) => !now.values?.includes(value),
      });
    for (const key of now.required)
      if (!old.required.has(key))
        add({
          description: `"${key}" is required now`,
          breaks: (value) => isObject(value) && !Object.hasOwn(value, key),
          refused: (value) => (isObject(value) ? [without(value, key)] : []),
        });
    if (now.isClosed && !old.isClosed && old.properties.size + now.properties.size > 0)
      add({
        description: 'unknown keys are no longer allowed',
        breaks: (value) => isObject(value) && Object.keys(value).some((key) => !now.properties.has(key)),
      });
    limitChanges(old.limits, now.limits).forEach(add);
    const branches = branchChanges(old.branches, now.branches);
    branches.descriptions.forEach((description) => add({ description }));
    for (const [branch, other] of branches.pairs) compare(branch.placed, other.placed, place);
    if (old.items && now.items) compare(old.items, now.items, `${place} › entry`);
    if (old.others && now.others) compare(old.others, now.others, `${place} › each`);
    if (now.items && !old.items) add({ description: 'more is required of entries than before' });
    if (now.types && !old.types && !old.values)
      add({ description: `only ${now.types.join(' or ')} is allowed now` });
    for (const [key, each] of old.properties) {
      const other = now.properties.get(key);
      if (other) compare(each, other, `${place} › ${key}`);
      else if (now.isClosed)
        changes.push({
          place: `${place} › ${key}`,
          description: 'the key is gone',
          node: each.node,
          what: 'key',
          breaks: () => true,
          // A migration must refuse or preserve each of its values.
          refused: (value) => [...(describeShape(before, each, true).values ?? [value])],
        });
    }
  };

  for (const [old, now, place] of pairRoots(before, after)) compare(old, now, place);
  return [...typesGone(before, after), ...changes];
}

/** Definitions of parts come first, so that a change in one is reported once, not at each use. */
function pairRoots(before: SchemaSet, after: SchemaSet): [old: PlacedNode, now: PlacedNode, place: string][] {
  const base = schemaId('parts');
  const definitions = (set: SchemaSet) => set.documents.get(base)?.schema.$defs ?? {};
  const now = definitions(after);
  const parts = Object.entries(definitions(before)).flatMap(
    ([name, node]): [PlacedNode, PlacedNode, string][] =>
      now[name] ? [[{ node, base }, { node: now[name], base }, `parts › ${name}`]] : [],
  );
  const names = [
    'site',
    'page',
    'form',
    'translation',
    'redirects',
    ...[...before.sections.keys()].map((type) => `sections/${type}`),
    ...[...before.templates.keys()].map((name) => `templates/${name}`),
  ];
  const roots = names.flatMap((name): [PlacedNode, PlacedNode, string][] => {
    const [old, other] = [before.root(name), after.root(name)];
    return old && other ? [[old, other, name]] : [];
  });
  return [...parts, ...roots];
}

function typesGone(before: SchemaSet, after: SchemaSet): BreakingChange[] {
  return (['section', 'template'] as const).flatMap((kind) =>
    [...before[`${kind}s`]].flatMap(([name, node]): BreakingChange[] =>
      after[`${kind}s`].has(name)
        ? []
        : [
            {
              place: `${kind}s/${name}`,
              description: kind === 'section' ? 'the section type is gone' : 'the template is gone',
              node,
              what: 'value',
              breaks: () => true,
            },
          ],
    ),
  );
}

function typesLost({ types: old }: Shape, { types: now }: Shape): string[] {
  if (!now) return [];
  const isTaken = (type: string) => now.includes(type) || (type === 'integer' && now.includes('number'));
  return (old ?? []).filter((type) => !isTaken(type));
}

function valuesLost({ values: old }: Shape, { values: now }: Shape): unknown[] {
  if (!old || !now) return [];
  const currentValues = new Set(now.map((value) => canonicalJson(value)));
  return old.filter((value) => !currentValues.has(canonicalJson(value)));
}

function without(object: Record<string, unknown>, key: string): unknown {
  return Object.fromEntries(Object.entries(object).filter(([each]) => each !== key));
}
