import { isConditionMet } from './condition.ts';
import type { SchemaSet } from './compose-schema.ts';
import { getPlan, type WalkPlan } from './walk-plan.ts';

/** A value in content whose schema has a `part` or a `heading`. */
export interface Part {
  /**
   * image, richText, link, url, download, film, anchor, formId, collection, sections …; empty for a heading without
   * part.
   */
  part: string;
  /** The heading level, if the component renders this text as a heading. */
  heading?: number;
  path: (string | number)[];
  value: unknown;
  /** The parent object or list; undefined at the root. */
  parent: object | undefined;
}

/**
 * All values with a `part` or a `heading` in the schema, outer before inner (a link, then its url), in the schema's
 * order.
 * @param set the schemas
 * @param root page, site, form, section, template, sections/<type> or templates/<name>
 * @param data a value of this kind
 */
export function collectParts(set: SchemaSet, root: string, data: unknown): Part[] {
  const parts: Part[] = [];
  visitParts(set, root, data, (part, heading, value, path, parent) => {
    if (part === '' && heading === undefined) return;
    parts.push({ part, ...(heading === undefined ? {} : { heading }), path: [...path], value, parent });
  });
  return parts;
}

/** Called for each part. Separate arguments, because objects for thousands of parts cost time. */
export type PartVisitor = (
  part: string,
  heading: number | undefined,
  value: unknown,
  /** Mutated during the walk: a caller that stores it must copy it. */
  path: readonly (string | number)[],
  parent: object | undefined,
  /**
   * The maximal display width of a picture, if the schema sets one. If a variant has another width, the
   * picture is visited a second time, without a part.
   */
  pictureWidth: number | undefined,
) => void;

/** Calls `visit` for each part that `collectParts` would return. It allocates no objects, because a site may have many pages. */
export function visitParts(set: SchemaSet, root: string, data: unknown, visit: PartVisitor): void {
  const plan = getPlan(set, root);
  if (plan) walk(plan, data, [], undefined, visit);
}

function walk(
  plan: WalkPlan,
  value: unknown,
  path: (string | number)[],
  parent: object | undefined,
  visit: PartVisitor,
): void {
  if (plan.part !== undefined || plan.heading !== undefined || plan.pictureWidth !== undefined)
    visit(plan.part ?? '', plan.heading, value, path, parent, plan.pictureWidth);
  if (typeof value !== 'object' || value === null) {
    for (const other of plan.also) if (fits(other, value)) walk(other, value, path, parent, visit);
    return;
  }
  if (Array.isArray(value)) {
    if (plan.items) {
      for (let index = 0; index < value.length; index++) {
        path.push(index);
        walk(plan.items, value[index], path, value, visit);
        path.pop();
      }
    }
  } else {
    const object = value as Record<string, unknown>;
    for (const [key, child] of plan.properties) {
      const inner = object[key];
      if (inner === undefined) continue;
      path.push(key);
      walk(child, inner, path, value, visit);
      path.pop();
    }
    const unionPlan = plan.union?.get(object['type'])?.();
    if (unionPlan) walk(unionPlan, value, path, parent, visit);
  }
  for (const other of plan.also) if (fits(other, value)) walk(other, value, path, parent, visit);
  const branch = chosenBranch(plan, value);
  if (branch) walk(branch, value, path, parent, visit);
}

/** The plan that matches the value. */
function chosenBranch({ choice }: WalkPlan, value: unknown): WalkPlan | undefined {
  return choice && (isConditionMet(choice.condition, value) ? choice.then : choice.otherwise);
}

function fits({ types }: WalkPlan, value: unknown): boolean {
  if (!types) return true;
  if (Array.isArray(value)) return types.includes('array');
  if (value === null) return types.includes('null');
  const type = typeof value;
  return types.includes(type) || (type === 'number' && types.includes('integer'));
}

/**
 * A copy of the data with replaced parts. If `replace` returns undefined for a part, the walk continues
 * inside it. Unchanged values are shared with the original.
 * @param set the schemas
 * @param root the kind of the value, as in `collectParts`
 * @param data the value
 * @param replace returns the new value of a part
 */
export function mapParts<T>(
  set: SchemaSet,
  root: string,
  data: T,
  replace: (part: Part) => unknown,
): unknown {
  const plan = getPlan(set, root);
  return plan ? map(plan, data, [], undefined, replace) : data;
}

function map(
  plan: WalkPlan,
  value: unknown,
  path: (string | number)[],
  parent: object | undefined,
  replace: (part: Part) => unknown,
): unknown {
  if (plan.part !== undefined || plan.heading !== undefined) {
    const heading = plan.heading === undefined ? {} : { heading: plan.heading };
    const replaced = replace({ part: plan.part ?? '', ...heading, path: [...path], value, parent });
    if (replaced !== undefined) return replaced;
  }
  let result = value;
  if (Array.isArray(value) && plan.items) {
    result = mapItems(plan.items, value, path, replace);
  } else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    result = mapProperties(plan, value as Record<string, unknown>, path, replace);
    const unionPlan = plan.union?.get((value as Record<string, unknown>)['type'])?.();
    if (unionPlan) result = map(unionPlan, result, path, parent, replace);
  }
  for (const other of plan.also) {
    if (fits(other, value) && result === value) result = map(other, result, path, parent, replace);
  }
  const branch = chosenBranch(plan, value);
  return branch && result === value ? map(branch, result, path, parent, replace) : result;
}

function mapItems(
  plan: WalkPlan,
  list: unknown[],
  path: (string | number)[],
  replace: (part: Part) => unknown,
): unknown[] {
  let copy: unknown[] | undefined;
  for (let index = 0; index < list.length; index++) {
    path.push(index);
    const mapped = map(plan, list[index], path, list, replace);
    path.pop();
    if (mapped === list[index]) continue;
    copy ??= [...list];
    copy[index] = mapped;
  }
  return copy ?? list;
}

function mapProperties(
  plan: WalkPlan,
  object: Record<string, unknown>,
  path: (string | number)[],
  replace: (part: Part) => unknown,
): Record<string, unknown> {
  let copy: Record<string, unknown> | undefined;
  for (const [key, child] of plan.properties) {
    const inner = object[key];
    if (inner === undefined) continue;
    path.push(key);
    const mapped = map(child, inner, path, object, replace);
    path.pop();
    if (mapped === inner) continue;
    copy ??= { ...object };
    copy[key] = mapped;
  }
  return copy ?? object;
}
