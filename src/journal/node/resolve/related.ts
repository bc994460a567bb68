import type { AuthorRecord } from '../../core/record/authors/author.ts';
import type { PaperRecord } from '../../core/record/paper-record.ts';

/** Papers related to one. */
export interface RelatedPapers {
  /** Papers on the same topic by other authors, the nearest first. */
  onTopic: PaperRecord[];
  /** Papers with an author in common, newest first. */
  byAuthors: PaperRecord[];
}

const mostOnTopic = 5;
const mostByAuthors = 3;

/**
 * Finds related papers: by the number of common keywords, then by subject. Of two equally related ones, the one
 * closer in the journal's list comes first, so that a new paper changes few other lists. A retracted paper is never
 * recommended.
 * @param papers all papers of the journal, newest first
 * @returns a function from a paper to its related ones
 */
export function relatedPapers(papers: readonly PaperRecord[]): (paper: PaperRecord) => RelatedPapers {
  const places = new Map(papers.map((paper, place) => [paper, place]));
  const subjects = papers.map(({ subject }) => normalizeText(subject));
  const keywords = papers.map((paper) => new Set(allKeywords(paper).map(normalizeText)));
  const bySubject = placesBy(subjects.map((subject) => [subject]));
  const byKeyword = placesBy(keywords);
  const byAuthor = placesBy(papers.map(({ authors }) => authors.flatMap(identifyingNames)));
  return (paper) => {
    const ownPlace = places.get(paper)!;
    const isOther = (place: number) => place !== ownPlace && papers[place]!.status !== 'retracted';
    const sameAuthors = new Set(
      paper.authors
        .flatMap((author) => identifyingNames(author).flatMap((name) => byAuthor.get(name)!))
        .filter((place) => isOther(place) && haveAuthor(paper, papers[place]!)),
    );
    const isByOthers = (place: number) => isOther(place) && !sameAuthors.has(place);
    const shared = new Map<number, number>();
    for (const keyword of keywords[ownPlace]!)
      for (const place of byKeyword.get(keyword)!) shared.set(place, (shared.get(place) ?? 0) + 1);
    for (const place of nearest(bySubject.get(subjects[ownPlace]!)!, ownPlace, isByOthers))
      shared.set(place, shared.get(place) ?? 0);
    // One number per candidate combines keywords, subject and distance, so that hundreds of them are sorted fast.
    const ranked = [...shared].flatMap(([place, count]) => {
      if (!isByOthers(place)) return [];
      const group = 2 * (keywords[ownPlace]!.size - count) + Number(subjects[place] !== subjects[ownPlace]);
      return {
        place,
        rank: 2 * group * papers.length + 2 * Math.abs(place - ownPlace) + Number(place > ownPlace),
      };
    });
    const onTopic = ranked.sort((one, other) => one.rank - other.rank);
    const byAuthors = [...sameAuthors].sort((one, other) => one - other);
    return {
      onTopic: onTopic.slice(0, mostOnTopic).map(({ place }) => papers[place]!),
      byAuthors: byAuthors.slice(0, mostByAuthors).map((place) => papers[place]!),
    };
  };
}

/** The indices of the papers with each name (a subject, keyword or author), ascending. */
function placesBy(namesOfPapers: readonly Iterable<string>[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [place, names] of namesOfPapers.entries()) {
    for (const name of names) {
      const placesOfName = places.get(name);
      if (placesOfName) placesOfName.push(place);
      else places.set(name, [place]);
    }
  }
  return places;
}

/** The nearest indices on both sides, as many as a list may show. */
function nearest(
  places: readonly number[],
  ownPlace: number,
  isWanted: (place: number) => boolean,
): number[] {
  const middle = places.indexOf(ownPlace);
  const nearestPlaces: number[] = [];
  for (const step of [-1, 1]) {
    let missing = mostOnTopic;
    for (let at = middle + step; missing > 0 && at >= 0 && at < places.length; at += step) {
      if (!isWanted(places[at]!)) continue;
      nearestPlaces.push(places[at]!);
      missing--;
    }
  }
  return nearestPlaces;
}

/** Whether two papers share an author. The same name with another ORCID is another person. */
function haveAuthor(paper: PaperRecord, other: PaperRecord): boolean {
  return paper.authors.some((one) => other.authors.some((each) => isSame(one, each)));
}

function isSame(one: AuthorRecord, other: AuthorRecord): boolean {
  if (one.orcid && other.orcid) return one.orcid === other.orcid;
  return normalizeText(one.listed) === normalizeText(other.listed);
}

/** The keywords of a paper in all languages. */
function allKeywords({ keywords, translations = [] }: PaperRecord): string[] {
  return [...keywords, ...translations.flatMap((translation) => translation.keywords ?? [])];
}

/** The keys of an author: the ORCID, and the name, which may have several spellings. */
function identifyingNames({ listed, orcid }: AuthorRecord): string[] {
  return [normalizeText(listed), ...(orcid ? [orcid] : [])];
}

/** Normalises case and composition of letters. */
function normalizeText(text: string): string {
  return text.normalize('NFC').toLowerCase().trim();
}
