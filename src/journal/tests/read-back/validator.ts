import type { XmlDocument } from 'libxml2-wasm';

/** Validates documents against one grammar or schema. */
export interface XmlValidator {
  /** @throws XmlValidateError if the document is invalid */
  validate(document: XmlDocument): void;
}
