import type { Page } from '@playwright/test';

/** The time that all pictures show. */
const moment = new Date('2026-01-15T10:00:00Z');
const patience = 8000;

/** Fixes time and randomness in a page, before it is opened. */
export async function freezePage(page: Page): Promise<void> {
  await page.clock.setFixedTime(moment);
  await page.addInitScript(holdFilmsAndSlides);
}

/**
 * Waits until the page is complete, and stops all motion at a fixed point.
 * @param pending the page's pending requests
 * @param hasScripts false if the page's scripts are disabled: then no code can wait inside it
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

/**
 * Keeps films on their posters, and slides in place: both move only while visible, and this makes them count
 * as invisible. Runs in the page.
 */
function holdFilmsAndSlides(): void {
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  const observe = IntersectionObserver.prototype.observe;
  IntersectionObserver.prototype.observe = function (target) {
    if (target.getAttribute('aria-roledescription') !== 'carousel') observe.call(this, target);
  };
}

/** Loads the pictures further down too; returns true when they and all fonts are loaded. Runs in the page. */
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

/** Sets endless animations to their third second and others to their end, except the timer of a message. */
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

/** Hides the caret: blinking makes it visible at random times. Runs in the page. */
function hideCaret(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { caret-color: transparent !important; }');
  document.adoptedStyleSheets = [sheet];
}
