import type { Diagnostic } from '../../core/diagnostic.ts';

/** The report of a build. */
export interface BuildReport {
  pages: number;
  files: number;
  /** The number of rendered pages; the others were up to date. */
  rendered: number;
  /** The warnings of validation. */
  warnings: readonly Diagnostic[];
  /** The reason why the requested page was rendered, or a sentence that it was not. */
  why?: string;
}
