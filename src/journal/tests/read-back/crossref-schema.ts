import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { givenSchema } from './given-schema.ts';
import { readBy } from './inputs.ts';

/**
 * The official schema 5.3.1 of deposits, and all schemas that it includes, copied by this package from their
 * addresses.
 */
const copies = path.join(
  path.dirname(fileURLToPath(import.meta.resolve('@pubpub/deposit-utils'))),
  'dist/esm/crossref/cache/xsd',
);

/** The official schema 5.4.0, which no package has. */
const given = givenSchema('crossref5.4.0.xsd');
const version = given ? '5.4.0' : '5.3.1';

/**
 * The validator of Crossref's official schema: 5.4.0 if JOURNAL_SCHEMAS has it, otherwise 5.3.1.
 * @see https://data.crossref.org/schemas/crossref5.4.0.xsd
 */
export function crossrefSchema(): XsdValidator {
  answerFromCopies();
  // A schema must be read from an address, so that it can include others.
  const entrance = `<schema xmlns="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:entrance"><import
    namespace="http://www.crossref.org/schema/${version}" schemaLocation="https://data.crossref.org/schemas/crossref${version}.xsd"/></schema>`;
  using document = XmlDocument.fromString(entrance);
  return XsdValidator.fromDoc(document);
}

/** A deposit in the version of the schema: 5.3.1 has no types of citations, and names funders without ROR. */
export function forCrossrefSchema(text: string): string {
  if (given) return text;
  return text
    .replaceAll('5.4.0', '5.3.1')
    .replace(/<citation key="(\w+)" type="\w+">/g, '<citation key="$1">')
    .replaceAll('<fr:assertion name="ror">', '<fr:assertion name="funder_name">');
}

/** Responds to requests for web addresses with the copy of that name, without the network. */
function answerFromCopies(): void {
  const folders = [copies, ...(given ? [path.dirname(given)] : [])];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  );
  const byName = new Map(files.map((file) => [path.basename(file), file]));
  const findCopy = (address: string) => byName.get(path.basename(address));
  readBy({
    match: (address) => /^https?:/.test(address) && findCopy(address) !== undefined,
    open: (address) => openSync(findCopy(address)!, 'r'),
    read: (file, buffer) => readSync(file, buffer),
    close: (file) => {
      closeSync(file);
      return true;
    },
  });
}
