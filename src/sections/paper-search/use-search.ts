import { useEffect, useRef, useState } from 'react';
import { loadSearch } from './load-index.ts';
import type { Hit } from './load-index.ts';

export interface SearchState {
  query: string;
  /** What was found; undefined while nothing is searched for, and until the index has come. */
  hits: Hit[] | undefined;
  failed: boolean;
  search: (query: string) => void;
  /** Loads the index before it is needed. */
  prepare: () => void;
}

/** Searches, and keeps what is searched for in the address, as ?q=, so that a search can be passed on. */
export function useSearch(source: string): SearchState {
  const [query, setQuery] = useState('');
  const [answer, setAnswer] = useState<{ query: string; hits: Hit[] }>();
  const [failed, setFailed] = useState(false);
  const begun = useRef(false);

  useEffect(() => {
    // At first the address is read, not written.
    if (begun.current) rememberQuery(query);
    begun.current = true;
    const words = query.trim();
    if (words === '') return;
    let current = true;
    loadSearch(source).then(
      (search) => {
        if (!current) return;
        setFailed(false);
        setAnswer({ query, hits: search(words) });
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

  const hits = query.trim() === '' ? undefined : answer?.hits;
  return {
    query,
    hits,
    failed,
    search: setQuery,
    prepare: () => void loadSearch(source).catch(() => undefined),
  };
}

/** What the address asks for. */
export function askedInAddress(): string {
  return new URLSearchParams(location.search).get('q') ?? '';
}

/** The entry of the history stays the same one: letters are no steps back. */
function rememberQuery(query: string): void {
  const url = new URL(location.href);
  if (query.trim() === '') url.searchParams.delete('q');
  else url.searchParams.set('q', query.trim());
  history.replaceState(history.state, '', url);
}
