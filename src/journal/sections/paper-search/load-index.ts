import { fold } from './words.ts';

/** A paper as the index of the journal lists it. */
interface ListedPaper {
  to: string;
  title: string;
  authors: string[];
  abstract: string;
  keywords: string[];
  subject: string;
}

export interface Hit {
  /** The paper's page. */
  to: string;
  abstract: string;
  keywords: string[];
  /** The words of the paper that were found, folded. */
  words: Set<string>;
}

export type Search = (query: string) => Hit[];

const loaded = new Map<string, Promise<Search>>();

/** Loads the search and what it searches, once a page; a load that failed is tried again. */
export function loadSearch(source: string): Promise<Search> {
  let search = loaded.get(source);
  if (!search) {
    search = load(source);
    search.catch(() => loaded.delete(source));
    loaded.set(source, search);
  }
  return search;
}

async function load(source: string): Promise<Search> {
  const [{ default: MiniSearch }, papers] = await Promise.all([import('minisearch'), fetchPapers(source)]);
  const index = new MiniSearch<ListedPaper>({
    idField: 'to',
    fields: ['title', 'authors', 'keywords', 'subject', 'abstract'],
    extractField: (paper, field) => [paper[field as keyof ListedPaper]].flat().join(' · '),
    processTerm: fold,
    searchOptions: {
      combineWith: 'AND',
      prefix: true,
      fuzzy: (word) => (word.length > 4 ? 0.2 : false),
      boost: { title: 3, authors: 3, keywords: 2, subject: 2 },
    },
  });
  // A few at a time: thousands at once would hold up the letters that are typed meanwhile.
  await index.addAllAsync(papers, { chunkSize: 25 });
  const byAddress = new Map(papers.map((paper) => [paper.to, paper]));
  return (query) =>
    index.search(query).flatMap(({ id, match }) => {
      const paper = byAddress.get(String(id));
      return paper ? [{ ...paper, words: new Set(Object.keys(match)) }] : [];
    });
}

async function fetchPapers(source: string): Promise<ListedPaper[]> {
  const response = await fetch(source);
  if (!response.ok) throw new Error(`${source} answered ${response.status}`);
  const { papers } = (await response.json()) as { papers: ListedPaper[] };
  return papers;
}
