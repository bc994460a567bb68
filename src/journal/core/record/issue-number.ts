import type { IssueNumber } from '../../content/journal-parts.gen.ts';

/** The parts of an issue's number. */
export interface IssueParts {
  /** The first and last number; undefined for a supplement of a volume. */
  first?: number;
  last?: number;
  supplement?: number;
}

/** The parts of a number; empty for an invalid one. */
export function issueParts(issue: IssueNumber): IssueParts {
  if (typeof issue === 'number') return { first: issue, last: issue };
  const [, first, last, supplement] = /^(\d+)?(?:-(\d+))?(?: ?Suppl\. (\d+))?$/.exec(issue) ?? [];
  return {
    ...(first && { first: Number(first), last: Number(last ?? first) }),
    ...(supplement && { supplement: Number(supplement) }),
  };
}

/** The part of an address: i3, i3-4, s1, i2-s1. */
export function issueSegment(issue: IssueNumber): string {
  const { supplement } = issueParts(issue);
  return [numberIn(issue) && `i${numberIn(issue)}`, supplement && `s${supplement}`].filter(Boolean).join('-');
}

/** The number in a part of an address; undefined if the part is no number. */
export function parseIssueSegment(segment: string): IssueNumber | undefined {
  const [, first, last, supplement] =
    /^(?=.)(?:i([1-9]\d*)(?:-([1-9]\d*))?)?(?:(?:^|-)s([1-9]\d*))?$/.exec(segment) ?? [];
  const number = last ? `${first}-${last}` : first;
  if (supplement) return [number, `Suppl. ${supplement}`].filter(Boolean).join(' ');
  return last ? number : first && Number(first);
}

/** An issue in words: Issue 3, Issues 3–4, Supplement 1, Issue 2, Supplement 1. */
export function issueInWords(issue: IssueNumber): string {
  const { first, last, supplement } = issueParts(issue);
  const number = numberIn(issue)?.replace('-', '–');
  const words = [
    number && `${first === last ? 'Issue' : 'Issues'} ${number}`,
    supplement && `Supplement ${supplement}`,
  ];
  return words.filter(Boolean).join(', ');
}

/** The numbers of a volume and an issue as one key; online-first papers share one. */
export function issueKey({ volume, issue }: { volume?: unknown; issue?: unknown }): string {
  return `${String(volume)}.${String(issue)}`;
}

/** The place of an issue in addresses and commands: v1/i3. */
export function issuePath({ volume, issue }: IssueNumbers): string {
  return `v${volume}/${issueSegment(issue)}`;
}

/** The numbers in the address of an issue, or of a page in it; undefined if there are none. */
export function parseIssuePath(address: string): (IssueNumbers & { slug?: string }) | undefined {
  const [, volume, segment, slug] = /(?:^|\/)v([1-9]\d*)\/([is]\d[^/]*)(?:\/([^/]+))?$/.exec(address) ?? [];
  const issue = segment && parseIssueSegment(segment);
  return volume && issue ? { volume: Number(volume), issue, ...(slug && { slug }) } : undefined;
}

/** The numbers in the name of an issue, 3 or 3-4; undefined for a supplement of a volume. */
function numberIn(issue: IssueNumber): string | undefined {
  const { first, last } = issueParts(issue);
  return first === undefined ? undefined : first === last ? String(first) : `${first}-${last}`;
}

/** The numbers of an issue. */
export interface IssueNumbers {
  volume: number;
  issue: IssueNumber;
}

interface Placed extends IssueNumbers {
  published: string;
}

/**
 * Issues by number, oldest first. The supplement of an issue follows the issue; the supplement of a volume has its
 * place by date.
 */
export function sortIssues<T extends Placed>(issues: readonly T[]): T[] {
  const isNumbered = ({ issue }: T) => issueParts(issue).first !== undefined;
  const sorted = issues.filter(isNumbered).sort(byPlace);
  const supplements = issues.filter((each) => !isNumbered(each));
  for (const each of supplements.sort(
    (one, other) => one.volume - other.volume || byDate(one, other) || byPlace(one, other),
  )) {
    const before = sorted.findLastIndex(
      (other) => other.volume < each.volume || (other.volume === each.volume && byDate(other, each) <= 0),
    );
    sorted.splice(before + 1, 0, each);
  }
  return sorted;
}

function byPlace(one: Placed, other: Placed): number {
  const [own, its] = [issueParts(one.issue), issueParts(other.issue)];
  return (
    one.volume - other.volume ||
    (own.first ?? 0) - (its.first ?? 0) ||
    (own.supplement ?? 0) - (its.supplement ?? 0)
  );
}

/** Compares two issues by month. */
function byDate(one: Placed, other: Placed): number {
  const [own, its] = [one.published.slice(0, 7), other.published.slice(0, 7)];
  return own === its ? 0 : own < its ? -1 : 1;
}
