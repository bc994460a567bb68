import type { Diagnostic } from '../core/diagnostic.ts';
import type { SchemaSet } from '../core/schema/compose-schema.ts';

/** The schemas that content is checked by, while somebody edits them. */
export interface ValidSchemas {
  set: SchemaSet;
  /** What is wrong with newer ones that can't be used. */
  faults: Diagnostic[];
}

/** Schemas with a fault that nothing can be checked by leave the earlier ones in use. */
export function validSchemas(set: SchemaSet, earlier: SchemaSet | undefined): ValidSchemas {
  const isUsable =
    set.diagnostics.length === 0 || Object.values(set.validators).every((validator) => validator !== null);
  return isUsable || !earlier ? { set, faults: [] } : { set: earlier, faults: set.diagnostics };
}
