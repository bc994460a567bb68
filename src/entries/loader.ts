import { closeMenus } from '../shell/close-menus.ts';
import { startFilms } from './films.ts';
import { holdDialog } from './hold-dialog.ts';
import { openOrFollow } from './open-or-follow.ts';
import { isHydrated, isThrifty, whenLoaded } from './page-state.ts';

/*
 * The one script that every page loads: small, and without React. It closes menus, starts the films where motion is
 * welcome, and hydrates the page where something on it is about to be used. A page that only has to be read stays plain:
 * its links are the browser's own, which draws the next page ahead of the click.
 */
const root = document.documentElement;
/** Links that open a dialog. */
const opening = root.dataset.dialogs;
/** What to wait for once it is pressed: links that act like buttons, and those that open a dialog. */
const held = opening ? `[data-hold],${opening}` : '[data-hold]';
/**
 * A sign of the browser's age: Safari has this from 16.4, Chrome from 111, Firefox from 119. The application is not
 * built for older ones, and could fail in any part: they keep the plain page.
 */
const isSupported = ('' as { toWellFormed?: unknown }).toWellFormed;
type Application = typeof import('./hydrate.tsx');
type PlainPage = typeof import('./plain-page.ts');
let hydrating: Promise<void> | undefined;
/** After how many milliseconds a failed hydration is tried again by itself; each failure doubles it. */
let pause = 1000;
/** The timer of the next try, once one has failed; -1 where it waits for a sign of intent. */
let retry = 0;
/** Whether a press is one that was kept and is repeated now. */
let isRepeating = false;

// A page that is drawn ahead of a click begins when it is shown: until then nobody has visited it. Its dialog is modal
// from the first moment; all else waits for some frames, for it would only keep the visitor from seeing what is drawn.
if ((document as Document & { prerendering?: boolean }).prerendering)
  document.addEventListener(
    'prerenderingchange',
    () => {
      holdDialog();
      setTimeout(begin, 50);
    },
    { once: true },
  );
else {
  // Ahead of the signs of intent: the focus that moves into the dialog is none.
  holdDialog();
  begin();
}

function begin(): void {
  closeMenus();
  startFilms();
  if (!isSupported) return;
  hydrateOnIntent();
  // A page that was kept may hold a form of yesterday: only the hydrated page sends it, having looked.
  if (root.dataset.kept) addEventListener('submit', (event) => event.preventDefault());
  if (isThrifty()) return;
  // The speculation rules look for this: who saves data gets no page that was not asked for.
  root.dataset.ahead = matchMedia('(hover: hover)').matches ? 'pointer' : 'touch';
  hydrateOnSight();
  whenLoaded(() => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(attend), 2500));
}

/**
 * Fetches the application and hydrates the page with it. Where that fails, the page stays a plain page until the next
 * try. The document names the files, which come all at once: written as an import of the module, this would bring along
 * the bundler's own loader, twice as long as this script.
 */
function hydrate(): Promise<void> {
  const files = root.dataset.code?.split(' ') ?? [];
  hydrating ??= Promise.all(files.map(fetchWhole))
    .then(() => Promise.all(files.map((file) => import(/* @vite-ignore */ file))))
    .then(
      ([module]: Application[]) => module!.hydrate().catch(tryAgain),
      // A script that the browser can't parse is not asked for again: the page stays plain.
      (cause: unknown) => (cause instanceof SyntaxError ? console.warn : tryAgain)(cause),
    );
  return hydrating;
}

/** Into the browser's cache: what could not be imported once is refused for as long as the page is open. */
async function fetchWhole(file: string): Promise<void> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(file);
  await answer.blob();
}

/** At the next sign of intent, and by itself where that costs the visitor little. */
function tryAgain(cause: unknown): void {
  console.warn(cause);
  hydrating = undefined;
  clearTimeout(retry);
  retry = isThrifty() ? -1 : setTimeout(hydrate, (pause *= 2));
}

/** Who fills in a form by voice, by a switch or by the browser presses no key and moves no pointer. */
function hydrateOnIntent(): void {
  for (const type of ['pointerdown', 'pointerover', 'keydown', 'focusin', 'input', 'change'])
    addEventListener(type, intent);
  addEventListener('click', keepClick, true);
}

/**
 * Starts hydration. Links and disclosures are no sign of intent, because they work without it. A pointer must be on a
 * control. A pointer that only hovers counts until the first failure; after it, each hover would request the files again.
 */
function intent({ type, target }: Event): void {
  const found = target instanceof Element ? target.closest('a,summary,button,[data-hydrate]') : null;
  const isPlain = found instanceof HTMLAnchorElement ? !acts(found) : found?.localName === 'summary';
  if (isPlain || (/pointer/.test(type) && !found) || (type === 'pointerover' && retry !== 0)) return;
  void hydrate();
}

/** Whether a link does something in the page: opens a dialog over it, moves in it, or shows what it leads to. */
function acts(link: HTMLAnchorElement): boolean {
  return link.matches(`[href^="#"],${held}`);
}

/**
 * A button that is pressed before its page is hydrated acts once the page is, as does a link that acts like one or opens
 * a dialog, which is followed if that takes long; where hydrating has failed twice, the press is left to the browser. A
 * form is sent by the browser itself.
 */
async function keepClick(event: MouseEvent): Promise<void> {
  const pressed =
    event.target instanceof Element
      ? event.target.closest<HTMLElement>(`${held},button:not([type=submit])`)
      : null;
  if (!pressed || isRepeating || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (opening && pressed.matches(opening)) openOrFollow(pressed as HTMLAnchorElement);
  if (isHydrated()) return;
  event.preventDefault();
  event.stopPropagation();
  await hydrate();
  if (!isHydrated()) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await hydrate();
  }
  isRepeating = true;
  pressed.click();
  isRepeating = false;
}

/** Not at once: what the page hydrates with would come in the way of what is seen first. */
function hydrateOnSight(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      void hydrate();
    },
    { rootMargin: '200px' },
  );
  whenLoaded(() =>
    setTimeout(() => {
      for (const element of document.querySelectorAll('[data-hydrate]')) observer.observe(element);
    }, 1500),
  );
}

/** What is done for a plain page and its visitor, by a file of its own. */
function attend(): void {
  if (!hydrating)
    import(/* @vite-ignore */ root.dataset.later ?? '').then(
      (page: PlainPage) => page.attend(hydrate),
      console.warn,
    );
}
