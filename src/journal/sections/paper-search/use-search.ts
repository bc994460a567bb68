import { useCallback, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../../../ui/after-paint.ts';
import { rememberAsked } from '../../../ui/parts/search/search-address.ts';
import { seenFirst, type IndexedPaper } from '../../search/index-files.ts';
import type { Answer } from './load-index.ts';
import type { Rehearsal, Results } from './parts/results.tsx';

export interface Found extends Answer {
  /** What was looked for: while the next answer is on its way, the one before it stays. */
  words: string;
  /** The best of what was found: those that are shown. */
  papers: IndexedPaper[];
  /** The place of the first that was asked for besides; nothing before more are asked for. */
  firstMore?: number;
  /** What draws them: it comes with the index. */
  Results: typeof Results;
}

export interface SearchState {
  /** Undefined while nothing is searched for, and until what it needs of the index has come. */
  found: Found | undefined;
  /** Whether papers are missing that can be asked for. */
  hasMore: boolean;
  failed: boolean;
  search: (query: string) => void;
  /** Loads the beginning of the index before it is needed. */
  prepare: () => void;
  /** What draws results unseen; it comes once they are prepared for. */
  Rehearsal: typeof Rehearsal | undefined;
  /** Shows some more of what was found. */
  showMore: () => void;
}

/** How many papers are shown at once. */
const step = 10;

/** Searches, and keeps what is searched for in the address, as ?q=, so that a search can be passed on. */
export function useSearch(source: string): SearchState {
  const [found, setFound] = useState<Found>();
  const [failed, setFailed] = useState(false);
  const [rehearsal, setRehearsal] = useState<typeof Rehearsal>();
  /** What was typed last: answers to all else come too late. */
  const asked = useRef<string>(undefined);

  // Not with each letter: writing the address takes as long as drawing what was found, which comes first.
  useEffect(
    () =>
      afterPaint(() => {
        // At first the address is read, not written.
        if (asked.current !== undefined) rememberAsked(asked.current);
      }),
    [found, failed],
  );

  // A letter draws nothing before its answer is there.
  const search = useCallback(
    (typed: string): void => {
      const words = typed.trim();
      if (words === (asked.current ?? '')) return;
      asked.current = words;
      if (words === '') {
        // The next letter would else draw what was found before, until its own answer comes.
        setFound(undefined);
        setFailed(false);
        rememberAsked('');
        return;
      }
      find(source, words).then(
        (answer) => {
          if (asked.current !== words) return;
          setFailed(false);
          setFound(answer);
        },
        (error: unknown) => {
          console.warn(error);
          if (asked.current === words) setFailed(true);
        },
      );
    },
    [source],
  );

  const show = useCallback((answer: Found, many: number, firstMore?: number): void => {
    answer.best(many).then(
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
  // What a screen has no room for comes once the rest is painted.
  const isPart = shown < Math.min(step, most);
  useEffect(() => (found && isPart ? afterPaint(() => show(found, step)) : undefined), [found, isPart, show]);

  return {
    found,
    hasMore: shown < most && !isPart,
    failed,
    search,
    prepare: () =>
      void load(source).then(
        ([, { Rehearsal }]) => setRehearsal(() => Rehearsal),
        // The first letter asks for it again, and tells.
        () => undefined,
      ),
    Rehearsal: rehearsal,
    showMore: () => found && show(found, shown + step, shown),
  };
}

async function find(source: string, words: string): Promise<Found> {
  const [search, { Results }] = await load(source);
  const answer = await search(words);
  return { ...answer, words, papers: await answer.best(seenFirst), Results };
}

/** The index and the code that searches it and shows what it has found: nobody needs them before they search. */
async function load(source: string) {
  const index = import('./load-index.ts').then(({ loadSearch }) => loadSearch(source));
  return Promise.all([index, import('./parts/results.tsx')]);
}
