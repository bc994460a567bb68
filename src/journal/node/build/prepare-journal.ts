import { ContentError } from 'pagewright/content';
import type { ExtensionSources, PreparedExtension } from 'pagewright/extension';
import { journalCollections } from '../../core/record/lists/journal-collections.ts';
import {
  storedRecordsFile,
  parseStoredRecords,
  renewRecords,
  type StoredRecords,
} from '../../core/record/stored/stored-records.ts';
import { siteLanguage } from '../../core/record/languages/site-language.ts';
import { paperHashes } from '../../core/record/stored/paper-hashes.ts';
import { journalRecord } from '../../core/record/record.ts';
import { titlePrefix } from '../../core/record/notices/status.ts';
import { resolveJournal } from '../resolve/resolve-journal.ts';
import { storedUsage } from '../../core/record/stored/stored-usage.ts';
import { createAmendments } from './amendments.ts';
import { journalAddition } from './journal-addition.ts';

/** Creates the journal's record once; its lists and additions to the site are derived from it. */
export async function prepareJournal(sources: ExtensionSources): Promise<PreparedExtension> {
  const journal = journalRecord(sources);
  if (journal.citationStyle !== undefined) await checkStyle(journal.citationStyle);
  return {
    titlePrefixes: new Map(journal.papers.map(({ route, status }) => [route, titlePrefix(status)])),
    amendments: createAmendments(journal.papers),
    collections: (media) =>
      resolveJournal(sources.pages, media, journal, siteLanguage(sources.site), {
        texts: sources.texts,
        usage: storedUsage(sources.records),
      }),
    addition: (today, getHash) =>
      journalAddition(journal, currentRecords(sources, today), {
        language: siteLanguage(sources.site),
        redirects: sources.redirects ?? [],
        getHash,
      }),
  };
}

/** @throws ContentError if there is no style of this name */
async function checkStyle(name: string): Promise<void> {
  const { hasCitationStyle } = await import('../citations/load-citation-styles.ts');
  if (await hasCitationStyle(name)) return;
  throw new ContentError([
    {
      file: 'pages-config/_site.json',
      line: 1,
      column: 1,
      severity: 'error',
      code: 'unknown-style',
      message: `"citationStyle" of the journal is "${name}", but CSL has no style of this name.`,
      hint: 'Write the name of its file in the repository of CSL styles, such as apa, vancouver or ieee.',
    },
  ]);
}

/** The stored records with current changes; undefined if no records are stored. */
function currentRecords(
  { site, pages, records, redirects }: ExtensionSources,
  today: string,
): StoredRecords | undefined {
  const file = records?.find(({ path }) => path === storedRecordsFile);
  const stored = file && parseStoredRecords(JSON.parse(file.text));
  return stored && renewRecords(stored, paperHashes(journalCollections(pages), site), today, redirects);
}
