import type { ListedFont } from '../core/page/web-fonts.ts';

/*
 * A page shows the site's typefaces from its first paint or not at all: letters that change under a reader's eyes move
 * what is being read. The browser holds the first paint for some milliseconds while fonts are fetched, and shows none
 * that come later (`optional`). So they are fetched at once only where that is soon enough: where an earlier page has
 * brought them, or where this server answers quickly. Otherwise they are fetched after all else, for the next page.
 * Letters that a device may not have at all are another matter: until their font is there, boxes stand for them.
 */
{
  /** Milliseconds from the request to this script, within which a quick line brings the beginning of a page. */
  const quick = 100;
  const block = document.querySelector<HTMLScriptElement>('script[data-fonts]');
  /** Changes with any of the fonts. */
  const name = block?.dataset['fonts'];
  const listed = JSON.parse(block?.text ?? '[]') as ListedFont[];
  /** What the page has no letters of is left to the browser, which fetches it where another page has. */
  const facesFor = (display: FontDisplay) =>
    listed.map(({ family, source, isNeeded, ...rest }) => {
      return new FontFace(family, source, { ...rest, display: isNeeded ? display : 'swap' });
    });
  const show = (faces: FontFace[]) => {
    document.fonts.clear();
    for (const face of faces) document.fonts.add(face);
  };

  const faces = facesFor('optional');
  const load = async () => {
    await Promise.all(faces.map((face, place) => listed[place]?.isNeeded && face.load()));
    remember();
    showUnseen();
  };
  /** Where nobody sees them change: on a page that is drawn ahead or lies in another tab, and together with another page. */
  const showUnseen = () => {
    const showAll = () => show(facesFor('swap'));
    if (document.hidden) showAll();
    else
      window.navigation?.addEventListener('currententrychange', function follow({ from }) {
        if (new URL(from.url ?? '').pathname === location.pathname) return;
        window.navigation.removeEventListener('currententrychange', follow);
        showAll();
      });
  };
  const isKnown = () => {
    try {
      return localStorage['fonts'] === name;
    } catch {
      return false;
    }
  };
  const remember = () => {
    try {
      localStorage['fonts'] = name;
    } catch {
      // Without storage every page asks how quick the line is.
    }
  };
  const isQuick = () => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return visit !== undefined && performance.now() - visit.requestStart < quick;
  };

  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  // The browser says on the console which font can't be fetched; the page keeps the letters that it has.
  const stay = () => undefined;
  if (isKnown() || (!connection?.saveData && isQuick())) {
    show(faces);
    load().catch(stay);
  } else {
    show(faces.filter((_face, place) => listed[place]?.isReadable));
    if (!connection?.saveData) addEventListener('load', () => load().catch(stay));
  }
}
