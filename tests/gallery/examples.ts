import type { Page } from '@playwright/test';
import { frameAddress } from '../../src/core/gallery/gallery-entry.ts';
import type { GalleryKind } from '../../src/core/gallery/gallery-entry.ts';
import { problems } from '../e2e/support/axe.ts';
import { smallTargets } from '../e2e/probes/small-targets.ts';
import { readSchema, schemaNames } from '../helpers/schema-files.ts';

/** The examples of one schema, by the addresses of their pages. */
export interface SchemaExamples {
  kind: GalleryKind;
  name: string;
  addresses: string[];
}

/** Every section type and template with a schema, found on disk. */
export function schemaExamples(): SchemaExamples[] {
  return (['sections', 'templates'] as const).flatMap((kind) => {
    return schemaNames(kind).map((name) => {
      const { examples = [] } = readSchema(`${kind}/${name}`);
      return { kind, name, addresses: examples.map((_, index) => frameAddress({ kind, name }, index + 1)) };
    });
  });
}

/**
 * Opens an example and hydrates it.
 * @param consoleMessages the reports of the browser, which are emptied
 * @returns one line for each problem: the server could not render it, the browser reports anything, axe finds
 * anything in either theme at three widths, or on a phone it is too wide or has targets that are too small
 */
export async function openExample(page: Page, address: string, consoleMessages: string[]): Promise<string[]> {
  consoleMessages.length = 0;
  const response = await page.goto(address);
  if (response?.status() !== 200) {
    consoleMessages.length = 0; // The browser reports the status itself.
    return [await page.locator('main').innerText()];
  }
  await page.locator('html[data-hydrated]').waitFor();
  const found = await problems(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (wide > 0) found.push(`360: it is ${wide} px too wide`);
  found.push(...(await page.evaluate(smallTargets)));
  return [...consoleMessages.splice(0), ...found.filter((line) => !isOfWholePages.test(line))];
}

/** An example is a part of a page: the main heading may be above it. */
const isOfWholePages = /: page-has-heading-one: /;
