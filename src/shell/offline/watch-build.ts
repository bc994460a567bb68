import { askSite } from '../../ui/parts/connection/connection.ts';

/** The minimal time between two checks, in milliseconds; a tab checks each time it is shown again. */
const pause = 60_000;

/**
 * Reports once that the site has a newer build than the page.
 * @param build build of the page
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
