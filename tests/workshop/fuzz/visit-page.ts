import type { Dialog, Page, Request } from '@playwright/test';
import { hostileTexts, marker } from './hostile-values.ts';

export interface Visit {
  /** Problems that a visitor must never meet, as sentences that begin with the route. */
  problems: string[];
  /** Whether the tab may be unusable: the page did not load, blocked or crashed it. */
  isSpoilt: boolean;
}

/**
 * Opens one page as a visitor, hydrates it, and sends hostile answers with each of its forms.
 * @param tab in which it is opened
 * @param address of the site, without a slash at the end
 * @param patience the timeout for loading and hydration, in milliseconds
 */
export async function visitPage(
  tab: Page,
  address: string,
  route: string,
  { patience = 60_000 } = {},
): Promise<Visit> {
  const problems: string[] = [];
  const listeners = {
    request: (request: Request): void => {
      const url = request.url();
      if (/^https?:/.test(url) && new URL(url).origin !== address) problems.push(`a request to ${url}`);
    },
    pageerror: (error: Error): void => void problems.push(`an exception: ${error.message}`),
    dialog: (dialog: Dialog): void => {
      problems.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    },
  };
  tab.on('request', listeners.request).on('pageerror', listeners.pageerror).on('dialog', listeners.dialog);
  let isSpoilt = false;
  try {
    const answer = await tab.goto(address + route, { timeout: patience });
    if (answer?.status() !== 200) problems.push(`it answers ${answer?.status()}`);
    await tab.keyboard.press('Shift');
    const found = await tab.evaluate(lookAtDocument, { marker, patience });
    problems.push(...found.problems, ...(await sendForms(tab, found.forms)));
  } catch (error) {
    isSpoilt = true;
    problems.push(error instanceof Error ? error.message.split('\n')[0]! : String(error));
  } finally {
    tab
      .off('request', listeners.request)
      .off('pageerror', listeners.pageerror)
      .off('dialog', listeners.dialog);
  }
  return { problems: problems.map((problem) => `${route}: ${problem}`), isSpoilt };
}

interface FormFound {
  action: string;
  names: string[];
}

/**
 * Runs in the page, in one call: waits for hydration, and then checks whether a script of the content ran, could run,
 * or replaced the content.
 */
async function lookAtDocument({
  marker: name,
  patience,
}: {
  marker: string;
  patience: number;
}): Promise<{ problems: string[]; forms: FormFound[] }> {
  const problems: string[] = [];
  const root = document.documentElement;
  const isHydrated = () => root.hasAttribute('data-hydrated');
  await new Promise<void>((resolve) => {
    if (isHydrated()) resolve();
    new MutationObserver(() => isHydrated() && resolve()).observe(root, {
      attributeFilter: ['data-hydrated'],
    });
    setTimeout(resolve, patience);
  });
  if (!isHydrated()) problems.push(`it is not hydrated after ${patience} ms`);
  if (name in window) problems.push('a script of the content ran');
  for (const { attributes, tagName } of document.querySelectorAll('*'))
    for (const { name: key, value } of attributes) {
      if (/^on/i.test(key)) problems.push(`<${tagName.toLowerCase()}> has ${key}`);
      if (
        /^(href|src|action|formaction|data)$/i.test(key) &&
        /^\s*(javascript|vbscript|data:text)/i.test(value)
      )
        problems.push(`<${tagName.toLowerCase()}> leads to ${value}`);
    }
  const content = document.querySelector('main')?.textContent?.trim() ?? '';
  if (content === '') problems.push('the page is empty');
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[method="post"]')].map((form) => ({
    action: form.action,
    names: [...new FormData(form).keys()],
  }));
  return { problems, forms };
}

/** Sends each form like a browser without scripts; the server may accept or refuse it with a message. */
async function sendForms(tab: Page, forms: readonly FormFound[]): Promise<string[]> {
  const problems: string[] = [];
  for (const { action, names } of forms)
    for (const text of ['', hostileTexts[0]!, 'words']) {
      const answers = Object.fromEntries(names.map((name) => [name, text]));
      const answer = await tab.request.post(action, { form: answers, maxRedirects: 0 });
      if (answer.status() >= 500) problems.push(`its form is answered with ${answer.status()}`);
    }
  return problems;
}
