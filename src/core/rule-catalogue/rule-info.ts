import type { Diagnostic } from '../diagnostic.ts';

/** Rules by code: title, reason, and the severity if it is a warning. */
export type WrittenRules = Readonly<Record<string, readonly [title: string, reason: string, 'warning'?]>>;

/** A rule, as documentation shows it. */
export interface RuleInfo {
  code: string;
  /** The error that the rule reports, in a few words. */
  title: string;
  /** The harm that the error does. */
  reason: string;
  /** The usual severity; some cases are milder. */
  severity: Diagnostic['severity'];
  /** Whether a site may switch the rule off, or turn its errors into warnings: a page with the error can be built. */
  canWeaken: boolean;
}
