import type { Diagnostic } from '../diagnostic.ts';
import { altTexts } from './alt-texts.ts';
import { counts } from './counts.ts';
import { forms } from './forms.ts';
import { headings } from './headings.ts';
import { ids } from './ids.ts';
import { journalBoard } from '../../journal/rules/board.ts';
import { journalFiles } from '../../journal/rules/files.ts';
import { journalIssues } from '../../journal/rules/issues.ts';
import { journalNames } from '../../journal/rules/names.ts';
import { journalNumbers } from '../../journal/rules/numbers.ts';
import { journalTitles } from '../../journal/rules/titles.ts';
import { links } from './links.ts';
import { media } from './media.ts';
import { reachable } from './reachable.ts';
import { richTexts } from './rich-texts.ts';
import { routes } from './routes.ts';
import type { Rule, RuleContext } from './rule.ts';
import { theme } from './theme.ts';
import { typography } from './typography.ts';
import { uniqueTexts } from './unique-texts.ts';

const RULES: Rule[] = [
  routes,
  richTexts,
  links,
  reachable,
  media,
  altTexts,
  ids,
  headings,
  uniqueTexts,
  forms,
  counts,
  typography,
  theme,
  journalTitles,
  journalNames,
  journalBoard,
  journalNumbers,
  journalIssues,
  journalFiles,
];

/** Everything that no schema can say. */
export function runRules(context: RuleContext): Diagnostic[] {
  return RULES.flatMap((rule) => [...rule(context)]);
}
