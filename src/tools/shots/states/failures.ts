import type { State } from '../state.ts';
import { fill, send } from './answers.ts';

/** What a visitor sees when something is not there, or the line is not. */
export const failures: State[] = [
  { name: 'not-found', routes: ['/no/such/page?'], expects: /404/ },
  {
    name: 'error-screen',
    routes: ['/'],
    expects: /./,
    before: (page) => page.route('**/assets/team-*.js', (route) => route.abort()),
    act: async (page) => {
      await page
        .locator('a[href="/team"]')
        .first()
        .evaluate((link: HTMLAnchorElement) => link.click());
      await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
      // The message names the address of the file, and the port is another each time.
      const message = page.locator('main .lede');
      await message.evaluate((text) => (text.textContent = text.textContent.replace(/:\d+/, '')));
    },
  },
  {
    name: 'offline-form',
    routes: ['/contact'],
    expects: /ERR_INTERNET_DISCONNECTED/,
    act: async (page) => {
      await fill(page, 'contact');
      await page.context().setOffline(true);
      await send(page, 'contact');
      await page.locator('main').getByText('You are offline.').first().waitFor();
    },
  },
];
