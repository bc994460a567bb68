import { xmlCleanupInputProvider, xmlRegisterInputProvider } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';

/**
 * Lets the XML parser read files from now on, and nothing else. It has room for only a few input callbacks in
 * all tests of a process: each user registers its own again, and the earlier ones are removed.
 */
export function allowFileInputs(): void {
  xmlCleanupInputProvider();
  if (!xmlRegisterFsInputProviders()) throw new Error('The parser of XML can’t be given files.');
}

/** Lets it read from now on only the results of this callback. */
export function readBy(provider: Parameters<typeof xmlRegisterInputProvider>[0]): void {
  xmlCleanupInputProvider();
  if (!xmlRegisterInputProvider(provider))
    throw new Error('The parser of XML can’t be given a way of reading.');
}
