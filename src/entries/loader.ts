/*
 * The one script that every page loads: small, and without React. It starts the films where motion is welcome and
 * hydrates the page when something on it is about to be used.
 */
const root = document.documentElement;
type Application = typeof import('./hydrate.tsx');
let hydrating: Promise<void> | undefined;
/** After how many milliseconds a failed hydration is tried again by itself; each failure doubles it. */
let pause = 1000;
/** The timer of the next try, once one has failed; -1 where it waits for a sign of intent. */
let retry = 0;

// Ahead of the signs of intent: the focus that moves into the dialog is none.
holdDialog();
if (welcomesMotion())
  for (const film of document.querySelectorAll<HTMLVideoElement>('video[data-film]')) start(film);
hydrateOnIntent();
// A page that was kept may hold a form of yesterday: only the hydrated page sends it, having looked.
if (root.dataset.kept) addEventListener('submit', (event) => event.preventDefault());
if (!isThrifty()) {
  hydrateOnSight();
  hydrateWhenIdle();
}

/**
 * Fetches the application and hydrates the page with it. Where that fails, the page stays a plain page until the next
 * try. The document names the files, which come all at once: written as an import of the module, this would bring along
 * the bundler's own loader, twice as long as this script.
 */
function hydrate(): Promise<void> {
  const [application = '', ...others] = root.dataset.code?.split(' ') ?? [];
  hydrating ??= Promise.all([application, ...others].map((file) => import(/* @vite-ignore */ file)))
    .then(([module]: Application[]) => module?.hydrate())
    .catch(tryAgain);
  return hydrating;
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
    addEventListener(type, intent, { passive: true });
  addEventListener('click', keepClick, true);
}

/** A pointer that only passes over something counts until the first failure: it would ask for the files again and again. */
function intent({ type, target }: Event): void {
  const isAimed =
    retry === 0 && target instanceof Element && target.closest('a,button,summary,[data-hydrate]');
  if (type !== 'pointerover' || isAimed) void hydrate();
}

/**
 * A button that is pressed before its page is hydrated acts once the page is, as does a link that acts like one; where
 * hydrating has failed twice, the press is left to the browser. A form is sent by the browser itself.
 */
async function keepClick(event: MouseEvent): Promise<void> {
  const button =
    event.target instanceof Element
      ? event.target.closest<HTMLElement>('button:not([type=submit]),[data-hold]')
      : null;
  if (!button || isHydrated() || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  await hydrate();
  if (!isHydrated()) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await hydrate();
  }
  removeEventListener('click', keepClick, true);
  button.click();
  addEventListener('click', keepClick, true);
}

/**
 * The dialog that a page was sent with is modal at once, and closes as it will once hydrated: to where its first link,
 * the ×, leads.
 */
function holdDialog(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
  if (!dialog) return;
  dialog.close();
  dialog.showModal();
  const close = (event: Event) => {
    if (isHydrated() || (event.type === 'click' && event.target !== dialog)) return;
    event.preventDefault();
    dialog.querySelector('a')?.click();
  };
  dialog.addEventListener('cancel', close);
  dialog.addEventListener('click', close);
}

function isHydrated(): boolean {
  return root.dataset.hydrated !== undefined;
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
  const watch = () => {
    for (const element of document.querySelectorAll('[data-hydrate]')) observer.observe(element);
  };
  whenLoaded(() => setTimeout(watch, 1500));
}

function hydrateWhenIdle(): void {
  whenLoaded(() => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(() => void hydrate()), 2500));
}

function welcomesMotion(): boolean {
  return (
    root.dataset.motion !== 'paused' &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches &&
    !isThrifty()
  );
}

/** A film of the other theme is not displayed and so not loaded. */
function start(film: HTMLVideoElement): void {
  whenLoaded(() => film.offsetParent && film.play().catch(() => film.pause()));
}

function whenLoaded(act: () => unknown): void {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act);
}

/** Visitors who save data, or whose network is slow. */
function isThrifty(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
