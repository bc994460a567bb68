import type { BrowserContext, Page } from '@playwright/test';
import { hostileTexts, marker } from './hostile-values.ts';

/**
 * Opens one page as a visitor, hydrates it, and sends hostile answers with each of its forms.
 * @param address of the site, without a slash at the end
 * @param patience milliseconds within which the page must be there, and be hydrated
 * @returns what a visitor must never meet, in sentences that begin with the route
 */
export async function visitPage(
  context: BrowserContext,
  address: string,
  route: string,
  { patience = 15_000 } = {},
): Promise<string[]> {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && new URL(url).origin !== address) faults.push(`a request to ${url}`);
  });
  page.on('pageerror', (error) => faults.push(`an exception: ${error.message}`));
  page.on('dialog', (dialog) => {
    faults.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  try {
    const answer = await page.goto(address + route, { timeout: patience });
    if (answer?.status() !== 200) faults.push(`it answers ${answer?.status()}`);
    await page.keyboard.press('Shift');
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: patience });
    faults.push(...(await page.evaluate(faultsInDocument, marker)));
    faults.push(...(await sendForms(page)));
  } catch (error) {
    faults.push(error instanceof Error ? error.message.split('\n')[0]! : String(error));
  } finally {
    await page.close();
  }
  return faults.map((fault) => `${route}: ${fault}`);
}

/** Runs in the page: whether a script of the content ran, could run, or took the place of the content. */
function faultsInDocument(name: string): string[] {
  const faults: string[] = [];
  if (name in window) faults.push('a script of the content ran');
  for (const { attributes, tagName } of document.querySelectorAll('*'))
    for (const { name: key, value } of attributes) {
      if (/^on/i.test(key)) faults.push(`<${tagName.toLowerCase()}> has ${key}`);
      if (
        /^(href|src|action|formaction|data)$/i.test(key) &&
        /^\s*(javascript|vbscript|data:text)/i.test(value)
      )
        faults.push(`<${tagName.toLowerCase()}> leads to ${value}`);
    }
  const content = document.querySelector('main')?.textContent?.trim() ?? '';
  if (content === '') faults.push('nothing is on the page');
  return faults;
}

/** Sends each form as a browser without scripts does; the server may take or refuse it, with words. */
async function sendForms(page: Page): Promise<string[]> {
  const forms = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLFormElement>('form[method="post"]')].map((form) => ({
      action: form.action,
      names: [...new FormData(form).keys()],
    })),
  );
  const faults: string[] = [];
  for (const { action, names } of forms)
    for (const text of ['', hostileTexts[0]!, 'words']) {
      const answers = Object.fromEntries(names.map((name) => [name, text]));
      const answer = await page.request.post(action, { form: answers, maxRedirects: 0 });
      if (answer.status() >= 500) faults.push(`its form is answered with ${answer.status()}`);
    }
  return faults;
}
