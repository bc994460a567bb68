import type { Diagnostic } from '../diagnostic.ts';

/** Rules by code: title, reason, and the severity if it is a warning. */
export type WrittenRules = Readonly<Record<string, readonly [title: string, reason: string, 'warning'?]>>;

/** A rule, as documentation shows it. */
export interface RuleText {
  code: string;
  /** The mistake, in a few words. */
  title: string;
  /** The harm that it does. */
  reason: string;
  /** The usual severity; some cases are milder. */
  severity: Diagnostic['severity'];
  /** Whether a site may turn an error of it into a warning, or switch it off: the page can still be built. */
  canWeaken: boolean;
}
