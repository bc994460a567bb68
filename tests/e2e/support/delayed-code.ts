import { expect, type Page, type Route } from '@playwright/test';

/** The files of the application that hydrate pages. */
export const application = '**/assets/hydrate-*.js';

export interface DelayedCode {
  /** Delivers the code when it has been requested. */
  release(): Promise<void>;
}

/** Delays the code that hydrates a page until it is released. */
export async function holdCode(page: Page): Promise<DelayedCode> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(application, (asked) => (isHeld ? void held.push(asked) : asked.continue()));
  return {
    release: async () => {
      await expect.poll(() => held.length).toBe(1);
      isHeld = false;
      await held[0]?.continue();
    },
  };
}
