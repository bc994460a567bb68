import { lazyValue } from '../lazy-value.ts';
import { readCondition, type SchemaCondition } from './condition.ts';
import type { SchemaSet } from './compose-schema.ts';
import type { PlacedNode, SchemaNode } from './schema-node.ts';

/** The steps of a walk at one schema node: computed once per node, so that thousands of pages are walked quickly. */
export interface WalkPlan {
  part: string | undefined;
  heading: number | undefined;
  /** The maximal display width of a picture. */
  pictureWidth: number | undefined;
  /** The allowed JSON types; undefined means any. */
  types: string[] | undefined;
  /** Children by property, in the schema's order, which is also the order of display. */
  properties: [key: string, plan: WalkPlan][];
  items: WalkPlan | undefined;
  /** Alternatives by `type`, each planned on first use: a page has few of the section types. */
  union: Map<unknown, () => WalkPlan> | undefined;
  /** More plans for the same value; those with a matching type apply. */
  also: WalkPlan[];
  /** More plans for the same value, by condition. */
  choice: PlannedChoice | undefined;
}

interface PlannedChoice {
  condition: SchemaCondition;
  then: WalkPlan | undefined;
  otherwise: WalkPlan | undefined;
}

const caches = new WeakMap<SchemaSet, Map<string, WalkPlan | undefined>>();
const plansOfNodes = new WeakMap<SchemaSet, Map<SchemaNode, WalkPlan>>();

/** The plan of a root of the set (page, site, sections/<type> …). */
export function getPlan(set: SchemaSet, root: string): WalkPlan | undefined {
  let cache = caches.get(set);
  if (!cache) caches.set(set, (cache = new Map()));
  if (!cache.has(root)) {
    const placed = set.root(root);
    cache.set(root, placed && planFor(set, placed));
  }
  return cache.get(root);
}

function planFor(set: SchemaSet, placed: PlacedNode): WalkPlan {
  let plans = plansOfNodes.get(set);
  if (!plans) plansOfNodes.set(set, (plans = new Map()));
  const existingPlan = plans.get(placed.node);
  if (existingPlan) return existingPlan;
  const chain = set.follow(placed);
  const target = chain.at(-1)!;
  const { node, base } = target;
  const plan: WalkPlan = {
    part: chain.map(({ node: { part } }) => part).find((part) => part !== undefined),
    heading: chain.map(({ node: { heading } }) => heading).find((heading) => heading !== undefined),
    pictureWidth: chain
      .map(({ node: { pictureWidth } }) => pictureWidth)
      .find((width) => width !== undefined),
    types: typeof node.type === 'string' ? [node.type] : node.type,
    properties: [],
    items: undefined,
    union: undefined,
    also: [],
    choice: undefined,
  };
  plans.set(placed.node, plan);
  const child = (schema: SchemaNode): WalkPlan => planFor(set, { node: schema, base });
  for (const [key, schema] of Object.entries(node.properties ?? {}))
    plan.properties.push([key, child(schema)]);
  if (node.items) plan.items = child(node.items);
  if (node['discriminator'] && node.oneOf) plan.union = mergePlans(set, node.oneOf, base);
  const others = [...(plan.union ? [] : (node.oneOf ?? [])), ...(node.anyOf ?? []), ...(node.allOf ?? [])];
  const condition = readCondition(node);
  const [then, otherwise] = [node.then && child(node.then), node.else && child(node.else)];
  if (condition) plan.choice = { condition, then, otherwise };
  plan.also.push(...others.map(child));
  if (!condition) plan.also.push(...[then, otherwise].filter((branch) => branch !== undefined));
  prune(plan);
  return plan;
}

function mergePlans(set: SchemaSet, alternatives: SchemaNode[], base: string): Map<unknown, () => WalkPlan> {
  const union = new Map<unknown, () => WalkPlan>();
  for (const alternative of alternatives) {
    const placed = { node: alternative, base };
    const type = set.follow(placed).at(-1)!.node.properties?.['type']?.const;
    union.set(
      type,
      lazyValue(() => planFor(set, placed)),
    );
  }
  return union;
}

/** Removes plans without parts. A plan under construction (a section inside a section) stays. */
function prune(plan: WalkPlan): void {
  plan.properties = plan.properties.filter(([, child]) => !isBarren(child));
  if (plan.items && isBarren(plan.items)) plan.items = undefined;
  plan.also = plan.also.filter((child) => !isBarren(child));
  const { then, otherwise } = plan.choice ?? {};
  if ([then, otherwise].every((branch) => !branch || isBarren(branch))) plan.choice = undefined;
  finishedPlans.add(plan);
}

const finishedPlans = new WeakSet<WalkPlan>();

function isBarren(plan: WalkPlan): boolean {
  if (!finishedPlans.has(plan)) return false;
  const { part, heading, pictureWidth, properties, items, union, also, choice } = plan;
  return (
    part === undefined &&
    heading === undefined &&
    pictureWidth === undefined &&
    properties.length === 0 &&
    !items &&
    !union &&
    also.length === 0 &&
    !choice
  );
}
