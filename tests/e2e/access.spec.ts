import { expect, open, test } from './site.ts';
import { faults } from './axe.ts';
import { routes } from './routes.ts';
import { withoutMotion } from './settled.ts';

test.describe('at rest', () => {
  for (const route of [...Object.keys(routes), '/no/such/page']) {
    test(`${route} has no fault that axe finds`, async ({ page, quiet }) => {
      await withoutMotion(page);
      await open(page, route);
      expect(await faults(page)).toEqual([]);
      if (route === '/no/such/page') quiet.length = 0; // The browser reports the 404 itself.
    });
  }
});
