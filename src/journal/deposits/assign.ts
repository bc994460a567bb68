import type { IssueRecord, JournalRecord } from '../record/record.ts';
import type { PaperRecord } from '../record/paper-record.ts';
import type { IssueNumbers } from '../record/place.ts';
import { doiBy } from '../record/addresses/doi-pattern.ts';

/** What a paper gets. */
export interface Assigned {
  /** The paper's route. */
  route: string;
  pages?: { first: number; last: number };
  doi?: string;
}

export interface Assignments {
  assigned: Assigned[];
  /** Why papers get no number: a sentence each. */
  reasons: string[];
}

/**
 * Gives the papers of issues what they still have to get: page numbers, which run on inside an issue in the order in which
 * it shows its papers, by the pages that their PDFs have; and DOIs by the journal's pattern. What a paper has stays.
 * Samples get no DOI: nobody registers them.
 * @param issues those that are asked for
 */
export function assignNumbers(journal: JournalRecord, issues: readonly IssueRecord[]): Assignments {
  const found = issues.map((issue) => ofIssue(issue, journal));
  return {
    assigned: found.flatMap(({ assigned }) => assigned),
    reasons: [...noPattern(journal, issues), ...found.flatMap(({ reasons }) => reasons)],
  };
}

function ofIssue({ papers, ...numbers }: IssueRecord, journal: JournalRecord): Assignments {
  const taken = new Set(journal.papers.map(({ doi }) => doi?.toLowerCase()));
  const assigned: Assigned[] = [];
  const reasons: string[] = [];
  let last = Math.max(0, ...papers.map(({ lastPage = 0 }) => lastPage));
  /** Behind a paper of unknown length nothing can be counted. */
  let isCounted = true;
  for (const [index, paper] of papers.entries()) {
    const own: Assigned = { route: paper.route };
    if (paper.firstPage === undefined && isCounted) {
      const pages = paper.pdf?.pages;
      if (pages) own.pages = { first: last + 1, last: last + pages };
      else {
        isCounted = false;
        reasons.push(
          `${paper.slug} gets no page numbers, nor does what follows it: its PDF is missing, or can’t be read.`,
        );
      }
      last += pages ?? 0;
    }
    const doi = doiFor(paper, index + 1, numbers, journal, taken);
    if (doi) own.doi = doi;
    if (own.pages ?? own.doi) assigned.push(own);
  }
  return { assigned, reasons };
}

/** The paper's place in its issue is its number, or the next one whose DOI is free. */
function doiFor(
  { doi, sample, slug, published }: PaperRecord,
  place: number,
  { volume, issue }: IssueNumbers,
  { doiPrefix, doiPattern, papers }: JournalRecord,
  taken: Set<string | undefined>,
): string | undefined {
  if (doi || sample || !doiPrefix || !doiPattern) return undefined;
  for (let number = place; number <= place + papers.length; number++) {
    const made = `${doiPrefix}/${doiBy(doiPattern, { volume, issue, slug, number, year: published.slice(0, 4) })}`;
    if (taken.has(made.toLowerCase())) continue;
    taken.add(made.toLowerCase());
    return made;
  }
  return undefined;
}

function noPattern({ doiPrefix, doiPattern }: JournalRecord, issues: readonly IssueRecord[]): string[] {
  const waiting = issues.flatMap(({ papers }) => papers).filter(({ doi, sample }) => !doi && !sample);
  const missing = [
    ...(doiPrefix ? [] : ['journal.doiPrefix']),
    ...(doiPattern ? [] : ['journal.doiPattern']),
  ];
  if (waiting.length === 0 || missing.length === 0) return [];
  return [`No paper gets a DOI: pages-config/_site.json has no ${missing.join(' and no ')}.`];
}
