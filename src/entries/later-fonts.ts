import type { ListedFont } from '../core/page/web-fonts.ts';

declare global {
  interface Window {
    /**
     * Settles when the fonts that first-fonts.ts has fetched at once are loaded; undefined if later-fonts.ts
     * fetches them.
     */
    firstFonts?: Promise<unknown>;
    /** Settles when the page becomes visible; undefined if it is visible from the beginning. */
    readable?: Promise<unknown>;
    /** Whether an earlier page has loaded the fonts, so that this page has them from the first paint on. */
    hasFonts?: boolean;
  }
}

/* If first-fonts.ts has found that the typefaces would be too late for this page, this script fetches them after
   everything else, for the next page, and records that they are cached. */
{
  const block = document.querySelector<HTMLScriptElement>('script[data-fonts]');
  const fonts = JSON.parse(block?.text ?? '[]') as ListedFont[];
  const createFaces = () =>
    fonts.map(({ family, source, ...rest }) => new FontFace(family, source, { ...rest, display: 'swap' }));
  /**
   * Shows the fonts of the content below the first screen. On a fast connection they arrive before the visitor
   * scrolls there, but after the first paint, which may come after `load`.
   */
  const showBelow = async () => {
    if (!document.hidden) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const facesBelow = createFaces().filter((_, place) => fonts[place]?.isBelow);
    await Promise.all(facesBelow.map(async (face) => document.fonts.add(await face.load())));
  };
  /**
   * Shows the typeface in the main heading on a first visit. The heading keeps its number of lines, in a
   * narrower box if necessary, so that nothing else moves. With low priority, the pictures of the first
   * screen are loaded before it.
   */
  const showHeading = async () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    const { fontFamily } = getComputedStyle(heading);
    const styles = new Set(
      [heading, ...heading.querySelectorAll('em')].map((each) => getComputedStyle(each).fontStyle),
    );
    const headingFonts = fonts.filter(
      ({ family, style, isNeeded }) => isNeeded && fontFamily.includes(family) && styles.has(style),
    );
    const load = async ({ source, ...rest }: ListedFont) => {
      const file = await fetch(source.slice(4, -1), { priority: 'low' });
      document.fonts.add(await new FontFace('heading', await file.arrayBuffer(), rest).load());
    };
    await Promise.all(headingFonts.map(load));
    const { style, offsetHeight, offsetWidth } = heading;
    // A tolerance: the line heights of two typefaces differ by a pixel.
    const grown = () => heading.offsetHeight - offsetHeight;
    style.fontFamily = `heading,${fontFamily}`;
    for (let part = 1; grown() < -2 && part > 0.7; part -= 0.02) style.maxWidth = `${offsetWidth * part}px`;
    if (Math.abs(grown()) > 2) style.fontFamily = style.maxWidth = '';
  };
  const recordCached = () => {
    try {
      // The name of the style sheet changes with any of the fonts.
      localStorage['fonts'] = block?.dataset['fonts'];
    } catch {
      // Without storage, every page measures the connection.
    }
  };
  /**
   * Shows the fonts at a moment when the change is invisible: in a prerendered or hidden page, or together
   * with a new page. They are loaded before, and shown after the new page is in place: otherwise the browser
   * would calculate the layout of the old page again.
   */
  const showUnseen = async () => {
    const faces = createFaces();
    const isUsed = (place: number) => fonts[place]?.isNeeded || fonts[place]?.isBelow;
    await Promise.all(faces.map((face, place) => isUsed(place) && face.load()));
    const showAll = () => {
      document.fonts.clear();
      for (const face of faces) document.fonts.add(face);
    };
    if (document.hidden) return showAll();
    window.navigation?.addEventListener('currententrychange', function follow({ from }) {
      if (new URL(from.url ?? '').pathname === location.pathname) return;
      window.navigation.removeEventListener('currententrychange', follow);
      const observer = new MutationObserver(() => {
        observer.disconnect();
        showAll();
      });
      observer.observe(document.querySelector('main')!, { childList: true });
    });
  };
  const finish = async (loading?: Promise<unknown>) => {
    await loading;
    await showUnseen();
    recordCached();
  };
  // The browser reports failed fonts on the console; the page keeps its current fonts.
  const ignoreFailure = () => undefined;

  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const { firstFonts } = window;
  if (block && !connection?.saveData && !window.hasFonts) showHeading().catch(ignoreFailure);
  if (firstFonts)
    addEventListener('load', () => finish(Promise.all([firstFonts, showBelow()])).catch(ignoreFailure));
  else if (block && !connection?.saveData) addEventListener('load', () => finish().catch(ignoreFailure));
}
