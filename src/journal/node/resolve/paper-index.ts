import GithubSlugger from 'github-slugger';
import {
  listMentions,
  splitMentions,
  type IndexedBy,
  type Mention,
} from '../../core/record/lists/index-mentions.ts';
import type { JournalRoutes } from '../../core/record/addresses/journal-routes.ts';
import type { PaperRecord } from '../../core/record/paper-record.ts';
import { placeInWords } from '../../core/record/place.ts';
import { statusWords } from '../../core/record/notices/status.ts';
import type { IndexEntry, IndexGroup, PaperIndex } from '../../content/resolved.ts';

/** An index of the journal's papers, in parts for pages. */
export interface JournalIndex {
  /** @param asked the part. Default: the first part, and all parts without a separate page */
  part(asked?: number): PaperIndex;
  /** The address of a name's place in the index. */
  getAddress(name: string): string;
}

/**
 * An index of papers by author (a paper is under each of its authors) or by subject.
 * @param hasPage whether a page exists at an address
 */
export function journalIndex(
  papers: readonly PaperRecord[],
  by: IndexedBy,
  routes: JournalRoutes,
  hasPage: (route: string) => boolean,
): JournalIndex {
  const list = by === 'author' ? 'authors' : 'subjects';
  const parts = splitMentions(listMentions(papers, by));
  const partRoute = (number: number) => routes.part({ list, part: number });
  const to = (number: number) =>
    number > 1 && hasPage(partRoute(number)) ? partRoute(number) : routes[list];
  const partNumbers = new Map<string, number>();
  for (const [index, part] of parts.entries())
    for (const { name } of part) if (!partNumbers.has(name)) partNumbers.set(name, index + 1);
  return {
    part: (asked = 1) => ({
      groups: groupMentions(parts.filter((_, index) => isOn(index + 1, asked, to)).flat()),
      parts:
        parts.length > 1
          ? parts.map((part, index) => ({
              first: part[0]!.name,
              last: part.at(-1)!.name,
              to: to(index + 1),
              isHere: index + 1 === asked,
            }))
          : [],
    }),
    getAddress: (name) => `${to(partNumbers.get(name) ?? 1)}#${anchorId(name)}`,
  };
}

/** Whether a part is on the page of the requested part. */
function isOn(number: number, asked: number, to: (number: number) => string): boolean {
  return number === asked || (asked === 1 && to(number) === to(1));
}

/** @param mentions in the order of names */
function groupMentions(mentions: readonly Mention[]): IndexGroup[] {
  const ids = new GithubSlugger();
  const entries = [...Map.groupBy(mentions, ({ name }) => name)].map(([name, mentionsOfName]) =>
    createEntry(name, mentionsOfName, ids),
  );
  return [...Map.groupBy(entries, ({ name }) => initialLetter(name))].map(([title, inside]) => ({
    title,
    entries: inside,
  }));
}

function createEntry(name: string, mentions: readonly Mention[], ids: GithubSlugger): IndexEntry {
  const notes = [...new Set(mentions.flatMap(({ note }) => note ?? []))];
  const isLatin = /\p{Script=Latin}/u.test(name);
  return {
    id: ids.slug(anchorId(name)),
    name,
    ...(!isLatin && { language: mentions[0]!.paper.language }),
    ...(notes.length > 0 && { note: notes.join('; ') }),
    papers: mentions.map(({ paper }) => ({
      title: paper.plainTitle,
      language: paper.language,
      to: paper.route,
      issue: placeInWords(paper),
      ...(paper.status && { notice: statusWords[paper.status] }),
    })),
  };
}

/** The letter of a name in the index: É is under E, letters of other scripts are unchanged. */
function initialLetter(name: string): string {
  const letter = /\p{Letter}\p{Mark}*/u.exec(name)?.[0] ?? '#';
  return letter
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toUpperCase();
}

/** An anchor for a name, which begins with a letter. */
function anchorId(name: string): string {
  return `on-${new GithubSlugger().slug(name)}`;
}
