import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
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

/** Searches for what the field holds and keeps it in the address, as ?q=, so that a search can be passed on. */
export function useSearch(source: string, input: RefObject<HTMLInputElement | null>): SearchState {
  const [query, setQuery] = useState('');
  const [answer, setAnswer] = useState<{ query: string; hits: Hit[] }>();
  const [failed, setFailed] = useState(false);
  const begun = useRef(false);

  // What was typed before the page woke counts from the moment it wakes; else what the address asks for.
  useEffect(() => {
    if (!input.current) return;
    const asked = new URLSearchParams(location.search).get('q') ?? '';
    input.current.value ||= asked;
    setQuery(input.current.value);
  }, [input]);

  useEffect(() => {
    if (begun.current) rememberQuery(query);
    begun.current ||= query !== '';
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

/** The entry of the history stays the same one: letters are no steps back. */
function rememberQuery(query: string): void {
  const url = new URL(location.href);
  if (query.trim() === '') url.searchParams.delete('q');
  else url.searchParams.set('q', query.trim());
  history.replaceState(history.state, '', url);
}
