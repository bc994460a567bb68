import type { PaperRecord } from '../paper-record.ts';

/** What a list of the journal is sorted by. */
export type IndexedBy = 'author' | 'subject';

/** How many mentions a part of an index holds. */
const roomForMentions = 150;

/** A paper under a name; one under two authors is mentioned twice. */
export interface Mention {
  name: string;
  /** Said after the name: where an author works. */
  note?: string;
  paper: PaperRecord;
}

/** All papers under the names of their authors or under their subjects, in the order of the alphabet. */
export function mentionsOf(papers: readonly PaperRecord[], by: IndexedBy): Mention[] {
  const mentions = papers.flatMap((paper): Mention[] =>
    by === 'subject'
      ? [{ name: paper.subject, paper }]
      : paper.authors.map(({ listed, affiliation }) => ({ name: listed, note: affiliation, paper })),
  );
  // Names are compared once each: many papers have the same.
  const names = [...new Set(mentions.map(({ name }) => name))].sort(collator.compare);
  const ranks = new Map(names.map((name, rank) => [name, rank]));
  return mentions.sort((one, other) => ranks.get(one.name)! - ranks.get(other.name)!);
}

const collator = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true });

/** The parts of a long index, each for a page of its own; one that fits on a page has one part. */
export function partsOf(mentions: readonly Mention[]): Mention[][] {
  return Array.from({ length: countParts(mentions.length) }, (_, index) =>
    mentions.slice(index * roomForMentions, (index + 1) * roomForMentions),
  );
}

/** How many parts an index of so many mentions has. */
export function countParts(mentions: number): number {
  return Math.ceil(mentions / roomForMentions);
}
