import type { DataPath } from 'pagewright/json';
import type { PanelSchema } from '../../protocol.ts';

/** The props of a field's control. */
export interface FieldInput {
  id: string;
  /** Its path in the form's object. */
  path: DataPath;
  schema: PanelSchema;
  value: unknown;
}

/** The id of a control. @param path in the form's object */
export function fieldId(path: DataPath): string {
  return ['field', ...path].join('_');
}

/** The ids of the texts that describe a control. */
export function describeField(id: string, hasDiagnostics: boolean): string {
  const always = `${id}-count ${id}-help`;
  return hasDiagnostics ? `${id}-diagnostics ${always}` : always;
}
