import type { FormDefinition } from '../core/form/form-definition.ts';

/** A form with a limit for the storage of its submissions. */
export interface KeepLimit {
  form: string;
  days: number;
  /** Submissions received before this time exceed the limit: ISO 8601, UTC. */
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
