import type { ListedFont } from '../core/page/web-fonts.ts';

declare global {
  interface Window {
    /** Settles with the fonts that first-fonts.ts fetches at once; absent where it leaves them to later-fonts.ts. */
    firstFonts?: Promise<unknown>;
  }
}

/*
 * Fetches the typefaces after all else, for the next page, where first-fonts.ts has found that they would come too late for
 * this one; and notes that they are there.
 */
{
  const block = document.querySelector<HTMLScriptElement>('script[data-fonts]');
  const listed = JSON.parse(block?.text ?? '[]') as ListedFont[];
  const facesFor = (display: FontDisplay) =>
    listed.map(({ family, source, isNeeded, ...rest }) => {
      return new FontFace(family, source, { ...rest, display: isNeeded ? display : 'swap' });
    });
  const load = () =>
    Promise.all(
      facesFor('optional').map(
        (face, place) => (listed[place]?.isNeeded || listed[place]?.isBelow) && face.load(),
      ),
    );
  /** On a quick line they come before anybody has scrolled there, and behind the first paint, which `load` may precede. */
  const showBelow = async () => {
    if (!document.hidden) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const below = facesFor('swap').filter((_, place) => listed[place]?.isBelow);
    await Promise.all(below.map(async (face) => document.fonts.add(await face.load())));
  };
  const remember = () => {
    try {
      // Its name changes with any of the fonts.
      localStorage['fonts'] = block?.dataset['fonts'];
    } catch {
      // Without storage every page asks how quick the line is.
    }
  };
  /** Where nobody sees them change: on a page that is drawn ahead or lies in another tab, and together with another page. */
  const showUnseen = () => {
    const showAll = () => {
      document.fonts.clear();
      for (const face of facesFor('swap')) document.fonts.add(face);
    };
    if (document.hidden) showAll();
    else
      window.navigation?.addEventListener('currententrychange', function follow({ from }) {
        if (new URL(from.url ?? '').pathname === location.pathname) return;
        window.navigation.removeEventListener('currententrychange', follow);
        showAll();
      });
  };
  const finish = async (loading: Promise<unknown>) => {
    await loading;
    remember();
    showUnseen();
  };
  // The browser says on the console which font can't be fetched; the page keeps the letters that it has.
  const stay = () => undefined;

  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const { firstFonts } = window;
  if (firstFonts) addEventListener('load', () => finish(Promise.all([firstFonts, showBelow()])).catch(stay));
  else if (block && !connection?.saveData) addEventListener('load', () => finish(load()).catch(stay));
}
