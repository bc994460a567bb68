import type { XmlDocument } from 'libxml2-wasm';

/** Validates documents against one grammar or schema. */
export interface Validator {
  /** @throws XmlValidateError where the document does not keep to it */
  validate(document: XmlDocument): void;
}
