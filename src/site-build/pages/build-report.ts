import type { Diagnostic } from '../../core/diagnostic.ts';

/** What a build tells of itself. */
export interface BuildReport {
  pages: number;
  files: number;
  /** How many pages had to be drawn; the others were there already. */
  drawn: number;
  /** What validation warns of. */
  warnings: readonly Diagnostic[];
  /** Why the page that was asked about was drawn, or that it was not. */
  why?: string;
}
