import type { Page } from '@playwright/test';
import type { State } from '../state.ts';

const aPaper = '/journal/v1/i2/reading-by-lantern-light';

const journalTabs = [
  'Submit Manuscript',
  'Call for Research',
  'Editorial Board',
  'Current Issue',
  'Guide to Author',
];

/** Menus, tabs, questions, searches, slides: what a visitor opens or chooses. */
export const navigation: State[] = [
  ...['About Us', 'Resources'].map((label): State => ({
    name: `menu-${kebab(label)}`,
    routes: ['/'],
    widths: [1440],
    window: true,
    act: (page) => page.locator('header summary:visible', { hasText: label }).click(),
  })),
  { name: 'menu', routes: ['/', '/journal'], widths: [360, 768], window: true, act: openMenu },
  {
    name: 'menu-about-us',
    routes: ['/about'],
    widths: [360, 768],
    window: true,
    act: async (page) => {
      await openMenu(page);
      await page.locator('header summary:visible', { hasText: 'About Us' }).click();
    },
  },
  { name: 'skip-link', routes: ['/'], window: true, act: (page) => page.keyboard.press('Tab') },
  ...journalTabs.map((label): State => ({
    name: `tab-${kebab(label)}`,
    routes: ['/journal'],
    act: (page) => page.getByRole('tab', { name: label, exact: true }).click(),
  })),
  {
    name: 'tab-associate-editors',
    routes: ['/journal'],
    act: async (page) => {
      await page.getByRole('tab', { name: 'Editorial Board' }).click();
      await page.getByRole('tab', { name: 'Associate Editors' }).click();
    },
  },
  ...['Issue 1', 'Issue 2'].map((label): State => ({
    name: kebab(label),
    routes: ['/journal'],
    act: async (page) => {
      await page.getByRole('tab', { name: 'Current Issue' }).click();
      await page.getByLabel('Volume 1').selectOption({ label });
    },
  })),
  ...[1, 2, 3, 4, 5].map((number): State => ({
    name: `question-${number}`,
    routes: ['/resource'],
    act: (page) => openQuestion(page, number - 1),
  })),
  { name: 'questions-closed', routes: ['/resource'], act: closeQuestions },
  {
    name: 'search-results',
    routes: ['/advisor'],
    act: async (page) => {
      await page.getByPlaceholder('Search by name or subject...').fill('phys');
      await page
        .getByRole('status')
        .getByText(/found for phys/)
        .waitFor({ state: 'attached' });
    },
  },
  {
    name: 'search-nothing',
    routes: ['/advisor'],
    act: async (page) => {
      await page.getByPlaceholder('Search by name or subject...').fill('zzzz');
      await page.getByRole('heading', { name: /No advisor/ }).waitFor();
    },
  },
  ...Object.entries({ results: 'soil', nothing: 'zzzz' }).map(([name, words]): State => ({
    name: `search-${name}`,
    routes: ['/journal/search'],
    act: async (page) => {
      await page.locator('main input[type=search]').fill(words);
      await page.getByRole('status').filter({ hasText: words }).first().waitFor({ state: 'attached' });
    },
  })),
  {
    name: 'citation-copied',
    routes: [aPaper],
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
    act: (page) => page.getByRole('button', { name: 'Copy citation' }).click(),
  },
  {
    name: 'contents-open',
    routes: ['/privacy', '/journal/policies'],
    widths: [360, 768],
    act: (page) => page.locator('main nav summary:visible').first().click(),
  },
  {
    name: 'contents-follow',
    routes: ['/privacy'],
    window: true,
    act: (page) =>
      page
        .locator('main h2')
        .nth(4)
        .evaluate((heading) => heading.scrollIntoView()),
  },
  ...[2, 5].map((number): State => ({
    name: `review-${number}`,
    routes: ['/client'],
    fresh: true,
    act: async (page) => {
      await page.getByRole('button', { name: `Review ${number} of 5` }).click();
      await page.getByText(`${number} of 5`, { exact: true }).waitFor();
      await page.waitForTimeout(900);
    },
  })),
  {
    name: 'motion-paused',
    routes: ['/', '/aws', '/client'],
    act: (page) => page.getByRole('button', { name: 'Pause motion' }).first().click(),
  },
];

function openMenu(page: Page): Promise<void> {
  return page.locator('header summary[aria-label="Menu"]').click();
}

async function closeQuestions(page: Page): Promise<void> {
  const opened = page.locator('main details[open] > summary');
  if ((await opened.count()) > 0) await opened.first().click();
}

async function openQuestion(page: Page, index: number): Promise<void> {
  await closeQuestions(page);
  await page.locator('main details > summary').nth(index).click();
}

function kebab(label: string): string {
  return label.toLowerCase().replaceAll(' ', '-');
}
