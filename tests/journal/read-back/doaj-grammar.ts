import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RelaxNGValidator, XmlDocument } from 'libxml2-wasm';
import { schemaOf } from './schema-of.ts';
import type { Validator } from './validator.ts';

const own = path.join(import.meta.dirname, '../grammars/doaj.rng');

/** Holds deposits for DOAJ to our grammar, and to the official schema if JOURNAL_SCHEMAS names a folder that has it. */
export function doajGrammar(): Validator {
  const validators: Validator[] = [
    RelaxNGValidator.fromDoc(XmlDocument.fromString(readFileSync(own, 'utf8'))),
  ];
  const folder = process.env['JOURNAL_SCHEMAS'];
  if (folder !== undefined) validators.push(schemaOf([{ file: path.resolve(folder, 'doajArticles.xsd') }]));
  return { validate: (document) => validators.forEach((validator) => validator.validate(document)) };
}
