import { askSite } from '../../ui/parts/connection/connection.ts';

/** A tab asks again when it is looked at again, but not more often than this, in milliseconds. */
const pause = 60_000;

/**
 * Tells once when the site has a newer build than the page.
 * @param build that the page is of
 */
export function watchBuild(build: string, onNew: () => void): void {
  let asked = performance.now();
  const ask = async () => {
    if (document.hidden || performance.now() - asked < pause) return;
    asked = performance.now();
    const current = await askSite().catch(() => undefined);
    if (!current || current.build === build) return;
    document.removeEventListener('visibilitychange', ask);
    removeEventListener('focus', ask);
    onNew();
  };
  document.addEventListener('visibilitychange', ask);
  addEventListener('focus', ask);
}
