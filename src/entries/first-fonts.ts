import type { ListedFont } from '../core/page/web-fonts.ts';

/*
 * A page shows the site's typefaces from its first paint or not at all, because a late swap would move the text while
 * it is read. With `optional` the browser delays the first paint by some milliseconds for fonts, and ignores later
 * ones. So fonts are fetched at once only if they will be in time: cached by an earlier page, or from a fast server.
 * Otherwise later-fonts.ts fetches them for the next page, and changes the main heading of this one. Fonts for letters
 * that a device may lack are always fetched: until they arrive, boxes are shown.
 */
{
  /** Milliseconds from the request to this script on a fast connection. */
  const quick = 100;
  const block = document.querySelector<HTMLScriptElement>('script[data-fonts]');
  const hasFonts = () => {
    try {
      return localStorage['fonts'] === block?.dataset['fonts'];
    } catch {
      return false;
    }
  };
  const isQuick = () => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return visit !== undefined && performance.now() - visit.requestStart < quick;
  };

  /**
   * Before all faces, because a face requests its font with the document's priority and would slow down the
   * rest of the document.
   */
  const preload = (source: string) => {
    const href = /^url\((.+)\)$/.exec(source)?.[1];
    if (!href) return;
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href }));
  };

  if (block) {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    window.hasFonts = hasFonts();
    const isSoon = window.hasFonts || (!connection?.saveData && isQuick());
    const listed = (JSON.parse(block.text) as ListedFont[]).filter(
      ({ isReadable, isBelow }) => isReadable || (isSoon && !isBelow),
    );
    for (const { source, isNeeded } of listed) if (isNeeded) preload(source);
    const loading = listed.map(({ family, source, isNeeded, ...rest }) => {
      // Fonts without letters on this page are left to the browser, which fetches them where needed.
      const face = new FontFace(family, source, { ...rest, display: isNeeded ? 'optional' : 'swap' });
      document.fonts.add(face);
      return isNeeded && face.load();
    });
    const all = Promise.all(loading);
    // If the page is left before its fonts arrive, the error does not matter.
    all.catch(() => undefined);
    if (isSoon) window.firstFonts = all;
  }
}
