import type { Page } from '@playwright/test';

/** The moment that all pictures show. */
const moment = new Date('2026-01-15T10:00:00Z');
const patience = 8000;

/** Removes time and randomness from a page, before it is opened. */
export async function freezePage(page: Page): Promise<void> {
  await page.clock.setFixedTime(moment);
  await page.addInitScript(holdFilmsAndSlides);
}

/**
 * Waits until the page is complete, and stops all motion at a fixed point.
 * @param pending the page's pending requests
 * @param hasScripts false if the page's scripts are disabled: then no waiting code runs in it
 */
export async function settle(page: Page, pending: ReadonlySet<unknown>, hasScripts: boolean): Promise<void> {
  const since = Date.now();
  let quiet = 0;
  while (quiet < 2 && Date.now() - since < patience) {
    const isReady = (await page.evaluate(loadAll)) && pending.size === 0;
    quiet = isReady ? quiet + 1 : 0;
    await page.waitForTimeout(30);
  }
  if (hasScripts) await page.evaluate(decodeAll, patience);
  await page.evaluate(hideCaret);
  await page.evaluate(holdAnimations);
}

/** Films stay on their posters, and slides do not move: they do while visible, and never are. Runs in the page. */
function holdFilmsAndSlides(): void {
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  const observe = IntersectionObserver.prototype.observe;
  IntersectionObserver.prototype.observe = function (target) {
    if (target.getAttribute('aria-roledescription') !== 'carousel') observe.call(this, target);
  };
}

/** Loads the pictures further down too; true when they and all fonts are loaded. Runs in the page. */
function loadAll(): boolean {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]'))
    image.loading = 'eager';
  return document.fonts.status === 'loaded' && [...document.images].every(({ complete }) => complete);
}

/** A loaded picture may still need decoding. Runs in the page. */
async function decodeAll(patience: number): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const decoded = [...document.images].map((image) => image.decode().catch(() => null));
  await Promise.race([Promise.all(decoded), new Promise((resolve) => setTimeout(resolve, patience))]);
  await frame();
  await frame();
}

/** Endless animations are set to their third second; others to their end, except a message's timer. */
function holdAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (!(animation.timeline instanceof DocumentTimeline)) continue;
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    const ends = typeof endTime === 'number' && endTime < 2000;
    if (ends) animation.finish();
    else {
      animation.pause();
      animation.currentTime = endTime === Infinity ? 3000 : 0;
    }
  }
}

/** The blinking caret is visible at random times. Runs in the page. */
function hideCaret(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { caret-color: transparent !important; }');
  document.adoptedStyleSheets = [sheet];
}
