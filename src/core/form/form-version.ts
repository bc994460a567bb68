import { canonicalJson } from '../json/canonical-json.ts';
import type { FormDefinition } from './form-definition.ts';

/**
 * The version of a form's questions: a hash of the questions and the limits of attachments, not of other
 * texts. A submission stores the version that it was made with.
 * @param sha256Hex returns SHA-256 in hexadecimal digits; core has no hash function
 */
export function formVersion(
  { schema, ui, limits }: Pick<FormDefinition, 'schema' | 'ui' | 'limits'>,
  sha256Hex: (text: string) => string,
): string {
  return sha256Hex(canonicalJson({ schema, ui, limits })).slice(0, 12);
}
