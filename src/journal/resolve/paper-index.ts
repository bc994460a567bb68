import GithubSlugger from 'github-slugger';
import type { JournalRoutes } from '../record/journal-routes.ts';
import type { PaperRecord } from '../record/paper-record.ts';
import { statusWords } from '../record/status.ts';
import type { IndexEntry, IndexGroup } from '../content/resolved.ts';

/** Papers under the names of their authors, by first letter; a paper is under each of its authors. */
export function authorIndex(papers: readonly PaperRecord[]): IndexGroup[] {
  const mentions = papers.flatMap((paper) =>
    paper.authors.map(({ listed, affiliation }) => ({ name: listed, note: affiliation, paper })),
  );
  return grouped(mentions);
}

/** Papers under their subjects, by first letter. */
export function subjectIndex(papers: readonly PaperRecord[]): IndexGroup[] {
  return grouped(papers.map((paper) => ({ name: paper.subject, paper })));
}

/** The address of a subject's place in the index. */
export function subjectAddress({ subjects }: JournalRoutes, subject: string): string {
  return `${subjects}#${idOf(subject)}`;
}

interface Mention {
  name: string;
  note?: string;
  paper: PaperRecord;
}

function grouped(mentions: readonly Mention[]): IndexGroup[] {
  const byName = [...Map.groupBy(mentions, ({ name }) => name)].sort(([one], [other]) =>
    collator.compare(one, other),
  );
  const ids = new GithubSlugger();
  const entries = byName.map(([name, found]) => entryOf(name, found, ids));
  return [...Map.groupBy(entries, ({ name }) => initialOf(name))].map(([title, inside]) => ({
    title,
    entries: inside,
  }));
}

function entryOf(name: string, found: readonly Mention[], ids: GithubSlugger): IndexEntry {
  const notes = [...new Set(found.flatMap(({ note }) => note ?? []))];
  const isLatin = /\p{Script=Latin}/u.test(name);
  return {
    id: ids.slug(idOf(name)),
    name,
    ...(!isLatin && { language: found[0]!.paper.language }),
    ...(notes.length > 0 && { note: notes.join('; ') }),
    papers: found.map(({ paper }) => ({
      title: paper.plainTitle,
      language: paper.language,
      to: paper.route,
      issue: `Volume ${paper.volume}, Issue ${paper.issue}`,
      ...(paper.status && { notice: statusWords[paper.status] }),
    })),
  };
}

const collator = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true });

/** The letter under which a name is listed: É under E, letters of other scripts as they are. */
function initialOf(name: string): string {
  const letter = /\p{Letter}\p{Mark}*/u.exec(name)?.[0] ?? '#';
  return letter
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toUpperCase();
}

/** A name for a place on the page: an anchor begins with a letter. */
function idOf(name: string): string {
  return `on-${new GithubSlugger().slug(name)}`;
}
