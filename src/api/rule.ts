/* What rules of a project are written with: they look at all content, and give what is wrong. */

export type { Diagnostic } from '../core/diagnostic.ts';
export { fault, inTemplate, type Report, type Rule, type RuleContext } from '../core/rules/rule.ts';
