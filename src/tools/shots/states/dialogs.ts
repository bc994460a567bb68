import type { Page } from '@playwright/test';
import type { State } from '../state.ts';
import { fill, send, takeAll } from './answers.ts';

/** What lies over a page. */
export const dialogs: State[] = [
  { name: 'dialog', routes: ['/soform', '/register'], window: true, act: shown },
  {
    name: 'dialog-in-place',
    routes: ['/aws'],
    window: true,
    act: async (page) => {
      await page.getByRole('link', { name: 'Get Started' }).first().click();
      await shown(page);
    },
  },
  {
    name: 'dialog-errors',
    routes: ['/register'],
    window: true,
    act: async (page) => {
      await fill(page, 'register', { Name: '  ', Subject: '  ' }, 'dialog');
      await send(page, 'register', 'dialog');
      await page.getByRole('dialog').getByRole('alert').waitFor();
    },
  },
  {
    name: 'dialog-sent',
    routes: ['/register'],
    window: true,
    before: takeAll,
    act: async (page) => {
      await fill(page, 'register', {}, 'dialog');
      await send(page, 'register', 'dialog');
      await page.getByRole('dialog').getByText('LAMP-2026').first().waitFor();
    },
  },
  {
    name: 'picture-large',
    routes: ['/gallery'],
    window: true,
    act: async (page) => {
      await page.locator('main figcaption a').first().click();
      await shown(page);
    },
  },
  {
    name: 'consent',
    routes: ['/services'],
    window: true,
    before: configureTrackers,
    act: (page) => page.getByRole('region', { name: 'Counting visits' }).waitFor(),
  },
];

function shown(page: Page): Promise<void> {
  return page.getByRole('dialog').waitFor();
}

/** Answers as a site would whose _site.json names a tag manager; without one nothing is asked. */
async function configureTrackers(page: Page): Promise<void> {
  const thirdParties = { tagManager: { id: 'GTM-SAMPLE' } };
  await page.route('**/assets/site-*.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), thirdParties } });
  });
}
