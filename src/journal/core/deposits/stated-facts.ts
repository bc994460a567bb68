import type { WrittenJournal } from '../../content/journal.gen.ts';
import { harvestPath } from '../formats/journal-addresses.ts';
import { gap, type Gap } from './gap.ts';

type Fact = keyof NonNullable<WrittenJournal['stated']>;

interface AskedFact {
  fact: Fact;
  /** The policy whose page must contain it. */
  policy: string;
  what: string;
}

/** Statements that the Directory of Open Access Journals requires on pages. @see https://doaj.org/apply/guide/ */
const directoryStatements: AskedFact[] = [
  { fact: 'reviewers', policy: 'review', what: 'how many reviewers read each paper, and who decides' },
  { fact: 'waivers', policy: 'charges', what: 'whether charges are waived, or that they never are' },
  {
    fact: 'archive',
    policy: 'archiving',
    what: 'which archive stores the papers permanently, or that none does',
  },
  { fact: 'deposits', policy: 'archiving', what: 'which versions authors may put elsewhere, and when' },
  {
    fact: 'similarity',
    policy: 'similarity',
    what: 'whether manuscripts are screened for plagiarism, and by which tool',
  },
  {
    fact: 'ai',
    policy: 'ethics',
    what: 'what AI may be used for, and what is disclosed about it (best practice)',
  },
];

/** Statements of the Principles of Transparency, which COPE and others require. @see https://publicationethics.org */
const ethicsStatements: AskedFact[] = [
  { fact: 'complaints', policy: 'ethics', what: 'how complaints and appeals are handled, and by whom' },
  { fact: 'misconduct', policy: 'ethics', what: 'what happens where misconduct is suspected' },
  { fact: 'authorship', policy: 'authors', what: 'who is named as an author' },
  { fact: 'interests', policy: 'authors', what: 'which competing interests are declared' },
  { fact: 'data', policy: 'authors', what: 'what authors do with their data' },
  {
    fact: 'oversight',
    policy: 'authors',
    what: 'which approval and consent research on people and animals needs',
  },
  {
    fact: 'corrections',
    policy: 'corrections',
    what: 'what becomes of a published paper that is wrong or doubted',
  },
  {
    fact: 'separation',
    policy: 'ownership',
    what: 'how the journal is kept apart from the services that its owner sells',
  },
  { fact: 'revenue', policy: 'ownership', what: 'where money comes from besides charges, or that none does' },
  {
    fact: 'advertising',
    policy: 'ownership',
    what: 'whether there are advertisements, and how authors are asked for papers',
  },
  { fact: 'address', policy: 'contact', what: 'the postal address of the editorial office' },
];

const archiveStatements = directoryStatements.filter(({ fact }) => fact === 'archive');

/** The text of a policy's page by address; undefined if there is no such page. */
export type PolicyText = (address: string) => string | undefined;

/** The statements of a journal, and its pages about them. */
export interface StatedJournal {
  stated?: WrittenJournal['stated'];
  policies: Record<string, string>;
}

/** The statements that the DOAJ requires and that are missing. */
export const directoryFacts = (journal: StatedJournal, wordsAt: PolicyText) =>
  missingFacts(directoryStatements, journal, wordsAt);
/** The statements on publication ethics that are missing. */
export const ethicsFacts = (journal: StatedJournal, wordsAt: PolicyText) =>
  missingFacts(ethicsStatements, journal, wordsAt);
/** The statements on archiving that are missing. */
export const archiveFacts = (journal: StatedJournal, wordsAt: PolicyText) =>
  missingFacts(archiveStatements, journal, wordsAt);

/**
 * The gap if the page of the preservation policy does not name the harvesting address, which is on no other page.
 */
export function endpointGap({ policies }: Pick<StatedJournal, 'policies'>, wordsAt: PolicyText): Gap[] {
  const page = policies['archiving'];
  const isStated = page !== undefined && wordsAt(page)?.includes(normalizeText(harvestPath));
  return gap(
    !isStated,
    `the address for harvesters: ${page === undefined ? 'there is no page' : `${page} does not name ${harvestPath}`}`,
    `Say on the page of journal.policies.archiving that records are harvested at ${harvestPath}, by OAI-PMH.`,
  );
}

/**
 * The gap of a fact. A fact is stated if its sentence is on the page of its policy, where reviewers look for it.
 */
function missingFacts(
  facts: readonly AskedFact[],
  { stated = {}, policies }: StatedJournal,
  wordsAt: PolicyText,
): Gap[] {
  return facts.flatMap(({ fact, policy, what }) => {
    const sentence = stated[fact];
    const page = policies[policy];
    if (sentence === undefined) {
      const place = page ?? `a page, whose address becomes journal.policies.${policy},`;
      return gap(
        true,
        what,
        `Decide it, say it in a sentence on ${place} and repeat the sentence in pages-config/_site.json as journal.stated.${fact}.`,
      );
    }
    const isStated = page !== undefined && wordsAt(page)?.includes(normalizeText(sentence));
    return gap(
      !isStated,
      page === undefined ? `${what}: there is no page` : `${what}: ${page} does not say “${sentence}”`,
      `Say it there in the words of journal.stated.${fact}, or correct those.`,
    );
  });
}

/** The plain text of a page's data, for searching sentences. */
export function plainTextOfData(data: unknown): string {
  if (typeof data === 'string') return normalizeText(data.replace(/<[^<>]+>/g, ' '));
  if (typeof data !== 'object' || data === null) return '';
  return Object.values(data).map(plainTextOfData).join(' ');
}

/**
 * Normalises text: a postal address has line breaks where its sentence has commas, and markup leaves spaces before
 * a full stop.
 */
function normalizeText(text: string): string {
  return text
    .replace(/&#?\w+;/g, ' ')
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim();
}
