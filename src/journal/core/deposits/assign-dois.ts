import type { IssueRecord, JournalRecord } from '../record/record.ts';
import type { PaperRecord } from '../record/paper-record.ts';
import { issueNumbers } from '../record/place.ts';
import { needsIssue, doiBy, lastNumber } from '../record/addresses/doi-pattern.ts';

/** Papers and notices that are published together. */
type Group = Pick<IssueRecord, 'papers' | 'notices'>;

/**
 * The missing DOIs of papers and notices by the journal's pattern, by route. Samples get none, because they are never
 * registered.
 */
export function assignDois(
  { doiPrefix, doiPattern, papers, notices }: JournalRecord,
  groups: readonly Group[],
): { assigned: Map<string, string>; reasons: string[] } {
  const assigned = new Map<string, string>();
  const itemsWithoutDoi = groups.flatMap(placeItems).filter(({ item: { doi, sample } }) => !doi && !sample);
  if (itemsWithoutDoi.length === 0) return { assigned, reasons: [] };
  if (!doiPrefix || !doiPattern) return { assigned, reasons: [noPattern(doiPrefix, doiPattern)] };
  const reasons: string[] = [];
  const takenDois = new Set([...papers, ...notices].flatMap(({ doi }) => (doi ? [doi.toLowerCase()] : [])));
  const itemsWithoutIssue = itemsWithoutDoi.filter(
    ({ item }) => needsIssue(doiPattern) && !issueNumbers(item),
  );
  if (itemsWithoutIssue.length > 0)
    reasons.push(waitsForIssue(itemsWithoutIssue.map(({ item }) => item.slug)));
  for (const each of itemsWithoutDoi.filter((one) => !itemsWithoutIssue.includes(one))) {
    const { item } = each;
    const doi = freeDoi(each, `${doiPrefix}/${doiPattern}`, takenDois);
    if (doi === undefined) {
      reasons.push(
        `${item.slug} gets no DOI: another paper has the DOI of the pattern. Write one into its file.`,
      );
      continue;
    }
    takenDois.add(doi.toLowerCase());
    assigned.set(item.route, doi);
  }
  return { assigned, reasons };
}

interface PlacedItem {
  item: PaperRecord;
  /** The place in the issue, from 1: papers first, then notices. */
  place: number;
}

function placeItems({ papers, notices }: Group): PlacedItem[] {
  return [...papers, ...notices].map((item, index) => ({ item, place: index + 1 }));
}

/**
 * The next free DOI of a paper; undefined if there is none. Within an issue its number is the place of the paper, or
 * the next number with a free DOI. If the pattern has no issue, numbers continue after the last one.
 * @param pattern the pattern of complete DOIs
 * @param takenDois DOIs in lower case
 */
function freeDoi(
  { item: { volume, issue, slug, published }, place }: PlacedItem,
  pattern: string,
  takenDois: ReadonlySet<string>,
): string | undefined {
  const variables = { volume, issue, slug, year: published.slice(0, 4) };
  const usesPlace = ['{volume}', '{issue}'].every((name) => pattern.includes(name));
  const first = usesPlace ? place : lastNumber(takenDois, pattern, variables) + 1;
  for (let number = first; number <= first + takenDois.size; number++) {
    const doi = doiBy(pattern, { ...variables, number });
    if (!takenDois.has(doi.toLowerCase())) return doi;
  }
  return undefined;
}

function noPattern(prefix: string | undefined, pattern: string | undefined): string {
  const missing = [...(prefix ? [] : ['journal.doiPrefix']), ...(pattern ? [] : ['journal.doiPattern'])];
  return `No paper gets a DOI: pages-config/_site.json has no ${missing.join(' and no ')}.`;
}

function waitsForIssue(slugs: readonly string[]): string {
  return `No DOI before their issue: ${slugs.join(', ')}. The pattern of DOIs contains it; a pattern without {volume} and {issue}, such as ijms.{year}.{number}, also works for papers online first.`;
}
