import { askSite, connection } from '../../ui/parts/connection/connection.ts';

/** The time for which a form from the network counts as current, in milliseconds. */
const fresh = 15 * 60_000;

/**
 * Whether the form has changed on the site since this page was loaded. The site is asked only if the form may
 * be old: on a cached page, in a tab that was open for a long time, after waiting for a connection, or if the
 * site was unreachable a moment ago.
 * @throws Error if the site does not answer
 */
export async function isOutdated(
  { id, version, hasWaited }: { id: string; version: string; hasWaited: boolean },
  age = performance.now(),
): Promise<boolean> {
  const isCopy = document.documentElement.dataset['kept'] !== undefined;
  if (!isCopy && !hasWaited && age < fresh && connection() === 'online') return false;
  const current = await askSite();
  // If the site has no such file, the form counts as unchanged.
  return current !== undefined && current.forms[id] !== version;
}
