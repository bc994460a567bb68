import type { SchemaNode } from './schema-node.ts';

/** The condition of an `if`: a key exists and has one of some values. */
export interface SchemaCondition {
  key: string;
  values: readonly unknown[];
}

/** The condition of a node; undefined if it has none, or one of another form. */
export function readCondition({ if: asked }: SchemaNode): SchemaCondition | undefined {
  const [entry, ...more] = Object.entries(asked?.properties ?? {});
  if (!entry || more.length > 0) return undefined;
  const [key, { const: one, enum: several }] = entry;
  const values = several ?? (one === undefined ? [] : [one]);
  return values.length > 0 && asked?.required?.includes(key) ? { key, values } : undefined;
}

/** Whether a node allows no value: the key is not allowed there, and its description explains why. */
export function isRefusal({ not }: SchemaNode): boolean {
  return not !== undefined && Object.keys(not).length === 0;
}

/** Whether a value satisfies a condition. */
export function isConditionMet({ key, values }: SchemaCondition, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return values.includes((value as Record<string, unknown>)[key]);
}
