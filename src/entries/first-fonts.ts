import type { ListedFont } from '../core/page/web-fonts.ts';

/*
 * A page shows the site's typefaces from its first paint or not at all, because a late swap would move the text while
 * it is read. With `optional` the browser delays the first paint by some milliseconds for fonts, and ignores later
 * ones. So fonts are fetched at once only if they will be in time: cached by an earlier page, or from a fast server.
 * Otherwise later-fonts.ts fetches them for the next page, and changes the main heading of this one.
 *
 * Fonts for letters that a device may lack are always fetched. Without them the browser would draw boxes, and move
 * everything when they arrive: such a device shows the page when it can be read.
 */
{
  /** Milliseconds after which boxes are shown: a browser's own limit for invisible text. */
  const longest = 3000;
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
    return performance.now() - (visit?.requestStart ?? 0) < quick;
  };

  if (block) {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    window.hasFonts = hasFonts();
    const isSoon = window.hasFonts || (!connection?.saveData && isQuick());
    const listed = (JSON.parse(block.text) as ListedFont[]).filter(
      ({ isReadable, isBelow }) => isReadable || (isSoon && !isBelow),
    );
    // Before all faces, because a face requests its font with the document's priority and would slow down the rest of
    // the document.
    for (const { source, isNeeded } of listed)
      if (isNeeded) {
        const link = { rel: 'preload', as: 'font', crossOrigin: '', href: source.slice(4, -1) };
        document.head.append(Object.assign(document.createElement('link'), link));
      }
    const reading: Promise<unknown>[] = [];
    const loading = listed.map(({ family, source, isNeeded, isReadable, ...rest }) => {
      // Fonts without letters on this page are left to the browser, which fetches them where needed.
      const face = new FontFace(family, source, { ...rest, display: isNeeded ? 'optional' : 'swap' });
      document.fonts.add(face);
      if (isReadable) reading.push(face.load());
      return isNeeded && face.load();
    });
    if (reading.length > 0) {
      const { style } = document.documentElement;
      style.visibility = 'hidden';
      window.readable = Promise.race([
        Promise.allSettled(reading),
        new Promise((resolve) => setTimeout(resolve, longest)),
      ]).then(() => (style.visibility = ''));
    }
    const all = Promise.all(loading);
    // If the page is left before its fonts arrive, the error does not matter.
    all.catch(() => undefined);
    if (isSoon) window.firstFonts = all;
  }
}
