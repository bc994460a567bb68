import { askSite, connection } from '../../ui/parts/connection/connection.ts';

/** For how long a form that came from the network is taken to be the current one, in milliseconds. */
const fresh = 15 * 60_000;

/**
 * Whether the site asks other questions by now than a form does. Only a form that may be old is looked up: one on a
 * page that was kept for reading without a connection, in a tab that has been open for long, or sent at last after
 * waiting for a connection; and one whose site could not be reached a moment ago.
 * @throws if the site does not answer
 */
export async function isOutdated(
  { id, version, hasWaited }: { id: string; version: string; hasWaited: boolean },
  age = performance.now(),
): Promise<boolean> {
  const isCopy = document.documentElement.dataset['kept'] !== undefined;
  if (!isCopy && !hasWaited && age < fresh && connection() === 'online') return false;
  const current = await askSite();
  // A site that does not say has not said that it changed.
  return current !== undefined && current.forms[id] !== version;
}
