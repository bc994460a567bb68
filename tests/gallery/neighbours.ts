import type { Page } from '@playwright/test';
import { schemaExamples } from './examples.ts';

/** A section from an example of its schema. */
export interface RenderedExample {
  /** The type and the number of the example: hero 1. */
  name: string;
  html: string;
  /** Whether it has the page's main heading, so that it is the first of its page. */
  isOpening: boolean;
}

/**
 * Renders the examples of section types, and leaves a page open that has the styles of all of them.
 * @param types Default: all
 */
export async function renderExamples(page: Page, types?: readonly string[]): Promise<RenderedExample[]> {
  const rendered: RenderedExample[] = [];
  const styles = new Set<string>();
  const addresses = schemaExamples().flatMap(({ kind, name, addresses }) =>
    kind === 'sections' && (types?.includes(name) ?? true) ? addresses : [],
  );
  for (const address of addresses) {
    await page.goto(address);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    const found = await page.evaluate(() => ({
      html: document.getElementById('content')!.innerHTML,
      styles: [...document.querySelectorAll('style')].map(({ textContent }) => textContent),
    }));
    for (const style of found.styles) styles.add(style);
    const name = address.split('/').slice(-2).join(' ');
    rendered.push({ name, html: found.html, isOpening: found.html.includes('<h1') });
  }
  await page.addStyleTag({ content: [...styles, '#content { padding-block: 0 !important; }'].join('\n') });
  // React would undo the next changes; it does not know a copy of the element.
  await page.evaluate(() => {
    const content = document.getElementById('content')!;
    content.replaceWith(content.cloneNode());
  });
  return rendered;
}

/**
 * Renders the upper section above each of the others, each time as a separate page.
 * @param head the beginning of a page whose first section has no main heading
 */
export async function stack(
  page: Page,
  head: string,
  upper: RenderedExample,
  lower: readonly RenderedExample[],
) {
  const start = upper.isOpening ? '' : head;
  await page.evaluate(
    (pages) => {
      const [first, ...others] = document.querySelectorAll('#content');
      for (const other of others) other.remove();
      const mains = pages.map((html) => {
        const main = first!.cloneNode() as Element;
        main.innerHTML = html;
        return main;
      });
      first!.replaceWith(...mains);
    },
    lower.map(({ html }) => start + upper.html + html),
  );
}
