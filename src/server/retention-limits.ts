import type { FormDefinition } from '../core/form/form-definition.ts';

/** A form with a limit for the storage of its submissions. */
export interface RetentionLimit {
  form: string;
  days: number;
  /** Submissions received before this time exceed the limit: ISO 8601, UTC. */
  before: string;
}

/** The retention limits of forms; forms without a limit are left out. */
export function retentionLimits(
  definitions: readonly Pick<FormDefinition, 'id' | 'keepDays'>[],
  now: Date,
): RetentionLimit[] {
  return definitions.flatMap(({ id, keepDays }) => {
    if (keepDays === undefined) return [];
    const before = new Date(now.getTime() - keepDays * 24 * 60 * 60_000).toISOString();
    return [{ form: id, days: keepDays, before }];
  });
}
