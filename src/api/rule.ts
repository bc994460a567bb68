/* The public API for rules of a project: they check all content, and return diagnostics. */

export type { Diagnostic } from '../core/diagnostic.ts';
export {
  createDiagnostic,
  inTemplate,
  type RuleReport as Report,
  type Rule,
  type RuleContext,
} from '../core/rules/rule.ts';
