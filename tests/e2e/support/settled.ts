import type { Page } from '@playwright/test';

/**
 * Waits until fonts have loaded and every transition is over. Endless motion is not waited for, and the wait is no
 * longer than a transition: a transition in a part that is not rendered, such as a closed answer, never ends.
 */
export async function settled(page: Page): Promise<void> {
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

/** A page that several tests share is set up once. */
const still = new WeakSet<Page>();
