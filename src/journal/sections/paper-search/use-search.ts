import { useCallback, useEffect, useRef, useState } from 'react';
import { writeQueryParameter } from 'pagewright/search';
import { afterPaint } from 'pagewright/section';
import { firstResultCount, type IndexedPaper } from '../../core/search/index-files.ts';
import type { SearchAnswer } from './load-index.ts';
import type { Rehearsal, Results } from './parts/results.tsx';

/** A search whose results are on the page. */
export interface ShownSearch extends SearchAnswer {
  /** The query; the previous one until the next answer arrives. */
  query: string;
  /** The visible results. */
  papers: IndexedPaper[];
  /** The index of the first additional result; undefined before more are requested. */
  firstMore?: number;
  /** The component for results, loaded with the index. */
  Results: typeof Results;
}

/** The state of the search, and its handlers. */
export interface SearchState {
  /** Undefined without a query, and until the index is loaded. */
  found: ShownSearch | undefined;
  /** Whether the first answer is late, because the index is still loading. */
  isLate: boolean;
  /** Whether more results can be requested. */
  hasMore: boolean;
  hasFailed: boolean;
  search: (query: string) => void;
  /** Loads the start of the index in advance. */
  prepare: () => void;
  /** The component that renders invisible results; loaded by `prepare`. */
  Rehearsal: typeof Rehearsal | undefined;
  /** Shows more results. */
  showMore: () => void;
}

/** The number of results per step. */
const step = 10;

/** The time after which an answer is late, in milliseconds. */
const patience = 300;

/** Searches, and keeps the query in the address, as ?q=, so that a search can be shared. */
export function useSearch(indexFolder: string): SearchState {
  const [found, setFound] = useState<ShownSearch>();
  const [hasFailed, setFailed] = useState(false);
  const [isLate, setLate] = useState(false);
  const [rehearsal, setRehearsal] = useState<typeof Rehearsal>();
  /** The latest query; answers to earlier queries are outdated. */
  const latest = useRef<string>(undefined);

  // The address is not written after each letter: that takes as long as rendering the results, which come first.
  useEffect(
    () =>
      afterPaint(() => {
        // On the first render the address is only read.
        if (latest.current !== undefined) writeQueryParameter(latest.current);
      }),
    [found, hasFailed],
  );

  // A key press renders nothing before its answer arrives.
  const search = useCallback(
    (typed: string): void => {
      const words = typed.trim();
      if (words === (latest.current ?? '')) return;
      latest.current = words;
      if (words === '') {
        // This must be cleared, or the next letter would render the old results before its own answer.
        setFound(undefined);
        setFailed(false);
        setLate(false);
        writeQueryParameter('');
        return;
      }
      const late = setTimeout(() => latest.current === words && setLate(true), patience);
      void find(indexFolder, words)
        .then(
          (answer) => {
            if (latest.current !== words) return;
            setFailed(false);
            setFound(answer);
          },
          (error: unknown) => {
            console.warn(error);
            if (latest.current === words) setFailed(true);
          },
        )
        .finally(() => {
          clearTimeout(late);
          if (latest.current === words) setLate(false);
        });
    },
    [indexFolder],
  );

  const show = useCallback((answer: ShownSearch, count: number, firstMore?: number): void => {
    answer.best(count).then(
      (papers) => {
        setFailed(false);
        setFound((now) =>
          now?.best === answer.best ? { ...now, papers, ...(firstMore && { firstMore }) } : now,
        );
      },
      (error: unknown) => {
        console.warn(error);
        setFailed(true);
      },
    );
  }, []);

  const shown = found?.papers.length ?? 0;
  const most = found?.most ?? 0;
  // Results outside the screen are rendered after the first paint.
  const isPart = shown < Math.min(step, most);
  useEffect(() => (found && isPart ? afterPaint(() => show(found, step)) : undefined), [found, isPart, show]);

  return {
    found,
    isLate: isLate && !found,
    hasMore: shown < most && !isPart,
    hasFailed,
    search,
    prepare: () =>
      void load(indexFolder).then(
        ([, { Rehearsal }]) => setRehearsal(() => Rehearsal),
        // The first letter loads it again, and reports the error.
        () => undefined,
      ),
    Rehearsal: rehearsal,
    showMore: () => found && show(found, shown + step, shown),
  };
}

async function find(indexFolder: string, words: string): Promise<ShownSearch> {
  const [search, { Results }] = await load(indexFolder);
  const answer = await search(words);
  return { ...answer, query: words, papers: await answer.best(firstResultCount), Results };
}

/** The index with the search code and the results: only needed for searching. */
async function load(indexFolder: string) {
  const index = import('./load-index.ts').then(({ loadSearch }) => loadSearch(indexFolder));
  return Promise.all([index, import('./parts/results.tsx')]);
}
