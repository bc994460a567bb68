import type { PaperRecord } from '../paper-record.ts';

/** The sort keys of an index. */
export type IndexedBy = 'author' | 'subject';

/** The number of mentions per part of an index. */
const roomForMentions = 150;

/** A paper under a name; one with two authors has two mentions. */
export interface Mention {
  name: string;
  /** Shown after the name: an author's affiliation. */
  note?: string;
  paper: PaperRecord;
}

/** All papers by author or subject, in alphabetical order. */
export function listMentions(papers: readonly PaperRecord[], by: IndexedBy): Mention[] {
  const mentions = papers.flatMap((paper): Mention[] =>
    by === 'subject'
      ? [{ name: paper.subject, paper }]
      : paper.authors.map(({ listed, affiliation }) => ({
          name: listed,
          ...(affiliation && { note: affiliation }),
          paper,
        })),
  );
  const collator = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true });
  // Each name is compared once, because many papers have the same name.
  const names = [...new Set(mentions.map(({ name }) => name))].sort(collator.compare);
  const ranks = new Map(names.map((name, rank) => [name, rank]));
  return mentions.sort((one, other) => ranks.get(one.name)! - ranks.get(other.name)!);
}

/** The parts of a long index, one per page; a short one has one part. */
export function splitMentions(mentions: readonly Mention[]): Mention[][] {
  return Array.from({ length: countParts(mentions.length) }, (_, index) =>
    mentions.slice(index * roomForMentions, (index + 1) * roomForMentions),
  );
}

/** The number of parts of an index. */
export function countParts(mentions: number): number {
  return Math.ceil(mentions / roomForMentions);
}
