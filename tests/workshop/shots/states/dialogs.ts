import type { Page } from '@playwright/test';
import { overlayOpener } from '../../built/built-site.ts';
import type { BuiltSite } from '../../built/built-site.ts';
import type { SitePlaces } from '../places.ts';
import type { State } from '../state.ts';
import { fillAndSend, locateAnyForm, acceptAll } from './answers.ts';
import { blankWords, fillForm, pressSend } from './fill-form.ts';

/** States with content over a page. */
export function dialogs(site: BuiltSite, places: SitePlaces): State[] {
  const to = overlayOpener(site)?.to ?? '';
  return [
    { name: 'dialog', routes: places.dialogs, window: true, act: shown },
    {
      name: 'dialog-in-place',
      routes: places.opener,
      window: true,
      act: async (page) => {
        await page.locator(`main a[href="${to}"]`).first().click();
        await shown(page);
      },
    },
    {
      name: 'dialog-errors',
      routes: places.ownDialog,
      window: true,
      act: async (page) => {
        await fillForm(locateAnyForm(page, 'dialog'));
        await blankWords(locateAnyForm(page, 'dialog'), 0, -1);
        await pressSend(locateAnyForm(page, 'dialog'));
        await page.getByRole('dialog').getByRole('alert').waitFor();
      },
    },
    {
      name: 'dialog-sent',
      routes: places.ownDialog,
      window: true,
      before: acceptAll,
      act: async (page) => {
        await fillAndSend(page, 'dialog');
        await page.getByRole('dialog').getByText('LAMP-2026').first().waitFor();
      },
    },
    {
      name: 'picture-large',
      routes: places.with('gallery'),
      window: true,
      act: async (page) => {
        await page.locator('main figcaption a').first().click();
        await shown(page);
      },
    },
    {
      name: 'consent',
      routes: places.with('card-grid/beam'),
      window: true,
      before: configureTrackers,
      act: (page) => page.getByRole('region', { name: 'Counting visits' }).waitFor(),
    },
  ];
}

function shown(page: Page): Promise<void> {
  return page.getByRole('dialog').waitFor();
}

/** Responds like a site whose _site.json names a tag manager; without one, no question is shown. */
async function configureTrackers(page: Page): Promise<void> {
  const thirdParties = { tagManager: { id: 'GTM-SAMPLE' } };
  await page.route('**/assets/site-*.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), thirdParties } });
  });
}
