import { UsageError, type CommandContext, type ExitCode } from '../command/command.ts';
import type { RuleInfo } from '../core/rule-catalogue/rule-info.ts';
import { didYouMean } from '../core/schema/suggest.ts';
import { validateSite } from '../site-build/validate-site.ts';

/**
 * The command for rules: lists those of the engine and of the active extensions, with the severities that the
 * site gives them.
 * @throws UsageError for an unknown rule
 */
export async function rulesCommand({
  roots,
  values,
  positionals,
  out,
}: CommandContext<{ json?: boolean | undefined }>): Promise<ExitCode> {
  const { ruleCatalogue, ruleSettings } = (await validateSite(roots)).validation;
  const [code] = positionals;
  const infos = code === undefined ? [...ruleCatalogue.values()] : [ruleCatalogue.get(code)];
  const rules = infos.flatMap((text) => (text ? [{ ...text, site: ruleSettings[text.code] }] : []));
  if (rules.length === 0)
    throw new UsageError(
      `There is no rule "${code}". ${didYouMean(code ?? '', ruleCatalogue.keys()) ?? ''}`.trim(),
    );
  if (values.json) out(`${JSON.stringify(rules, null, 2)}\n`);
  else out(code === undefined ? rules.map(ruleLine).join('') : ruleText(rules[0]!));
  return 0;
}

type ListedRule = RuleInfo & { site: { severity: string; reason: string } | undefined };

function ruleLine({ code, title, severity, site }: ListedRule): string {
  return `${code.padEnd(30)} ${(site?.severity ?? severity).padEnd(8)} ${title}\n`;
}

function ruleText({ code, title, reason, severity, canWeaken, site }: ListedRule): string {
  return [
    `${code}: ${title}.`,
    reason,
    `It is ${severity === 'error' ? 'an error' : 'a warning'}${canWeaken ? '' : ', and stays one: the page could not be built'}.`,
    ...(site ? [`On this site it is ${site.severity}: ${site.reason}`] : []),
    ...(canWeaken && !site
      ? [`A site changes that in _site.json: "rules": { "${code}": { "severity": "off", "reason": "…" } }`]
      : []),
    '',
  ].join('\n');
}
