import { pageRules } from './page-rules.ts';
import { formRules } from './form-rules.ts';
import { jsonRules } from './json-rules.ts';
import { linkRules } from './link-rules.ts';
import { mediaRules } from './media-rules.ts';
import type { RuleInfo, WrittenRules } from './rule-info.ts';
import { schemaRules } from './schema-rules.ts';
import { siteRules } from './site-rules.ts';
import { textRules } from './text-rules.ts';

/**
 * Groups whose errors are about texts and links: pages with such errors can be built, so a site may weaken
 * them.
 */
const weakenable = [linkRules, textRules];

/**
 * All rules by code, sorted.
 * @param more the rules of extensions
 */
export function listRules(more: readonly WrittenRules[] = []): Map<string, RuleInfo> {
  const strict = [pageRules, formRules, jsonRules, mediaRules, schemaRules, siteRules, ...more];
  const all = [...weakenable, ...strict].flatMap((group) =>
    Object.entries(group).map(([code, [title, reason, ownSeverity]]): RuleInfo => {
      const severity = ownSeverity ?? 'error';
      const canWeaken = severity === 'warning' || (weakenable.includes(group) && code !== 'rich-text');
      return { code, title, reason, severity, canWeaken };
    }),
  );
  return new Map(all.sort((one, other) => (one.code < other.code ? -1 : 1)).map((each) => [each.code, each]));
}
