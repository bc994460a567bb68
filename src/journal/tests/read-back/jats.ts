import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ParseOption, XmlDocument, type XsdValidator } from 'libxml2-wasm';
import { allowFileInputs } from './inputs.ts';
import { givenSchema } from './given-schema.ts';
import { combineSchemas } from './combine-schemas.ts';

/** Tag sets of JATS 1.3, by the files of their official DTDs with MathML 3: for archives, and the stricter one for publishers. */
const tagSets = {
  archiving: 'JATS-archivearticle1-3-mathml3.dtd',
  publishing: 'JATS-journalpublishing1-3-mathml3.dtd',
};

export type TagSet = keyof typeof tagSets;

const folder = path.join(
  path.dirname(fileURLToPath(import.meta.resolve('@jats4r/dtds/package.json'))),
  'schema/1.3',
);

/**
 * Throws if an article is not valid by the official DTD, or by the official schema if it is given. @see
 * https://jats.nlm.nih.gov
 */
export function checkJats(text: string, tagSet: TagSet): void {
  allowFileInputs();
  const { href } = pathToFileURL(path.join(folder, tagSets[tagSet]));
  const article = text.slice(text.indexOf('<article'));
  XmlDocument.fromString(`<!DOCTYPE article SYSTEM "${href}">${article}`, {
    option: ParseOption.XML_PARSE_DTDVALID,
  }).dispose();
  using document = XmlDocument.fromString(article);
  schemaFor(tagSet)?.validate(document);
}

const schemas = new Map<TagSet, XsdValidator>();

function schemaFor(tagSet: TagSet): XsdValidator | undefined {
  const file = givenSchema(tagSets[tagSet].replace(/dtd$/, 'xsd'));
  if (file === undefined) return undefined;
  const schema = schemas.get(tagSet) ?? combineSchemas([{ file }]);
  schemas.set(tagSet, schema);
  return schema;
}
