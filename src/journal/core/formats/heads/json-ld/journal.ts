import type { IssueNumbers } from '../../../record/issue-number.ts';
import { withoutEmpty } from '../../../record/without-empty.ts';
import type { IssueRecord, JournalRecord } from '../../../record/record.ts';
import type { JournalOfPaper } from '../../../record/without-papers.ts';
import { guestEditorThing } from './people.ts';
import { context, type Thing } from './thing.ts';

/**
 * An issue with its papers, each by address and title only: their data are on their own pages. Papers have the type
 * CreativeWork, not ScholarlyArticle, because indexes treat a page with a ScholarlyArticle as the page of that
 * article.
 */
export function issueData(issue: IssueRecord, journal: JournalRecord): Thing {
  const parts = [...issue.papers, ...issue.notices];
  return {
    ...context,
    ...issueThing(issue, journal),
    ...(parts.length > 0 && {
      hasPart: parts.map(({ url, title }) => ({
        '@type': 'CreativeWork',
        '@id': url,
        url,
        name: title,
      })),
    }),
  };
}

/** The journal, for its own page. */
export function journalData(journal: JournalRecord): Thing {
  return {
    ...context,
    ...periodical(journal),
    ...withoutEmpty<Record<string, unknown>>({
      alternateName: journal.abbreviation,
      startDate: String(journal.started),
      license: journal.licence,
      publishingPrinciples:
        journal.policies['ethics'] && absoluteAddress(journal.policies['ethics'], journal.siteUrl),
    }),
  };
}

/** The journal with its editors, for the page that shows them. */
export function boardData(journal: JournalRecord): Thing {
  const editor = journal.board.map(({ name, role, affiliation }) => ({
    '@type': 'Person',
    name,
    jobTitle: role,
    affiliation: { '@type': 'Organization', name: affiliation },
  }));
  return { ...context, ...periodical(journal), ...withoutEmpty<Record<string, unknown>>({ editor }) };
}

/** The journal as a part of other data. */
export function periodical(journal: JournalOfPaper): Thing {
  return withoutEmpty<Thing>({
    '@type': 'Periodical',
    '@id': journal.url,
    name: journal.title,
    issn:
      journal.issnPrint === undefined
        ? journal.issn
        : [journal.issn, journal.issnPrint].filter((each) => each !== undefined),
    url: journal.url,
    publisher: { '@type': 'Organization', name: journal.publisher, url: journal.siteUrl },
  });
}

/** A volume as a part of other data. */
export function volumeThing(volume: number, journal: JournalOfPaper): Thing {
  return { '@type': 'PublicationVolume', volumeNumber: String(volume), isPartOf: periodical(journal) };
}

/** An issue as a part of other data. */
export function issueThing({ volume, issue }: IssueNumbers, journal: JournalOfPaper): Thing {
  const record = journal.issues.find((each) => each.volume === volume && each.issue === issue);
  return withoutEmpty<Thing>({
    '@type': 'PublicationIssue',
    '@id': record?.url,
    url: record?.url,
    name: record?.title,
    editor: (record?.guestEditors ?? []).map(guestEditorThing),
    issueNumber: String(issue),
    datePublished: record?.published,
    isPartOf: volumeThing(volume, journal),
  });
}

/** The absolute address of a place on this site, or elsewhere. */
function absoluteAddress(address: string, siteUrl: string): string {
  return address.startsWith('/') ? siteUrl + address : address;
}
