/* Rules of a project check all content, and return diagnostics; these are their parts. */

export { applyFixes } from '../authoring/edits/apply-fixes.ts';
export { isFixable, MAX_DIAGNOSTICS, type Diagnostic } from '../core/diagnostic.ts';
export { addressDiagnostic } from '../core/rich-text/address-diagnostic.ts';
export type { WrittenRules } from '../core/rule-catalogue/rule-info.ts';
export { checkLink } from '../core/rules/links/links.ts';
export { isVague } from '../core/rules/links/vague-words.ts';
export { pictureProblem } from '../core/rules/media/media.ts';
export {
  createDiagnostic,
  inTemplate,
  type CheckedFile,
  type CheckedPage,
  type Rule,
  type RuleContext,
  type RuleReport,
} from '../core/rules/rule.ts';
export { NEEDLESS_CHARACTERS } from '../core/rules/texts/invisible-characters.ts';
export { quoteShortened } from '../core/rules/texts/marked-texts.ts';
export { markupDiagnostics } from '../core/rules/texts/markup-diagnostics.ts';
export { misreadLetters } from '../core/rules/texts/misread-letters.ts';
export { repeatedWords } from '../core/rules/texts/repeated-words.ts';
export type { TextCheck } from '../core/rules/texts/text-diagnostic.ts';
export { typographyDiagnostics } from '../core/rules/texts/typography-diagnostics.ts';
export { unfinishedTexts } from '../core/rules/texts/unfinished-texts.ts';
export { didYouMean, suggestOr, suggest } from '../core/schema/suggest.ts';
