import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RelaxNGValidator, XmlDocument } from 'libxml2-wasm';
import { givenSchema } from './given-schema.ts';
import { combineSchemas } from './combine-schemas.ts';
import type { XmlValidator } from './validator.ts';

const own = path.join(import.meta.dirname, '../grammars/doaj.rng');

/** Validates deposits for DOAJ with our grammar, and with the official schema if it is given. */
export function doajGrammar(): XmlValidator {
  const validators: XmlValidator[] = [
    RelaxNGValidator.fromDoc(XmlDocument.fromString(readFileSync(own, 'utf8'))),
  ];
  const [languages, articles] = ['iso_639-2b.xsd', 'doajArticles.xsd'].map(givenSchema);
  const namespace = 'http://www.doaj.org/schemas/iso_639-2b/1.1';
  if (languages !== undefined && articles !== undefined)
    validators.push(combineSchemas([{ file: languages, namespace }, { file: articles }]));
  return { validate: (document) => validators.forEach((validator) => validator.validate(document)) };
}
