import type { BuiltSite } from '../../built/built-site.ts';
import { firstWith } from '../../built/built-site.ts';
import type { SitePlaces } from '../places.ts';
import type { State } from '../state.ts';
import { locateAnyForm } from './answers.ts';
import { fillForm, pressSend } from './fill-form.ts';

/** States with missing content and broken connections. */
export function failures(site: BuiltSite, { home, plainForm }: SitePlaces): State[] {
  const target = firstWith(site, 'people') ?? site.pages.find(({ route }) => route !== '/');
  const type = target?.types.find((each) => each === 'people') ?? target?.types[0] ?? '';
  return [
    { name: 'not-found', routes: ['/no/such/page?'], expects: /404/ },
    {
      name: 'error-screen',
      routes: target ? home : [],
      expects: /./,
      before: (page) => page.route(`**/assets/${type}-*.js`, (route) => route.abort()),
      act: async (page) => {
        await page
          .locator(`a[href="${target?.route}"]`)
          .first()
          .evaluate((link: HTMLAnchorElement) => link.click());
        await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
        // Masks the address of the file in the message, because the port varies.
        const message = page.locator('main .lede');
        await message.evaluate((text) => (text.textContent = text.textContent.replace(/:\d+/, '')));
      },
    },
    {
      name: 'offline-form',
      routes: plainForm,
      expects: /ERR_INTERNET_DISCONNECTED/,
      act: async (page) => {
        await fillForm(locateAnyForm(page));
        await page.context().setOffline(true);
        await pressSend(locateAnyForm(page));
        await page.locator('main').getByText('You are offline.').first().waitFor();
      },
    },
  ];
}
