import { canonicalJson } from '../json/canonical-json.ts';
import type { FormDefinition } from './form-definition.ts';

/**
 * The version of a form's questions: it changes with what is asked, how it is asked and what may be attached, and not
 * with the words around it. A submission records the version that it was made with.
 * @param sha256Hex SHA-256 of a text as hexadecimal digits; core has no hash of its own
 */
export function formVersion(
  { schema, ui, limits }: Pick<FormDefinition, 'schema' | 'ui' | 'limits'>,
  sha256Hex: (text: string) => string,
): string {
  return sha256Hex(canonicalJson({ schema, ui, limits })).slice(0, 12);
}
