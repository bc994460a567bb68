import type { SchemaNode } from './schema-node.ts';

/** The condition of an `if`: a key exists and has one of several values. */
export interface SchemaCondition {
  key: string;
  /** Undefined if any value is accepted. */
  values: readonly unknown[] | undefined;
}

/** The condition of a node; undefined if it has none, or one in an unsupported form. */
export function readCondition({ if: asked }: SchemaNode): SchemaCondition | undefined {
  const { properties = {}, required = [] } = asked ?? {};
  const [entry, ...more] = Object.entries(properties);
  const [wanted, ...others] = required;
  if (!entry)
    return wanted !== undefined && others.length === 0 ? { key: wanted, values: undefined } : undefined;
  if (more.length > 0) return undefined;
  const [key, { const: one, enum: several }] = entry;
  const values = several ?? (one === undefined ? [] : [one]);
  return values.length > 0 && required.includes(key) ? { key, values } : undefined;
}

/** Whether a node allows no value: the key is not allowed there; the description gives the reason. */
export function isRefusal({ not }: SchemaNode): boolean {
  return not !== undefined && Object.keys(not).length === 0;
}

/** Whether a value satisfies a condition. */
export function isConditionMet({ key, values }: SchemaCondition, value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return false;
  return values === undefined || values.includes((value as Record<string, unknown>)[key]);
}
