import type { Diagnostic } from './diagnostic.ts';

/** Thrown where a built page is asked for while the content has errors; it carries all of them. */
export class ContentError extends Error {
  readonly diagnostics: Diagnostic[];

  constructor(diagnostics: Diagnostic[], options?: ErrorOptions) {
    super(`The content has ${diagnostics.length} ${diagnostics.length === 1 ? 'error' : 'errors'}.`, options);
    this.diagnostics = diagnostics;
  }
}
