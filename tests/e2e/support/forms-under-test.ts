import type { Locator, Page } from '@playwright/test';
import { listPlacedForms } from '../../workshop/built/built-site.ts';
import type { BuiltSite, PlacedForm } from '../../workshop/built/built-site.ts';
import { fillForm, samplePaper } from '../../workshop/shots/states/fill-form.ts';
import { expect } from './site.ts';

/** A name in another script, as in visitors' files. */
export const paper = { ...samplePaper, name: 'शोध पत्र.pdf' };

/** A form on a separate page that asks only for text: the most common kind. */
export function plainForm(site: BuiltSite): PlacedForm | undefined {
  return listPlacedForms(site).find(
    ({ page, takesFiles, asksPassword }) => !page.hasDialog && !takesFiles && !asksPassword,
  );
}

/** A form on a separate page that takes a file. */
export function findFileForm(site: BuiltSite): PlacedForm | undefined {
  return listPlacedForms(site).find(({ page, takesFiles }) => !page.hasDialog && takesFiles);
}

/** The form of the given name. Default: the one in the main element. */
export function locateForm(page: Page, id: string, place = 'main'): Locator {
  return page.locator(`${place} [data-form="${id}"]`);
}

export function fillFormById(page: Page, id: string, place = 'main'): Promise<void> {
  return fillForm(locateForm(page, id, place), paper);
}

export function toast(page: Page): Locator {
  return page.locator('.Toastify__toast');
}

export async function expectToast(page: Page, text: string | RegExp = /\S/): Promise<void> {
  await expect(toast(page)).toHaveText(text);
  await expect(toast(page).locator('svg').first()).toBeVisible();
}

/** An ORCID, which a form may show, has zeros, and a reference has none. */
export const referencePattern = /[A-Z2-9]{4}-[A-Z2-9]{4}/;
