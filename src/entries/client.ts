/*
 * The one script that every page loads: small, and without React. It starts the films where motion is welcome and
 * wakes the page when something on it is about to be used.
 */
const root = document.documentElement;
type Application = typeof import('./awake.tsx');
let waking: Promise<void> | undefined;

if (welcomesMotion())
  for (const film of document.querySelectorAll<HTMLVideoElement>('video[data-film]')) start(film);
wakeOnIntent();
// A page that was kept may hold a form of yesterday: only the woken page sends it, having looked.
if (root.dataset.kept) addEventListener('submit', (event) => event.preventDefault());
if (!isThrifty()) {
  wakeOnSight();
  wakeWhenIdle();
}

/**
 * Fetches the application and hydrates the page with it; a page that can't wake stays a plain page. The document
 * names its files, which come all at once: written as an import of the module, this would bring along the bundler's
 * own loader, twice as long as this script.
 */
function wake(): Promise<void> {
  const [application = '', ...others] = root.dataset.code?.split(' ') ?? [];
  waking ??= Promise.all([application, ...others].map((file) => import(/* @vite-ignore */ file))).then(
    ([module]: Application[]) => module?.wake(),
  );
  return waking.catch(console.warn);
}

function wakeOnIntent(): void {
  for (const type of ['pointerdown', 'keydown', 'pointerover']) {
    addEventListener(type, intent, { passive: true });
  }
  addEventListener('click', keepClick, true);
}

function intent(event: Event): void {
  const target = event.target instanceof Element ? event.target : null;
  if (event.type !== 'pointerover' || target?.closest('a,button,summary,[data-wake]')) void wake();
}

/** A button that is pressed before its page is awake acts once the page is; a form is sent by the browser itself. */
function keepClick(event: Event): void {
  const button =
    event.target instanceof Element ? event.target.closest<HTMLElement>('button:not([type=submit])') : null;
  if (!button || root.dataset.awake !== undefined) return;
  event.preventDefault();
  event.stopPropagation();
  void wake().then(() => {
    if (root.dataset.awake !== undefined) button.click();
  });
}

/** Not at once: what the page wakes with would come in the way of what is seen first. */
function wakeOnSight(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      void wake();
    },
    { rootMargin: '200px' },
  );
  const watch = () => {
    for (const element of document.querySelectorAll('[data-wake]')) observer.observe(element);
  };
  whenLoaded(() => setTimeout(watch, 1500));
}

function wakeWhenIdle(): void {
  whenLoaded(() => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(() => void wake()), 2500));
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
