import {
  type CollectionEntry,
  type JsonObject,
  type Texts,
  type ValidPage,
  noTexts,
} from 'pagewright/content';
import type { CollectionResolver, MediaResolver } from 'pagewright/extension';
import type { WriteCitations } from '../citations/citations.ts';
import { journalCollections } from '../../core/record/lists/journal-collections.ts';
import type { JournalRecord } from '../../core/record/record.ts';
import type { PaperShelf, IssueCard } from '../../content/resolved.ts';
import { journalRoutes } from '../../core/record/addresses/journal-routes.ts';
import { issueKey } from '../../core/record/issue-number.ts';
import type { PlaceInIssues } from '../../core/record/place.ts';
import type { MonthlyUses } from '../../core/record/stored/usage-counts.ts';
import { createArchive } from './archive.ts';
import { issueCards, paperCard } from './cards.ts';
import { contextSources } from './context-sources.ts';
import { paperContext } from './paper-context.ts';
import { journalIndex } from './paper-index.ts';
import { paperReferences, referencesSources } from './paper-references.ts';
import { paperText, textSources } from './paper-texts.ts';

/** The maximal number of papers in a list that is not limited to one issue. */
const mostListed = 40;

/**
 * The resolvers of the journal's collections, by name.
 * @param language the language in which months are named
 * @param texts the texts of papers. Default: none
 * @param usage the stored usage counts, if any
 */
export async function resolveJournal(
  pages: readonly ValidPage[],
  media: MediaResolver,
  journal: JournalRecord,
  language: string,
  { texts = noTexts, usage }: { texts?: Texts | undefined; usage?: MonthlyUses | undefined } = {},
): Promise<Record<string, CollectionResolver>> {
  const entries = journalCollections(pages);
  const routes = journalRoutes(journal.route);
  const allRoutes = new Set(pages.map(({ route }) => route));
  const hasPage = (route: string) => allRoutes.has(route);
  const statuses = new Map(journal.papers.map(({ route, status }) => [route, status]));
  const papers = await Promise.all(
    entries.papers.map((entry) => paperCard(entry, media, language, statuses.get(entry.to))),
  );
  const byIssue = Map.groupBy(papers, issueKey);
  const inIssues = { papers: byIssue, notices: Map.groupBy(journal.notices, issueKey) };
  const issues = await issueCards(entries.issues, inIssues, media, journal.title, language);
  const dated = issues.map((card, index) => ({ year: entryYear(entries.issues[index]!), card }));
  const indexes = {
    author: journalIndex(journal.papers, 'author', routes, hasPage),
    subject: journalIndex(journal.papers, 'subject', routes, hasPage),
  };
  const { getSource, getFollows } = contextSources(journal, indexes.subject, language, usage);
  const getTextSource = textSources(journal.papers);
  const getReferencesSource = referencesSources(journal);
  return {
    papers: (asked) => {
      if (asked['onlineFirst']) return papers.filter((card) => card.issue === undefined).slice(0, mostListed);
      return asked['volume'] === undefined ? papers.slice(0, mostListed) : papers.filter(inIssue(asked));
    },
    issues: (asked) => {
      if (!asked['newest']) return issues.filter(inIssue(asked));
      const newest = issues.findLast(({ count }) => count > 0);
      return newest ? [newest] : [];
    },
    'newest-issues': () => newestIssues(issues),
    archive: ({ year }) => createArchive(dated, year as number | undefined, routes, hasPage),
    'paper-shelf': (): PaperShelf => ({
      newest: papers.slice(0, mostListed),
      count: papers.length,
      index: routes.searchIndex,
      archive: routes.archive,
    }),
    'paper-index': ({ by = 'author', part }) => {
      return indexes[by as keyof typeof indexes].part(part as number | undefined);
    },
    'paper-context': Object.assign(
      async ({ of }: JsonObject) => paperContext(getSource(String(of)), await loadCite()),
      {
        source: ({ of }: JsonObject) => getSource(String(of)),
        follows: ({ of }: JsonObject) => getFollows(String(of)),
      },
    ),
    'paper-text': Object.assign(
      ({ of }: JsonObject, ofPage: MediaResolver) =>
        paperText(getTextSource(String(of)), (file) => texts.getText(file), ofPage),
      { source: ({ of }: JsonObject) => getTextSource(String(of)) },
    ),
    'paper-references': Object.assign(
      ({ of }: JsonObject) => paperReferences(getReferencesSource(String(of))),
      { source: ({ of }: JsonObject) => getReferencesSource(String(of)) },
    ),
    board: () => journal.board,
  };
}

function entryYear({ data }: CollectionEntry): number {
  return Number(String(data['published']).slice(0, 4));
}

/** Loading the citation processor with its styles takes longer than rendering a page: only on demand. */
async function loadCite(): Promise<WriteCitations> {
  const { createCite } = await import('../citations/citations.ts');
  return createCite();
}

/** Returns a filter for the requested volume and issue; without a request every paper passes. */
function inIssue({ volume, issue }: Record<string, unknown>) {
  return (each: PlaceInIssues) =>
    (volume ?? each.volume) === each.volume && (issue ?? each.issue) === each.issue;
}

/** The number of papers on the journal's own page, next to its other content. */
const roomForPapers = 15;

/**
 * The newest issues that fit, oldest first. At least one issue is returned, with its first papers.
 * @param issues oldest first
 */
export function newestIssues(issues: readonly IssueCard[]): IssueCard[] {
  const newest: IssueCard[] = [];
  let room = roomForPapers;
  for (const issue of issues.toReversed()) {
    if (newest.length > 0 && issue.count > room) break;
    newest.unshift({ ...issue, papers: issue.papers.slice(0, room) });
    room -= issue.count;
  }
  return newest;
}
