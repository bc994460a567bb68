import { askSite } from '../../ui/parts/connection/connection.ts';

/** A tab that is shown again checks again, but at most this often, in milliseconds. */
const pause = 60_000;

/**
 * Reports once that the site has a newer build than the page.
 * @param build of the page
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
