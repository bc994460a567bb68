import type { ResolvedSection } from '../content/resolved.ts';
import type { Diagnostic } from '../diagnostic.ts';

/* The messages of the development server to its pages; the built site contains none of this. */

/** A diagnostic, as a page in development shows it. */
export interface PreviewDiagnostic extends Diagnostic {
  /** The address that opens the position in the editor. */
  open: string;
}

/** A section that shows diagnostics, in place of another section or before it. */
export interface DiagnosticSection extends ResolvedSection {
  type: typeof BROKEN_SECTION;
  title: string;
  diagnostics: PreviewDiagnostic[];
}

/** The type of a section with diagnostics. No schema has it, so content can't use it. */
export const BROKEN_SECTION = 'broken';

/** All diagnostics, grouped for one page. */
export interface PreviewDiagnostics {
  /** The diagnostics of the page itself and of its forms; errors first, then by position. */
  here: PreviewDiagnostic[];
  /** All others, in the same order. */
  elsewhere: PreviewDiagnostic[];
  /** Changes with the data that all pages share. */
  build: string;
}

/** Addresses of the development server; pages and media have the same addresses as in the built site. */
export const previewAddress = {
  site: '/_dev/site.json',
  problems: '/_dev/errors.json',
  fonts: '/_dev/fonts.css',
  fix: '/_dev/fix',
} as const;

/** The event that notifies open pages of changed content. */
export const contentEvent = 'preview:content';

/** The identity of a diagnostic, for the request to fix it. */
export type DiagnosticPlace = Pick<Diagnostic, 'file' | 'line' | 'column' | 'code'>;
