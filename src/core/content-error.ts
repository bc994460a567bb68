import type { Diagnostic } from './diagnostic.ts';

/** Thrown if a built page is requested while the content has errors; carries all of them. */
export class ContentError extends Error {
  readonly diagnostics: Diagnostic[];

  constructor(diagnostics: Diagnostic[], options?: ErrorOptions) {
    super(`The content has ${diagnostics.length} ${diagnostics.length === 1 ? 'error' : 'errors'}.`, options);
    this.diagnostics = diagnostics;
  }
}
