import { useCallback, useEffect, useRef, useState } from 'react';
import { rememberAsked } from '../../../ui/parts/search/search-address.ts';
import type { Answer, Hit } from './load-index.ts';
import type { Results } from './parts/results.tsx';

export interface Found {
  /** What was looked for: while the next answer is on its way, the one before it stays. */
  words: string;
  /** How many papers were found. */
  count: number;
  /** The best of them: those that are shown. */
  hits: Hit[];
  /** The place of the first that was asked for besides; nothing before more are asked for. */
  firstMore?: number;
  /** What draws them: it comes with the index. */
  Results: typeof Results;
}

export interface SearchState {
  query: string;
  /** Undefined while nothing is searched for, and until what it needs of the index has come. */
  found: Found | undefined;
  failed: boolean;
  search: (query: string) => void;
  /** Loads the beginning of the index before it is needed. */
  prepare: () => void;
  /** Shows some more of what was found. */
  showMore: () => void;
}

/** How many papers are shown at once. */
const step = 10;

/** Searches, and keeps what is searched for in the address, as ?q=, so that a search can be passed on. */
export function useSearch(source: string): SearchState {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<Found & Pick<Answer, 'best'>>();
  const [failed, setFailed] = useState(false);
  const begun = useRef(false);

  useEffect(() => {
    // At first the address is read, not written.
    if (begun.current) rememberAsked(query);
    begun.current = true;
    const words = query.trim();
    if (words === '') return;
    let current = true;
    find(source, words).then(
      (answer) => {
        if (!current) return;
        setFailed(false);
        setFound(answer);
      },
      (error: unknown) => {
        console.warn(error);
        if (current) setFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [query, source]);

  const search = useCallback((typed: string): void => {
    setQuery(typed);
    // The next letter would else draw what was found before, until its own answer comes.
    if (typed.trim() === '') setFound(undefined);
  }, []);

  function showMore(): void {
    if (!found) return;
    const firstMore = found.hits.length;
    found.best(firstMore + step).then(
      (hits) => {
        setFailed(false);
        setFound((now) => (now?.best === found.best ? { ...now, hits, firstMore } : now));
      },
      (error: unknown) => {
        console.warn(error);
        setFailed(true);
      },
    );
  }

  return {
    query,
    found: query.trim() === '' ? undefined : found,
    failed: failed && query.trim() !== '',
    search,
    prepare: () => void load(source).catch(() => undefined),
    showMore,
  };
}

async function find(source: string, words: string): Promise<(Found & Pick<Answer, 'best'>) | undefined> {
  const [search, { Results }] = await load(source);
  const answer = await search(words);
  return answer && { ...answer, words, hits: await answer.best(step), Results };
}

/** The index and the code that searches it and shows what it has found: nobody needs them before they search. */
async function load(source: string) {
  const index = import('./load-index.ts').then(({ loadSearch }) => loadSearch(source));
  return Promise.all([index, import('./parts/results.tsx')]);
}
