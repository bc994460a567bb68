import type { ListedFont } from '../core/page/web-fonts.ts';

/*
 * A page shows the site's typefaces from its first paint or not at all, because a late swap would move the text while
 * it is read. With `optional`, the browser delays the first paint by some milliseconds for fonts, and ignores later
 * ones. So fonts are fetched at once only if they will arrive in time: they are in the cache from an earlier page, or
 * the server is fast. Otherwise later-fonts.ts fetches them for the next page, and changes only the main heading of
 * this one.
 *
 * Fonts for letters that a device may lack are always fetched. Without them, the browser would show boxes, and the
 * text would move when they arrive: so such a device shows a page of that language only when its fonts are loaded.
 * A page of another language is shown at once.
 */
{
  /** The time after which boxes are shown, in milliseconds: browsers have the same limit for invisible text. */
  const maxHiddenMs = 3000;
  /** The maximal time from the request to this script on a fast connection, in milliseconds. */
  const fastMs = 100;
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
    return performance.now() - (visit?.requestStart ?? 0) < fastMs;
  };

  if (block) {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    window.hasFonts = hasFonts();
    const willArriveInTime = window.hasFonts || (!connection?.saveData && isQuick());
    const fonts = (JSON.parse(block.text) as ListedFont[]).filter(
      ({ isReadable, isBelow }) => isReadable || (willArriveInTime && !isBelow),
    );
    // Preloaded before all faces: a face requests its font with the document's priority, which would slow down the
    // rest of the document.
    // Firefox cancels a preload if two faces have its file.
    const isShared = (source: string) =>
      fonts.some((face) => face.isReadable && face.source.includes(source));
    for (const { source, isNeeded } of fonts)
      if (isNeeded && !isShared(source)) {
        const link = { rel: 'preload', as: 'font', crossOrigin: '', href: source.slice(4, -1) };
        document.head.append(Object.assign(document.createElement('link'), link));
      }
    const readableFonts: Promise<unknown>[] = [];
    const loading = fonts.map(({ family, source, isNeeded, isReadable, ...rest }) => {
      // The browser itself fetches fonts that have no letters on this page, if they are needed later.
      const face = new FontFace(family, source, { ...rest, display: isNeeded ? 'optional' : 'swap' });
      document.fonts.add(face);
      if (isReadable && !rest.isBelow) readableFonts.push(face.load());
      return isNeeded && face.load();
    });
    if (readableFonts.length > 0) {
      const { style } = document.documentElement;
      style.visibility = 'hidden';
      window.readable = Promise.race([
        Promise.allSettled(readableFonts),
        new Promise((resolve) => setTimeout(resolve, maxHiddenMs)),
      ]).then(() => (style.visibility = ''));
    }
    const allFonts = Promise.all(loading);
    // If the visitor leaves the page before its fonts arrive, the error does not matter.
    allFonts.catch(() => undefined);
    if (willArriveInTime) window.firstFonts = allFonts;
  }
}
