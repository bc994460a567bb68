import type { CollectionResolver, MediaResolver } from '../../build/resolve/context.ts';
import type { ValidPage } from '../../core/content/valid-page.ts';
import type { Cite } from '../citations/citations.ts';
import { journalCollections } from '../record/journal-collections.ts';
import type { JournalRecord } from '../record/record.ts';
import { issueCards, paperCard } from './cards.ts';
import { paperContext } from './paper-context.ts';
import { authorIndex, subjectIndex } from './paper-index.ts';

/**
 * What is in pages for the collections of the journal, by their names.
 * @param language in which months are named
 */
export async function resolveJournal(
  pages: readonly ValidPage[],
  media: MediaResolver,
  journal: JournalRecord,
  language: string,
): Promise<Record<string, CollectionResolver>> {
  const entries = journalCollections(pages);
  const papers = await Promise.all(entries.papers.map((entry) => paperCard(entry, media, language)));
  const issues = await issueCards(entries.issues, papers, media, journal.title, language);
  const indexes = { author: authorIndex(journal.papers), subject: subjectIndex(journal.papers) };
  const cite = entries.papers.length > 0 ? await loadCite() : () => [];
  return {
    papers: (asked) => papers.filter(inIssue(asked)),
    issues: (asked) => issues.filter(inIssue(asked)),
    'paper-index': ({ by = 'author' }) => indexes[by as keyof typeof indexes],
    'paper-context': ({ of }) => paperContext(journal, cite, String(of)),
    board: () => journal.board,
  };
}

/** The processor of citations and its styles take longer to load than a page to draw: only papers need them. */
async function loadCite(): Promise<Cite> {
  const { createCite } = await import('../citations/citations.ts');
  return createCite();
}

/** Whether something belongs to the volume and the issue that are asked for; without them, everything does. */
function inIssue({ volume, issue }: Record<string, unknown>) {
  return (each: { volume: number; issue: number }) =>
    (volume ?? each.volume) === each.volume && (issue ?? each.issue) === each.issue;
}
