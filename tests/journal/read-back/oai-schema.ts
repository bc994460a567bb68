import path from 'node:path';
import type { XsdValidator } from 'libxml2-wasm';
import { combineSchemas } from './combine-schemas.ts';

const official = (file: string) => path.join(import.meta.dirname, '../official/gavo', file);
const own = (file: string) => path.join(import.meta.dirname, '../grammars', file);

/**
 * The validator of answers to harvesters: the official schemas of OAI-PMH 2.0 and of its Dublin Core. Of what these ask
 * for besides, no package has a schema: the description of identifiers has one of ours, and the articles of JATS are
 * let through, which has a DTD (jats.ts).
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
