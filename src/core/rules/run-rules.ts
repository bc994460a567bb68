import type { Diagnostic } from '../diagnostic.ts';
import { acceptedWords } from './texts/accepted-words.ts';
import { requiredPages } from './site/required-pages.ts';
import { addresses } from './links/addresses.ts';
import { collections } from './site/collections.ts';
import { counts } from './site/counts.ts';
import { dates } from './schedule/dates.ts';
import { downloads } from './media/downloads.ts';
import { forms } from './forms/forms.ts';
import { languageOfTexts } from './texts/language-of-texts.ts';
import { languages } from './site/languages.ts';
import { links } from './links/links.ts';
import { templateLinks } from './links/template-links.ts';
import { media } from './media/media.ts';
import { mediaFiles } from './media/media-files.ts';
import { oncePerTarget } from './links/once-per-target.ts';
import { navigation } from './links/navigation.ts';
import { requiredKeys } from './site/required-keys.ts';
import { messages } from './site/messages.ts';
import { oddFiles } from './site/odd-files.ts';
import { placeholders } from './texts/placeholders.ts';
import { reachable } from './links/reachable.ts';
import { redirects } from './links/redirects.ts';
import { routes } from './routes.ts';
import type { Rule, RuleContext } from './rule.ts';
import { serviceChoices } from './site/service-choices.ts';
import { siteDrawings } from './media/site-drawings.ts';
import { smallPictures } from './media/small-pictures.ts';
import { strayFiles } from './site/stray-files.ts';
import { templates } from './templates.ts';
import { theme } from './site/theme.ts';
import { timeZone } from './site/time-zone.ts';
import { uniqueTexts } from './texts/unique-texts.ts';
import { unusedDeliveries } from './forms/unused-deliveries.ts';
import { unusedForms } from './forms/unused-forms.ts';
import { translations } from './forms/translations.ts';
import { unusedShared } from './shared/unused-shared.ts';
import { unusedMedia } from './media/unused-media.ts';

const RULES: Rule[] = [
  routes,
  languages,
  requiredPages,
  dates,
  links,
  addresses,
  navigation,
  redirects,
  media,
  mediaFiles,
  downloads,
  smallPictures,
  siteDrawings,
  unusedMedia,
  unusedShared,
  strayFiles,
  oddFiles,
  uniqueTexts,
  languageOfTexts,
  forms,
  translations,
  unusedForms,
  unusedDeliveries,
  serviceChoices,
  templates,
  collections,
  counts,
  messages,
  timeZone,
  placeholders,
  acceptedWords,
  theme,
  requiredKeys,
  // These rules run only if the others have found nothing.
  reachable,
];

/**
 * Runs the rules across files.
 * @param more the rules of extensions, run after the engine's own
 * @param onException called with each exception of a rule, even if it is not reported. Default: none
 */
export function runRules(
  context: RuleContext,
  more: readonly Rule[] = [],
  onException?: (error: unknown) => void,
): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const rule of [...RULES, ...more]) found.push(...runRule(rule, context, found, onException));
  return oncePerTarget(withoutConsequences([...found, ...templateLinks(context, found)]));
}

/**
 * Runs one rule. If it throws, the other rules still run. The exception is reported as a bug of the engine, unless
 * the rule passes without the invalid files: then their diagnostics explain the cause.
 */
function runRule(
  rule: Rule,
  context: RuleContext,
  found: readonly Diagnostic[],
  onException?: (error: unknown) => void,
): Diagnostic[] {
  try {
    return [...rule(context, found)];
  } catch (error) {
    onException?.(error);
    const valid = withoutBroken(context);
    if (valid && runsWithoutError(rule, valid, found)) return [];
    const { site } = context;
    const reason = error instanceof Error ? error.message : String(error);
    return [
      {
        file: site?.file ?? 'pages-config/_site.json',
        line: 1,
        column: 1,
        severity: 'error',
        code: 'not-checked',
        message: `The references between files can’t be checked: ${reason}.`,
        hint: 'This is a bug in the engine: report it with the content.',
      },
    ];
  }
}

function runsWithoutError(rule: Rule, context: RuleContext, found: readonly Diagnostic[]): boolean {
  try {
    Array.from(rule(context, found));
    return true;
  } catch {
    return false;
  }
}

/** The project without invalid files; undefined if there are none. */
function withoutBroken(context: RuleContext): RuleContext | undefined {
  const { pages, byRoute, forms, translations, site, redirects, collections } = context;
  const single = [...(site ? [site] : []), ...(redirects ? [redirects] : [])];
  const files = [...pages, ...forms, ...translations, ...single];
  const broken = new Set(files.flatMap(({ valid, file }) => (valid ? [] : [file])));
  if (broken.size === 0) return undefined;
  const isValid = ({ valid }: { valid: boolean }) => valid;
  return {
    ...context,
    pages: pages.filter(isValid),
    byRoute: new Map([...byRoute].filter(([, page]) => isValid(page))),
    forms: forms.filter(isValid),
    translations: translations.filter(isValid),
    site: site?.valid ? site : null,
    redirects: redirects?.valid ? redirects : null,
    collections: new Map(
      [...collections].map(([name, items]) => [name, items.filter(({ page }) => !broken.has(page.file))]),
    ),
  };
}

/** Removes the diagnostics that another one explains. */
function withoutConsequences(found: readonly Diagnostic[]): Diagnostic[] {
  const causes = found.filter(({ explains }) => explains);
  if (causes.length === 0) return [...found];
  return found.filter((each) => !causes.some((cause) => cause !== each && isExplained(each, cause)));
}

function isExplained({ file, code, about = [] }: Diagnostic, { explains }: Diagnostic): boolean {
  const { codes, files } = explains!;
  if (codes === 'all') return files.includes(file);
  return codes.includes(code) && [file, ...about].some((each) => files.includes(each));
}
