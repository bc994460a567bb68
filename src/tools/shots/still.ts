import type { Page } from '@playwright/test';

/** The moment that all pictures show. */
const moment = new Date('2026-01-15T10:00:00Z');
const patience = 8000;

/** Sees to it, before a page is opened, that nothing on it depends on time or chance. */
export async function keepStill(page: Page): Promise<void> {
  await page.clock.setFixedTime(moment);
  await page.addInitScript(holdFilmsAndSlides);
}

/**
 * Waits until everything that the page shows is there, and puts everything that moves at a fixed place.
 * @param pending what the page has asked for and not yet got
 * @param scripted false where the page's scripts are switched off: nothing that waits can run in it then
 */
export async function settle(page: Page, pending: ReadonlySet<unknown>, scripted: boolean): Promise<void> {
  const since = Date.now();
  let quiet = 0;
  while (quiet < 2 && Date.now() - since < patience) {
    const isReady = (await page.evaluate(loadAll)) && pending.size === 0;
    quiet = isReady ? quiet + 1 : 0;
    await page.waitForTimeout(30);
  }
  if (scripted) await page.evaluate(decodeAll, patience);
  await page.evaluate(hideCaret);
  await page.evaluate(holdAnimations);
}

/** Films stay on their posters, and slides don't move on: they do while in view, and never are. Runs in the page. */
function holdFilmsAndSlides(): void {
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  const observe = IntersectionObserver.prototype.observe;
  IntersectionObserver.prototype.observe = function (target) {
    if (target.getAttribute('aria-roledescription') !== 'carousel') observe.call(this, target);
  };
}

/** Asks for the pictures further down too; true once they and all fonts are there. Runs in the page. */
function loadAll(): boolean {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]'))
    image.loading = 'eager';
  return document.fonts.status === 'loaded' && [...document.images].every(({ complete }) => complete);
}

/** A picture that is there may still have to be unpacked. Runs in the page. */
async function decodeAll(patience: number): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const decoded = [...document.images].map((image) => image.decode().catch(() => null));
  await Promise.race([Promise.all(decoded), new Promise((resolve) => setTimeout(resolve, patience))]);
  await frame();
  await frame();
}

/** What runs for ever is at its third second; what ends has ended, but for the time a message has left. */
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

/** The blinking line in a field is there or not by chance. Runs in the page. */
function hideCaret(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { caret-color: transparent !important; }');
  document.adoptedStyleSheets = [sheet];
}
