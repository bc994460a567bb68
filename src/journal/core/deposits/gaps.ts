import { monthsBetween } from '../record/dates.ts';
import { depositGaps, type DepositAnswers } from './deposit-answers.ts';
import { countNoun, gap, type Gap } from './gap.ts';
import { archiveFacts, directoryFacts, endpointGap, ethicsFacts, type PolicyText } from './stated-facts.ts';
import { paperGaps } from './paper-gaps.ts';
import { issueNumbers } from '../record/place.ts';
import type { PaperRecord } from '../record/paper-record.ts';
import type { JournalRecord } from '../record/record.ts';

/** The requirements of an indexer that a journal does not meet yet. */
export interface IndexerGaps {
  indexer: string;
  gaps: Gap[];
}

const SITE = 'pages-config/_site.json';

interface Situation {
  /** The current month, such as 2026-01, for checking the publication schedule. */
  month: string;
  /** The texts of policy pages. */
  wordsAt: PolicyText;
  /** Whether the dates of record changes are stored. */
  isDated: boolean;
  /** The answers of agencies to deposits. Default: none was sent */
  answers?: DepositAnswers;
}

/** The gaps by indexer. A gap is something that an indexer requires and the journal does not state; the engine never invents it. */
export function findGaps(
  journal: JournalRecord,
  { month, wordsAt, isDated, answers = {} }: Situation,
): IndexerGaps[] {
  return [
    { indexer: 'Google Scholar', gaps: [...commonGaps(journal), ...scholarGaps(journal)] },
    {
      indexer: 'DOAJ',
      gaps: [
        ...commonGaps(journal),
        ...directoryGaps(journal, month),
        ...directoryFacts(journal, wordsAt),
        ...depositGaps(answers, 'DOAJ'),
      ],
    },
    { indexer: 'COPE', gaps: ethicsFacts(journal, wordsAt) },
    {
      indexer: 'Crossref',
      gaps: [...commonGaps(journal), ...registrationGaps(journal), ...depositGaps(answers, 'Crossref')],
    },
    {
      indexer: 'LOCKSS',
      gaps: [...commonGaps(journal), ...archiveGaps(journal), ...archiveFacts(journal, wordsAt)],
    },
    { indexer: 'OAI-PMH', gaps: [...commonGaps(journal), ...harvesterGaps(journal, wordsAt, isDated)] },
    { indexer: 'All indexes, as advice', gaps: paperGaps(journal.papers) },
  ];
}

function commonGaps({ siteUrl, papers }: JournalRecord): Gap[] {
  const samples = papers.filter(({ sample }) => sample).length;
  return [
    ...gap(
      /\bexample\.(org|com|net)$/.test(siteUrl),
      'the public address of the site',
      `Write it into ${SITE} as "url".`,
    ),
    ...gap(
      samples > 0,
      `real papers: ${samples} of ${papers.length} are marked as samples`,
      'Replace them: samples are never deposited, and must not be submitted to an index.',
    ),
  ];
}

function scholarGaps({ papers }: JournalRecord): Gap[] {
  // An online-first paper gets page numbers with its issue.
  const unnumbered = papers.filter(
    (paper) => issueNumbers(paper) && (paper.firstPage ?? paper.articleNumber) === undefined,
  ).length;
  return gap(
    unnumbered > 0,
    `page numbers of ${countNoun(unnumbered, 'paper')}`,
    'Write "pages" as they are printed in the PDF.',
  );
}

function directoryGaps(journal: JournalRecord, month: string): Gap[] {
  const { policies, papers, board, issn, country } = journal;
  const places = board.filter(({ affiliation }) => affiliation).length;
  return [
    ...issnGap(issn),
    ...licenceGap(journal),
    ...gap(
      !journal.copyrightHolder,
      'who holds the copyright of published papers',
      `Decide it, say it on the page of journal.policies.access, and write it into ${SITE} as journal.copyrightHolder.`,
    ),
    ...gap(
      !country,
      'the country of the publisher',
      `Write its code, such as IN, into ${SITE} as journal.country.`,
    ),
    ...Object.entries(expectedPages).flatMap(([key, what]) =>
      gap(!policies[key], what, `Write the page, and its address into ${SITE} as journal.policies.${key}.`),
    ),
    ...gap(
      places < 5,
      'an editorial board of at least five with their institutions',
      `Fill journal.board in ${SITE}.`,
    ),
    ...gap(
      papers.some(({ received, accepted }) => !received || !accepted),
      'when papers were received and accepted (strongly recommended)',
      'Write "received" and "accepted" into each paper, as precisely as they are known.',
    ),
    ...scheduleGaps(journal, month),
  ];
}

/** The pages to which the journal's page must link for DOAJ. */
const expectedPages: Record<string, string> = {
  aims: 'aims and scope',
  review: 'the review process: its kind, who decides, how many reviewers',
  charges: 'all charges, and whether they are waived',
  access: 'open access, licence and copyright',
  ethics: 'publication ethics',
  archiving: 'the permanent archive of the papers',
  ownership: 'who owns the journal',
  board: 'the editorial board',
  authors: 'the guide to authors',
  contact: 'how to reach the editorial office',
};

function registrationGaps(journal: JournalRecord): Gap[] {
  const { doiPrefix, depositor, issn, papers, notices, crossmarkPolicy } = journal;
  const countWithoutDoi = (items: readonly PaperRecord[]) =>
    items.filter(({ doi, sample }) => !doi && !sample).length;
  const itemsWithoutDoi = [
    { items: papers, what: 'paper' },
    { items: notices, what: 'notice' },
  ].flatMap(({ items, what }) =>
    countWithoutDoi(items) > 0 ? [countNoun(countWithoutDoi(items), what)] : [],
  );
  return [
    ...gap(
      !doiPrefix,
      'a DOI prefix, which members of Crossref get',
      `Write it into ${SITE} as journal.doiPrefix.`,
    ),
    ...gap(
      !depositor,
      'the name and e-mail of the depositor',
      `Write them into ${SITE} as journal.depositor.`,
    ),
    ...issnGap(issn),
    ...gap(
      itemsWithoutDoi.length > 0,
      `a DOI for ${itemsWithoutDoi.join(' and ')}`,
      'Run `npm run journal -- assign`, which makes DOIs by journal.doiPattern, or write one as "doi".',
    ),
    ...gap(
      notices.length > 0 && crossmarkPolicy === undefined,
      'the DOI of the policy on updates, without which notices can’t say what they update',
      `Register the page of the policy, and write its DOI into ${SITE} as journal.crossmarkPolicy.`,
    ),
  ];
}

function archiveGaps(journal: JournalRecord): Gap[] {
  return [
    ...licenceGap(journal),
    ...gap(
      !journal.policies['archiving'],
      'the archive that stores the papers',
      `Agree with an archive, write a page about it, and write the page’s address into ${SITE} as journal.policies.archiving.`,
    ),
  ];
}

function harvesterGaps(journal: JournalRecord, wordsAt: PolicyText, isDated: boolean): Gap[] {
  return [
    ...gap(
      !isDated,
      'the days on which records changed',
      'Run `npm run journal -- records`, and commit what it writes: harvesters request the changes since their last visit.',
    ),
    ...endpointGap(journal, wordsAt),
  ];
}

function scheduleGaps({ issues, frequency }: JournalRecord, today: string): Gap[] {
  const newest = issues
    .map(({ published }) => published.slice(0, 7))
    .sort()
    .at(-1);
  if (frequency !== 'monthly' || !newest) return [];
  const late = monthsBetween(newest, today).length;
  return gap(
    late > 0,
    `${countNoun(late, 'issue')} that should have appeared since ${newest}: the journal calls itself monthly`,
    `Publish them, or write how often it appears into ${SITE} as journal.frequency.`,
  );
}

function issnGap(issn: string | undefined): Gap[] {
  return gap(!issn, 'an ISSN', `Ask the ISSN centre of your country; write it into ${SITE} as journal.issn.`);
}

function licenceGap({ licence, papers }: JournalRecord): Gap[] {
  const isOpen = licence !== undefined || papers.every((paper) => paper.rights.licence !== undefined);
  return gap(!isOpen, 'a licence', `Decide on one, and write its address into ${SITE} as journal.licence.`);
}
