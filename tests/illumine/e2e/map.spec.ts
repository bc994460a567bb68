import { expect, test } from '../../e2e/support/site.ts';

test('contact: the map loads on the first click, 400 px high, and not before', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://www.google.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' });
  });
  const answer = await page.goto('/contact');
  expect(answer?.headers()['content-security-policy']).toContain('frame-src https://www.google.com;');
  const show = page.getByRole('link', { name: 'Show map' });
  const place = ((await show.textContent()) ?? '').replace('Show map: ', '');
  await show.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  // The click works before and after hydration.
  await show.dispatchEvent('click');
  await expect(page.frameLocator('iframe').getByText('A map')).toBeVisible();
  await expect(page.locator('iframe')).toHaveAccessibleName(`Map of ${place}`);
  expect((await page.locator('#map').boundingBox())?.height).toBeCloseTo(400, 0);
  expect(asked).toEqual([`https://www.google.com/maps?q=${encodeURIComponent(place)}&output=embed`]);
  expect(page.context().pages()).toHaveLength(1);
});
