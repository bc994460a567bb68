import type { FormDefinition } from '../core/form/form-definition.ts';

/** A form that says how long its submissions are kept. */
export interface KeepLimit {
  form: string;
  days: number;
  /** What was received before this moment is kept for longer than that: ISO 8601, UTC. */
  before: string;
}

/** The limits of the forms that have one. */
export function keepLimits(
  definitions: readonly Pick<FormDefinition, 'id' | 'keepDays'>[],
  now: Date,
): KeepLimit[] {
  return definitions.flatMap(({ id, keepDays }) => {
    if (keepDays === undefined) return [];
    const before = new Date(now.getTime() - keepDays * 24 * 60 * 60_000).toISOString();
    return [{ form: id, days: keepDays, before }];
  });
}
