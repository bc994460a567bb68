import { useEffect, useRef, useState } from 'react';
import { rememberAsked } from '../../../ui/parts/search-address.ts';
import type { Hit } from './load-index.ts';
import type { Results } from './parts/results.tsx';

export interface Found {
  hits: Hit[];
  /** What draws them: it comes with the index. */
  Results: typeof Results;
}

export interface SearchState {
  query: string;
  /** Undefined while nothing is searched for, and until the index has come. */
  found: Found | undefined;
  failed: boolean;
  search: (query: string) => void;
  /** Loads the index before it is needed. */
  prepare: () => void;
}

/** Searches, and keeps what is searched for in the address, as ?q=, so that a search can be passed on. */
export function useSearch(source: string): SearchState {
  const [query, setQuery] = useState('');
  const [answer, setAnswer] = useState<Found>();
  const [failed, setFailed] = useState(false);
  const begun = useRef(false);

  useEffect(() => {
    // At first the address is read, not written.
    if (begun.current) rememberAsked(query);
    begun.current = true;
    const words = query.trim();
    if (words === '') return;
    let current = true;
    load(source).then(
      ([search, { Results }]) => {
        if (!current) return;
        setFailed(false);
        setAnswer({ hits: search(words), Results });
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

  return {
    query,
    found: query.trim() === '' ? undefined : answer,
    failed,
    search: setQuery,
    prepare: () => void load(source).catch(() => undefined),
  };
}

/** The index and the code that searches it and shows what it has found: nobody needs them before they search. */
async function load(source: string) {
  const index = import('./load-index.ts').then(({ loadSearch }) => loadSearch(source));
  return Promise.all([index, import('./parts/results.tsx')]);
}
