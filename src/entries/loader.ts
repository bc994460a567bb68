import { closeMenus } from '../shell/close-menus.ts';
import { startFilms } from './films.ts';
import { holdDialog } from './hold-dialog.ts';
import { openOrFollow } from './open-or-follow.ts';
import { isHydrated, isSavingData, runAfterLoad } from './page-state.ts';

/* The one script that every page loads: small, and without React. It closes menus, starts films if motion is
   allowed, and hydrates the page when the visitor is about to use it. A page that is only read stays plain:
   the browser follows its links, and prerenders the next page. */
const root = document.documentElement;
/** A selector for links that open a dialog. */
const dialogLinks = root.dataset.dialogs;
/**
 * A selector for controls whose click waits for hydration: links that act like buttons, and links that open a
 * dialog.
 */
const heldControls = dialogLinks ? `[data-hold],${dialogLinks}` : '[data-hold]';
/**
 * Whether the browser is new enough: Safari has this method from 16.4, Chrome from 111, Firefox from 119. The
 * application is not built for older browsers; they keep the plain page.
 */
const isSupported = ('' as { toWellFormed?: unknown }).toWellFormed;
type Application = typeof import('./hydrate.tsx');
type PlainPage = typeof import('./plain-page.ts');
let hydrating: Promise<void> | undefined;
/** The pause before a failed hydration is retried, in milliseconds; doubled after each failure. */
let retryPause = 1000;
/** The timer of the next retry after a failure; -1 while the retry waits for a sign of intent. */
let retryTimer = 0;
/** Whether the current click is the repetition of a held one. */
let isRepeating = false;

// A prerendered page starts when the visitor opens it. Its dialog becomes modal at once; everything else waits some
// frames, so that it does not delay the first paint.
if ((document as Document & { prerendering?: boolean }).prerendering)
  document.addEventListener(
    'prerenderingchange',
    () => {
      holdDialog();
      setTimeout(begin, 50);
    },
    { once: true },
  );
else void start();

async function start(): Promise<void> {
  // Hidden elements can't get the focus.
  await window.readable;
  // Before the signs of intent, because moving the focus into the dialog must not count as one.
  holdDialog();
  begin();
}

function begin(): void {
  closeMenus();
  startFilms();
  if (!isSupported) return;
  hydrateOnIntent();
  // A cached page may contain an outdated form: only the hydrated page sends it, after a check.
  if (root.dataset.kept) addEventListener('submit', (event) => event.preventDefault());
  if (isSavingData()) return;
  // The speculation rules use this mark: visitors who save data get no speculative pages.
  root.dataset.ahead = matchMedia('(hover: hover)').matches ? 'pointer' : 'touch';
  hydrateOnSight();
  runAfterLoad(() => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(loadPlainTasks), 2500));
}

/**
 * Fetches the application and hydrates the page. If that fails, the page stays plain until the next try. The
 * document names the files, so that they load in parallel; importing the module would add the bundler's own
 * loader, which is twice as large as this script.
 */
function hydrate(): Promise<void> {
  const files = root.dataset.code?.split(' ') ?? [];
  hydrating ??= Promise.all(files.map(loadIntoCache))
    .then(() => Promise.all(files.map((file) => import(/* @vite-ignore */ file))))
    .then(
      ([module]: Application[]) => module!.hydrate().catch(tryAgain),
      // If the browser can't parse the script, it is not requested again: the page stays plain.
      (cause: unknown) => (cause instanceof SyntaxError ? console.warn : tryAgain)(cause),
    );
  return hydrating;
}

/**
 * Loads a file into the browser's cache. Browsers never retry a failed import while the page is open, so this
 * comes first.
 */
async function loadIntoCache(file: string): Promise<void> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(file);
  await answer.blob();
}

/** Tries again at the next sign of intent, or automatically if that costs the visitor little. */
function tryAgain(cause: unknown): void {
  console.warn(cause);
  hydrating = undefined;
  clearTimeout(retryTimer);
  retryTimer = isSavingData() ? -1 : setTimeout(hydrate, (retryPause *= 2));
}

/**
 * Hydrates the page at the first sign of intent. Clicks and input count too, because voice control, switches
 * and autofill cause no key or pointer events.
 */
function hydrateOnIntent(): void {
  for (const type of ['pointerdown', 'pointerover', 'keydown', 'focusin', 'input', 'change'])
    addEventListener(type, onIntent);
  for (const type of ['click', 'keydown'] as const) addEventListener(type, repeatPress, true);
}

/**
 * Starts hydration at a sign of intent. Links and disclosures are no such sign, because they work without
 * hydration. A pointer must be on a control. A hovering pointer counts only until the first failure:
 * otherwise each hover would request the files again.
 */
function onIntent(event: Event): void {
  const { type } = event;
  const control = findAround(event, 'a,summary,button,[data-hydrate]');
  const isIdle = control instanceof HTMLAnchorElement ? !acts(control) : control?.localName === 'summary';
  if (isIdle || (/pointer/.test(type) && !control) || (type === 'pointerover' && retryTimer !== 0)) return;
  void hydrate();
}

/**
 * Whether a link acts within the page: it opens a dialog, moves in the page, or shows its target in place.
 */
function acts(link: HTMLAnchorElement): boolean {
  return link.matches(`[href^="#"],${heldControls}`);
}

/**
 * Repeats a press after hydration: a click on a button, on a link that acts like one, or on a link to a dialog; a key
 * that `data-keys` names around the focus, because it moves there, such as between tabs. If hydration takes long, a
 * link to a dialog is followed instead. After two failures, the browser handles the click. The browser itself sends
 * forms.
 */
async function repeatPress(event: MouseEvent | KeyboardEvent): Promise<void> {
  const isKey = 'key' in event;
  const pressed = findAround(event, isKey ? '[data-keys]' : `${heldControls},button:not([type=submit])`);
  if (!pressed || isRepeating || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (isKey && !pressed.dataset.keys?.split(' ').includes(event.key)) return;
  if (dialogLinks && pressed.matches(dialogLinks)) openOrFollow(pressed as HTMLAnchorElement);
  if (isHydrated()) return;
  event.preventDefault();
  event.stopPropagation();
  await hydrate();
  // The pause also lets React handle one press before the next.
  await new Promise((resolve) => setTimeout(resolve, isHydrated() ? 0 : 500));
  await hydrate();
  isRepeating = true;
  if (isKey) document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', event));
  else pressed.click();
  isRepeating = false;
}

function findAround({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

/**
 * Hydrates the page when an element that needs it comes into view. Delayed, because loading the files would
 * slow down the first paint.
 */
function hydrateOnSight(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      void hydrate();
    },
    { rootMargin: '200px' },
  );
  runAfterLoad(() =>
    setTimeout(() => {
      for (const element of document.querySelectorAll('[data-hydrate]')) observer.observe(element);
    }, 1500),
  );
}

/** Loads the file with the tasks of a page that is not hydrated. */
function loadPlainTasks(): void {
  if (!hydrating)
    import(/* @vite-ignore */ root.dataset.later ?? '').then(
      (page: PlainPage) => page.startPlainTasks(hydrate),
      console.warn,
    );
}
