import type { WrittenSite } from '../content/site.gen.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { readJson } from '../json/json-source.ts';
import type { Project } from '../project.ts';
import { createDiagnostic, type RuleReport } from '../rules/rule.ts';
import type { SchemaSet } from '../schema/compose-schema.ts';
import { suggestOr } from '../schema/suggest.ts';
import type { RuleInfo } from './rule-info.ts';

/** The severities that a site gives to rules, with its reasons: `rules` in its file. */
export type RuleSettings = NonNullable<WrittenSite['rules']>;

/**
 * The diagnostics with the severities of the site. A rule that the site switches off has none. Errors that
 * prevent a build stay errors.
 */
export function applyRuleSettings(
  diagnostics: readonly Diagnostic[],
  settings: RuleSettings,
  texts: ReadonlyMap<string, RuleInfo>,
): Diagnostic[] {
  return diagnostics.flatMap((each) => {
    const setting = settings[each.code];
    if (!setting || !isAllowed(setting.severity, each, texts.get(each.code))) return [each];
    return setting.severity === 'off' ? [] : [{ ...each, severity: setting.severity }];
  });
}

function isAllowed(
  wanted: RuleSettings[string]['severity'],
  { severity }: Pick<Diagnostic, 'severity'>,
  text: RuleInfo | undefined,
): boolean {
  return wanted === 'error' || severity === 'warning' || text?.canWeaken === true;
}

/**
 * The diagnostics of settings for unknown rules, and for rules that can't be weakened.
 * @param hasOwnRules whether the project has rules, whose codes are not listed
 */
export function settingDiagnostics(
  { site }: Pick<Project, 'site'>,
  settings: RuleSettings,
  { set, texts, hasOwnRules }: { set: SchemaSet; texts: ReadonlyMap<string, RuleInfo>; hasOwnRules: boolean },
): Diagnostic[] {
  const codes = Object.entries(settings);
  if (!site || codes.length === 0) return [];
  const origin = { source: readJson(site), set, kind: 'site' as const };
  return codes.flatMap(([code, { severity }]) => {
    const text = texts.get(code);
    const path = ['rules', code];
    const report = (about: RuleReport, key?: string) => [
      createDiagnostic(origin, { path: key === undefined ? path : [...path, key] }, about),
    ];
    if (!text && !hasOwnRules)
      return report({
        code: 'unknown-rule',
        what: 'key',
        message: `There is no rule "${code}".`,
        hint: suggestOr(code, texts.keys(), 'npx pagewright rules lists them.').hint,
      });
    if (!text || isAllowed(severity, text, text)) return [];
    return report(
      {
        code: 'fixed-rule',
        message: `"${code}" stays an error: ${text.title.toLowerCase()} would break the site.`,
        hint: 'Remove this entry.',
      },
      'severity',
    );
  });
}
