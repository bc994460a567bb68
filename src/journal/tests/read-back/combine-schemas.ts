import { pathToFileURL } from 'node:url';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { allowFileInputs } from './inputs.ts';

export interface SchemaFile {
  file: string;
  /** The namespace of the schema; undefined if it has none. */
  namespace?: string;
}

/**
 * One schema that includes all of these files. A namespace that is already included is not fetched again: a
 * file that would be fetched from the web must come earlier.
 */
export function combineSchemas(files: readonly SchemaFile[]): XsdValidator {
  allowFileInputs();
  const imports = files.map(({ file, namespace }) => {
    const which = namespace === undefined ? '' : ` namespace="${namespace}"`;
    return `<import schemaLocation="${pathToFileURL(file).href}"${which}/>`;
  });
  // A schema without a namespace could not include another without one.
  const schema = `<schema xmlns="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:all">${imports.join('')}</schema>`;
  using document = XmlDocument.fromString(schema);
  return XsdValidator.fromDoc(document);
}
