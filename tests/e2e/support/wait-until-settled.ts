import type { Page } from '@playwright/test';

/**
 * Waits until fonts have loaded and every transition has ended. Endless motion is not awaited, and the wait
 * is limited to the length of a transition: a transition in a part that is not rendered, such as a closed
 * answer, never ends.
 */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations === 1);
    const longest = new Promise((resolve) => setTimeout(resolve, 600));
    await Promise.race([longest, Promise.allSettled(ending.map(({ finished }) => finished))]);
  });
}

/** Stops the films and the marquee before the page begins, as a visitor's stored choice would. */
export async function withoutMotion(page: Page): Promise<void> {
  if (still.has(page)) return;
  still.add(page);
  await page.addInitScript(() => localStorage.setItem('motion', 'paused'));
}

/** A page shared by several tests is prepared once. */
const still = new WeakSet<Page>();
