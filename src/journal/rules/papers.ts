import type { WrittenIssue } from '../content/issue.gen.ts';
import type { WrittenListPart } from '../content/list-part.gen.ts';
import type { WrittenJournal } from '../content/journal.gen.ts';
import type { WrittenNotice } from '../content/notice.gen.ts';
import type { WrittenPaper } from '../content/paper.gen.ts';
import type { CheckedPage, RuleContext } from '../../core/rules/rule.ts';

export interface CheckedPaper {
  page: CheckedPage;
  paper: WrittenPaper;
}

export interface CheckedNotice {
  page: CheckedPage;
  notice: WrittenNotice;
}

export interface CheckedPart {
  page: CheckedPage;
  part: WrittenListPart;
}

export interface CheckedIssue {
  page: CheckedPage;
  issue: WrittenIssue;
}

/** The papers whose files keep to the schema, by issue and page. */
export function papersOf(context: RuleContext): CheckedPaper[] {
  const checked = soundPages('papers', context).map(({ page, data }): CheckedPaper => {
    return { page, paper: data as WrittenPaper };
  });
  return checked.sort((a, b) => a.paper.volume - b.paper.volume || a.paper.issue - b.paper.issue);
}

/** The issues whose files keep to the schema, oldest first. */
export function issuesOf(context: RuleContext): CheckedIssue[] {
  return soundPages('issues', context).map(({ page, data }) => {
    return { page, issue: data as WrittenIssue };
  });
}

/** The notices whose files keep to the schema, oldest first. */
export function noticesOf(context: RuleContext): CheckedNotice[] {
  return soundPages('notices', context).map(({ page, data }) => {
    return { page, notice: data as WrittenNotice };
  });
}

/** The pages of parts of lists whose files keep to the schema. */
export function listPartsOf(context: RuleContext): CheckedPart[] {
  const found = [...soundPages('archive', context), ...soundPages('paper-index', context)];
  return found.flatMap(({ page, data }) => {
    return data['type'] === 'list-part' ? [{ page, part: data as WrittenListPart }] : [];
  });
}

/** What the site's file says of the journal; it may have faults, which are told elsewhere. */
export function journalOf({ site }: RuleContext): Partial<WrittenJournal> {
  return (site?.data['journal'] ?? {}) as Partial<WrittenJournal>;
}

/** The papers of each issue together. */
export function byIssue(papers: readonly CheckedPaper[]): CheckedPaper[][] {
  return [...Map.groupBy(papers, ({ paper }) => `${paper.volume}.${paper.issue}`).values()];
}

export function issueName({ volume, issue }: { volume: number; issue: number }): string {
  return `volume ${volume}, issue ${issue}`;
}

function soundPages(
  collection: 'papers' | 'issues' | 'notices' | 'archive' | 'paper-index',
  { byRoute, collections }: RuleContext,
): { page: CheckedPage; data: Record<string, unknown> }[] {
  return (collections.get(collection) ?? []).flatMap(({ to, page: { file }, data }) => {
    const page = byRoute.get(to);
    return page?.valid && page.file === file ? [{ page, data }] : [];
  });
}
