import { xmlCleanupInputProvider, xmlRegisterInputProvider } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';

/**
 * Allows the XML parser to read only files from now on. The parser accepts only a few input callbacks per process,
 * so each test registers its own again and earlier ones are removed.
 */
export function allowFileInputs(): void {
  xmlCleanupInputProvider();
  if (!xmlRegisterFsInputProviders()) throw new Error('The parser of XML can’t be given files.');
}

/** Allows the XML parser to read only the results of this callback from now on. */
export function readBy(provider: Parameters<typeof xmlRegisterInputProvider>[0]): void {
  xmlCleanupInputProvider();
  if (!xmlRegisterInputProvider(provider))
    throw new Error('The parser of XML can’t be given a way of reading.');
}
