import type { Diagnostic } from '../core/diagnostic.ts';
import type { SchemaSet } from '../core/schema/compose-schema.ts';

/** The schemas that content is checked by, while somebody edits them. */
export interface UsableSchemas {
  set: SchemaSet;
  /** What is wrong with newer ones that can't be used. */
  faults: Diagnostic[];
}

/** Schemas with a fault that nothing can be checked by leave the earlier ones in use. */
export function usableSchemas(set: SchemaSet, earlier: SchemaSet | undefined): UsableSchemas {
  const isUsable =
    set.diagnostics.length === 0 || Object.values(set.validators).every((validator) => validator !== null);
  return isUsable || !earlier ? { set, faults: [] } : { set: earlier, faults: set.diagnostics };
}
