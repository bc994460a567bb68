import { useCallback, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import type { IssueCard } from '../../content/resolved.ts';

/** The key of an issue within a list. */
export function issueChoice(issue: Pick<IssueCard, 'volume' | 'issue'>): string {
  return `${issue.volume}-${issue.issue}`;
}

/**
 * The visible issue, as selected in the lists, which also work before hydration. A choice in one list cancels the
 * choice in another. The choice is stored in the history entry, so that Back from a paper leads to its issue.
 */
export function useChosenIssue(root: RefObject<HTMLElement | null>): { isHydrated: boolean; chosen: string } {
  const isHydrated = useSyncExternalStore(never, always, notOnServer);
  const subscribe = useCallback(
    (listener: () => void) => {
      const place = root.current;
      if (!place) return never();
      restore(place);
      const onChange = (event: Event): void => {
        settle(place, event.target);
        listener();
      };
      place.addEventListener('change', onChange);
      return () => place.removeEventListener('change', onChange);
    },
    [root],
  );
  const read = useCallback(() => (root.current ? chosenIn(root.current) : ''), [root]);
  return { isHydrated, chosen: useSyncExternalStore(subscribe, read, nothing) };
}

function chosenIn(place: HTMLElement): string {
  return lists(place).find((list) => list.value)?.value ?? '';
}

function restore(place: HTMLElement): void {
  const state: unknown = history.state;
  if (chosenIn(place) || state === null || typeof state !== 'object' || !('issue' in state)) return;
  for (const list of lists(place))
    if ([...list.options].some((option) => option.value === state.issue)) list.value = String(state.issue);
}

function settle(place: HTMLElement, changed: EventTarget | null): void {
  for (const list of lists(place)) if (list !== changed) list.value = '';
  history.replaceState({ ...(history.state as object | null), issue: chosenIn(place) }, '');
}

function lists(place: HTMLElement): HTMLSelectElement[] {
  return [...place.querySelectorAll('select')];
}

const never = () => () => undefined;
const always = () => true;
const notOnServer = () => false;
const nothing = () => '';
