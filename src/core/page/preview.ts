import type { ResolvedSection } from '../content/resolved.ts';
import type { Diagnostic } from '../diagnostic.ts';

/* What the development server tells the pages that it serves. Nothing of it is in a built site. */

/** A fault as the page in development shows it. */
export interface PreviewFault extends Diagnostic {
  /** The address that opens the file at the fault's line in the editor. */
  open: string;
}

/** Stands on a page where something is at fault: in the place of a section, or before it. */
export interface FaultSection extends ResolvedSection {
  type: typeof FAULT;
  title: string;
  faults: PreviewFault[];
}

/** The type of such a section: no schema has it, so no content can ask for it. */
export const FAULT = 'fault';

/** All faults there are, as one page asks for them. */
export interface PreviewFaults {
  /** Of the page itself and of the forms on it; errors first, then by place. */
  here: PreviewFault[];
  /** All others, in the same order. */
  elsewhere: PreviewFault[];
  /** Changes whenever what all pages share changes. */
  build: string;
}

/** Where the development server answers; pages and media have the addresses that they have in the built site. */
export const previewAddress = {
  site: '/_dev/site.json',
  faults: '/_dev/faults.json',
  fonts: '/_dev/fonts.css',
  fix: '/_dev/fix',
} as const;

/** The event that tells open pages that content has changed. */
export const contentEvent = 'preview:content';

/** What names one fault, for the request to fix it. */
export type FaultPlace = Pick<Diagnostic, 'file' | 'line' | 'column' | 'code'>;
