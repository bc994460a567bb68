import type { Diagnostic } from '../core/diagnostic.ts';
import type { SchemaSet } from '../core/schema/compose-schema.ts';

/** The schemas that validation uses while they are being edited. */
export interface ValidSchemas {
  set: SchemaSet;
  /** The diagnostics of newer schemas, if these can't be used. */
  diagnostics: Diagnostic[];
}

/** Chooses the schemas: if the new ones are unusable, the earlier ones stay in use. */
export function validSchemas(set: SchemaSet, earlier: SchemaSet | undefined): ValidSchemas {
  const isUsable =
    set.diagnostics.length === 0 || Object.values(set.validators).every((validator) => validator !== null);
  return isUsable || !earlier ? { set, diagnostics: [] } : { set: earlier, diagnostics: set.diagnostics };
}
