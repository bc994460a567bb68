import path from 'node:path';
import type { XsdValidator } from 'libxml2-wasm';
import { combineSchemas } from './combine-schemas.ts';

const official = (file: string) => path.join(import.meta.dirname, '../official/gavo', file);
const own = (file: string) => path.join(import.meta.dirname, '../grammars', file);

/**
 * The validator of responses to harvesters: the official schemas of OAI-PMH 2.0 and of its Dublin Core. No
 * package has the other schemas that these require: the description of identifiers has our own, and articles
 * in JATS are not validated here, because they have a DTD (jats.ts).
 * @see http://www.openarchives.org/OAI/openarchivesprotocol.html
 */
export function oaiSchema(): XsdValidator {
  return combineSchemas([
    { file: official('simpledc20021212.xsd'), namespace: 'http://purl.org/dc/elements/1.1/' },
    { file: official('oai_dc.xsd'), namespace: 'http://www.openarchives.org/OAI/2.0/oai_dc/' },
    { file: own('oai-identifier.xsd'), namespace: 'http://www.openarchives.org/OAI/2.0/oai-identifier' },
    { file: own('harvested-jats.xsd'), namespace: 'https://jats.nlm.nih.gov/ns/archiving/1.3/' },
    { file: official('OAI-PMH.xsd'), namespace: 'http://www.openarchives.org/OAI/2.0/' },
  ]);
}
