import type { XmlDocument } from 'libxml2-wasm';

/** What holds documents to one grammar or schema. */
export interface Validator {
  /** @throws XmlValidateError where the document does not keep to it */
  validate(document: XmlDocument): void;
}
