import { expect, openPage, test } from '../../e2e/support/site.ts';
import { papersBelow } from './entries.ts';

const paper = '/journal/v1/i2/reading-by-lantern-light';

test('a citation is chosen before hydration, copied, and both are announced', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(paper);
  const cite = page.locator('section', { has: page.getByRole('heading', { name: 'How to cite' }) });
  const shown = cite.locator('li:has(p):visible');
  await expect(shown).toHaveText([/Deshmukh, A., & Thapliyal, P. \(2025\)/]);
  await cite.getByLabel('Vancouver').check();
  await expect(shown).toHaveText([/Deshmukh A, Thapliyal P\./]);
  await cite.getByRole('button', { name: 'Copy citation' }).click();
  await expect(cite.locator('output')).toHaveText('Vancouver citation copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await shown.locator('p').textContent());
  expect(copied).toMatch(/\[cited 20\d\d [A-Z][a-z]{2} \d{1,2}\]/);
  await cite.getByLabel('Harvard').check();
  await expect(cite.locator('output')).toHaveText('');
});

test('if a browser refuses the clipboard, the text is selected', async ({ page }) => {
  await openPage(page, paper);
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('no')) },
    }),
  );
  await page.getByRole('button', { name: 'Copy citation' }).click();
  await expect(page.getByText('Not copied: the text is selected')).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^Deshmukh, A\./);
});

test('sharing loads nothing from other sites: plain links with the paper’s address', async ({ page }) => {
  await openPage(page, paper);
  const share = page.locator('section', { has: page.getByRole('heading', { name: 'Share' }) });
  const links = await share
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(links.filter((link) => link.startsWith('mailto:'))).toHaveLength(1);
  const elsewhere = links.filter((link) => link.startsWith('https://') && !link.includes('/journal/v1/'));
  expect(elsewhere.length).toBeGreaterThanOrEqual(4);
  for (const link of elsewhere) expect(decodeURIComponent(link)).toContain(paper);
});

test('the search finds, marks and counts papers, and stores the query in the address', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openPage(page, '/journal/search');
  const results = page.locator('main ol > li:has(h3)');
  const ofIndex = () => asked.filter((address) => address.startsWith('/journal/search-index/'));
  expect(ofIndex()).toEqual([]);
  await page.getByLabel('Search the papers').fill('solar hours');
  await expect(results).toHaveCount(1);
  await expect(results.locator('mark').first()).toHaveText(/solar/i);
  // The requests: the beginning of the index, the terms with the first letters of each word, and the found papers.
  const [start, ...terms] = ofIndex().filter((address) => !address.includes('/papers/'));
  expect(start).toBe('/journal/search-index/start.json');
  expect(terms.length).toBeLessThanOrEqual(2);
  expect(terms).toContainEqual(expect.stringMatching(/terms_s\w*\.json$/));
  await expect(page.locator('output', { hasText: '1 result for solar hours' })).toHaveCount(1);
  await expect(page).toHaveURL('/journal/search?q=solar+hours');
  await page.getByLabel('Search the papers').fill('zzzz');
  await expect(page.getByText('No paper contains “zzzz”.')).toBeVisible();
  // Words of every paper begin with this letter: the button disappears with the last results, and the focus moves to
  // the first of them.
  await page.getByLabel('Search the papers').fill('l');
  await expect(results).toHaveCount(10);
  const more = page.getByRole('button', { name: 'Show more results' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(results.nth(10).getByRole('link')).toBeFocused();
  await page.getByLabel('Search the papers').focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'All papers' })).toBeVisible();
  await expect(page).toHaveURL('/journal/search');
  // Earlier results disappear at once, not when the next response arrives.
  const marks = await page.evaluateHandle(() => {
    const seen: Element[] = [];
    const look = () => seen.push(...document.querySelectorAll('main mark'));
    new MutationObserver(look).observe(document.querySelector('main')!, { childList: true, subtree: true });
    return seen;
  });
  await page.getByLabel('Search the papers').fill('zzzz');
  await expect(page.getByText('No paper contains “zzzz”.')).toBeVisible();
  expect(await marks.evaluate((seen) => seen.length)).toBe(0);
});

test('a search can be shared by its address, and a keyword links to a search', async ({ page }) => {
  await page.goto('/journal/search?q=deshmuk');
  await expect(page.locator('main ol h3')).toHaveText([/Reading by lantern light/]);
  await openPage(page, paper);
  await page.getByRole('link', { name: 'reading fluency' }).click();
  await expect(page).toHaveURL(/\/journal\/search\?q=reading/);
  await expect(page.locator('main ol h3').first()).toHaveText(/Reading by lantern light/);
});

test('while the index of a search loads, no list pretends to be its result', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/journal/search-index/**', async (route) => {
    await held;
    await route.continue();
  });
  await openPage(page, '/journal/search?q=solar');
  await expect(page.getByRole('heading', { name: 'The search is loading' })).toBeVisible();
  await expect(page.locator('main h3').filter({ visible: true })).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Household solar cooking/ })).toBeVisible();
});

test('if the search can’t be loaded, a message reports that and the list stays', async ({ page, quiet }) => {
  await page.route('**/journal/search-index/**', (route) => route.abort());
  await openPage(page, '/journal/search');
  await page.getByLabel('Search the papers').fill('solar');
  await expect(page.getByText('The search could not be loaded')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(papersBelow('/journal'));
  expect(quiet.length).toBeGreaterThan(0);
  quiet.length = 0;
});

test('the files next to a paper exist', async ({ page, request }) => {
  await page.goto(paper);
  const files = await page
    .locator(`main a[href^="${paper}."]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(files.length).toBeGreaterThanOrEqual(5);
  for (const file of files) expect((await request.get(file)).status(), file).toBe(200);
});

test('a printed paper has the article and one citation, without buttons', async ({ page }) => {
  await page.goto(paper);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Abstract' })).toBeVisible();
  await expect(page.locator('section li:visible', { hasText: 'Deshmukh, A.' })).toHaveCount(1);
  await expect(page.locator('main button:visible')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Download' })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all five citations are visible, without controls that would do nothing', async ({ page }) => {
    await page.goto(paper);
    for (const style of ['APA', 'MLA', 'Chicago', 'Vancouver', 'Harvard'])
      await expect(page.locator('li:visible > b', { hasText: style })).toHaveCount(1);
    await expect(page.locator('main button:visible, main input:visible')).toHaveCount(0);
  });

  test('the search is a plain list', async ({ page }) => {
    await page.goto('/journal/search');
    await expect(page.locator('main input:visible')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(papersBelow('/journal'));
  });
});

test('Journal Papers lists the eleven papers of volume 1, and papers online first separately', async ({
  page,
}) => {
  await page.goto('/article');
  const papers = (list: string) =>
    page
      .locator('main section', { has: page.getByRole('heading', { level: 2, name: list }) })
      .getByRole('heading', { level: 3 });
  await expect(papers('Volume 1')).toHaveCount(11);
  const addresses = await papers('Volume 1')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses.filter((address) => !address?.startsWith('/journal/v1/i'))).toEqual([]);
  expect(new Set(addresses).size).toBe(11);
  await expect(papers('Online first')).toHaveCount(papersBelow('/journal/online-first'));
});
