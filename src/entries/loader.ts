/*
 * The one script that every page loads: small, and without React. It starts the films where motion is welcome and
 * hydrates the page when something on it is about to be used.
 */
const root = document.documentElement;
type Application = typeof import('./hydrate.tsx');
let hydrating: Promise<void> | undefined;

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
 * Fetches the application and hydrates the page with it; a page that can't hydrate stays a plain page. The document
 * names its files, which come all at once: written as an import of the module, this would bring along the bundler's
 * own loader, twice as long as this script.
 */
function hydrate(): Promise<void> {
  const [application = '', ...others] = root.dataset.code?.split(' ') ?? [];
  hydrating ??= Promise.all([application, ...others].map((file) => import(/* @vite-ignore */ file))).then(
    ([module]: Application[]) => module?.hydrate(),
  );
  return hydrating.catch(console.warn);
}

function hydrateOnIntent(): void {
  for (const type of ['pointerdown', 'keydown', 'pointerover']) {
    addEventListener(type, intent, { passive: true });
  }
  addEventListener('click', keepClick, true);
}

function intent(event: Event): void {
  const target = event.target instanceof Element ? event.target : null;
  if (event.type !== 'pointerover' || target?.closest('a,button,summary,[data-hydrate]')) void hydrate();
}

/** A button that is pressed before its page is hydrated acts once the page is; a form is sent by the browser itself. */
function keepClick(event: Event): void {
  const button =
    event.target instanceof Element ? event.target.closest<HTMLElement>('button:not([type=submit])') : null;
  if (!button || root.dataset.hydrated !== undefined) return;
  event.preventDefault();
  event.stopPropagation();
  void hydrate().then(() => {
    if (root.dataset.hydrated !== undefined) button.click();
  });
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
