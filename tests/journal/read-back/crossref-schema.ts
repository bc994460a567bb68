import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { readBy } from './inputs.ts';

/**
 * The official schema of deposits, and all schemas that it includes, copied by this package from their
 * addresses.
 */
const copies = path.join(
  path.dirname(fileURLToPath(import.meta.resolve('@pubpub/deposit-utils'))),
  'dist/esm/crossref/cache/xsd',
);

/** The validator of Crossref's official schema 5.3.1. @see https://data.crossref.org/schemas/crossref5.3.1.xsd */
export function crossrefSchema(): XsdValidator {
  answerFromCopies();
  // A schema that was not read from an address has none, and could not include others.
  const entrance = `<schema xmlns="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:entrance"><import
    namespace="http://www.crossref.org/schema/5.3.1" schemaLocation="https://data.crossref.org/schemas/crossref5.3.1.xsd"/></schema>`;
  using document = XmlDocument.fromString(entrance);
  return XsdValidator.fromDoc(document);
}

/** Answers requests for web addresses with the copy of that name: nothing uses the network. */
function answerFromCopies(): void {
  const files = readdirSync(copies, { recursive: true, encoding: 'utf8' });
  const byName = new Map(files.map((file) => [path.basename(file), path.join(copies, file)]));
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
