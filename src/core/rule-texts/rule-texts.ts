import { fileRules } from './file-rules.ts';
import { formRules } from './form-rules.ts';
import { jsonRules } from './json-rules.ts';
import { linkRules } from './link-rules.ts';
import { mediaRules } from './media-rules.ts';
import type { RuleText, WrittenRules } from './rule-text.ts';
import { schemaRules } from './schema-rules.ts';
import { siteRules } from './site-rules.ts';
import { textRules } from './text-rules.ts';

/** Groups whose errors are about words and ways: a page with them can be built. */
const mild = [linkRules, textRules];

/**
 * All rules by code, sorted.
 * @param more the rules of extensions
 */
export function listRuleTexts(more: readonly WrittenRules[] = []): Map<string, RuleText> {
  const strict = [fileRules, formRules, jsonRules, mediaRules, schemaRules, siteRules, ...more];
  const all = [...mild, ...strict].flatMap((group) =>
    Object.entries(group).map(([code, [title, reason, mildness]]): RuleText => {
      const severity = mildness ?? 'error';
      const canWeaken = severity === 'warning' || (mild.includes(group) && code !== 'rich-text');
      return { code, title, reason, severity, canWeaken };
    }),
  );
  return new Map(all.sort((one, other) => (one.code < other.code ? -1 : 1)).map((each) => [each.code, each]));
}
