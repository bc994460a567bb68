import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import type { IssueCard } from '../../core/resolved.ts';

/** The name of an issue within a list of issues. */
export function keyOf(issue: Pick<IssueCard, 'volume' | 'issue'>): string {
  return `${issue.volume}-${issue.issue}`;
}

/**
 * The issue that is shown: at first none, or the one that was chosen before the page woke. The choice stays with
 * the entry in the browser's history, so that going back from a paper leads to its issue.
 */
export function useChosenIssue(root: RefObject<HTMLElement | null>) {
  const [chosen, setChosen] = useState('');
  const awake = useSyncExternalStore(never, always, notOnServer);
  useLayoutEffect(() => {
    const selects = [...(root.current?.querySelectorAll('select') ?? [])];
    const before = selects.find((select) => select.value)?.value ?? remembered();
    if (!before) return;
    setChosen(before);
    for (const select of selects)
      if ([...select.options].some((option) => option.value === before)) select.value = before;
  }, [root]);
  function choose(key: string): void {
    setChosen(key);
    history.replaceState({ ...(history.state as object | null), issue: key }, '');
  }
  return { awake, chosen, choose };
}

function remembered(): string {
  const state: unknown = history.state;
  return state !== null && typeof state === 'object' && 'issue' in state ? String(state.issue) : '';
}

const never = () => () => undefined;
const always = () => true;
const notOnServer = () => false;
