import type { ListedFont } from '../core/page/web-fonts.ts';

/*
 * A page shows the site's typefaces from its first paint or not at all: letters that change under a reader's eyes move
 * what is being read. The browser holds the first paint for some milliseconds while fonts are fetched, and shows none
 * that come later (`optional`). So they are fetched at once only where that is soon enough: where an earlier page has
 * brought them, or where this server answers quickly. Otherwise later-fonts.ts fetches them for the next page.
 * Letters that a device may not have at all are another matter: until their font is there, boxes stand for them.
 */
{
  /** Milliseconds from the request to this script, within which a quick line brings the beginning of a page. */
  const quick = 100;
  const block = document.querySelector<HTMLScriptElement>('script[data-fonts]');
  const isKnown = () => {
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

  /** Ahead of all faces: a face asks for its font as urgently as for the document, whose rest would share the line. */
  const preload = (source: string) => {
    const href = /^url\((.+)\)$/.exec(source)?.[1];
    if (!href) return;
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href }));
  };

  if (block) {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    const isSoon = isKnown() || (!connection?.saveData && isQuick());
    const listed = (JSON.parse(block.text) as ListedFont[]).filter(
      ({ isReadable, isBelow }) => isReadable || (isSoon && !isBelow),
    );
    for (const { source, isNeeded } of listed) if (isNeeded) preload(source);
    const loading = listed.map(({ family, source, isNeeded, ...rest }) => {
      // What the page has no letters of is left to the browser, which fetches it where another page has.
      const face = new FontFace(family, source, { ...rest, display: isNeeded ? 'optional' : 'swap' });
      document.fonts.add(face);
      return isNeeded && face.load();
    });
    const all = Promise.all(loading);
    // A page that is left before its fonts are there has no more use for them, and nobody to report it to.
    all.catch(() => undefined);
    if (isSoon) window.firstFonts = all;
  }
}
