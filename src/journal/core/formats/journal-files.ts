import { issueFeed, journalFeed } from './lists/atom.ts';
import { issueLastChange, paperLastChange } from '../record/stored/last-change.ts';
import { latest } from '../record/dates.ts';
import { jsonFeedAddress } from './journal-addresses.ts';
import { jsonFeed } from './lists/json-feed.ts';
import { lockssManifest, listVolumes } from './lists/lockss.ts';
import { papersIndex } from './lists/papers-index.ts';
import { newestItems } from '../record/lists/items.ts';
import { journalRoutes } from '../record/addresses/journal-routes.ts';
import { searchIndex } from '../search/search-index.ts';
import type { JournalRecord } from '../record/record.ts';

/**
 * Creates all files of the journal except pages and the files of single papers, one by one, by path below the site.
 * @param language the language in which months are named
 */
export function* createJournalFiles(
  journal: JournalRecord,
  language: string,
): Iterable<[name: string, text: string]> {
  for (const [address, text] of atAddresses(journal, language)) yield [address.slice(1), text];
}

function* atAddresses(
  journal: JournalRecord,
  language: string,
): Iterable<readonly [address: string, text: string]> {
  const items = newestItems(journal);
  for (const issue of journal.issues) yield [`${issue.route}/feed.atom`, issueFeed(issue, journal)];
  for (const volume of listVolumes(journal)) {
    yield [`${journalRoutes(journal.route).lockss(volume)}/index.html`, lockssManifest(journal, volume)];
  }
  yield [`${journal.route}/feed.atom`, journalFeed(journal)];
  yield [jsonFeedAddress(journal.route), jsonFeed(journal)];
  yield [`${journal.route}/papers.json`, papersIndex(journal.papers)];
  const { searchIndex: folder } = journalRoutes(journal.route);
  yield* searchIndex(items, folder, language);
}

/** The last change of the journal's pages, as precisely as it is known, by route. */
export function lastChanges(journal: JournalRecord): Map<string, string> {
  const changes = new Map([
    ...newestItems(journal).map((paper): [string, string] => [paper.route, paperLastChange(paper)]),
    ...journal.issues.map((issue): [string, string] => [issue.route, issueLastChange(issue)]),
  ]);
  const newest = latest([...changes.values()]);
  return newest ? changes.set(journal.route, newest) : changes;
}
