import type { Page } from '@playwright/test';
import { firstWith, mainHtml, findSectionsOfType } from '../../built/built-site.ts';
import type { BuiltSite } from '../../built/built-site.ts';
import type { SitePlaces } from '../places.ts';
import type { State } from '../state.ts';

/** States of menus, tabs, questions and tables of contents that a visitor has opened or selected. */
export function navigationStates(site: BuiltSite, places: SitePlaces): State[] {
  return [
    ...menus(site, places),
    ...tabs(site, places),
    ...questions(site, places),
    ...contents(site, places),
  ];
}

function menus({ navigation: items }: BuiltSite, places: SitePlaces): State[] {
  const open = items.filter((item) => item.items);
  const [first] = open;
  return [
    ...open.map(({ label }): State => ({
      name: `menu-${kebab(label)}`,
      routes: places.home,
      widths: [1440],
      window: true,
      act: (page) => page.locator('header summary:visible', { hasText: label }).click(),
    })),
    {
      name: 'menu',
      routes: [...places.home, ...places.with('tabs')],
      widths: [360, 768],
      window: true,
      act: openMenu,
    },
    {
      name: `menu-${kebab(first?.label ?? '')}`,
      routes: first ? [first.to] : [],
      widths: [360, 768],
      window: true,
      act: async (page) => {
        await openMenu(page);
        await page.locator('header summary:visible', { hasText: first?.label ?? '' }).click();
      },
    },
    { name: 'skip-link', routes: places.home, window: true, act: (page) => page.keyboard.press('Tab') },
  ];
}

interface Tabs {
  panels: { label: string; sections: unknown[] }[];
}

/** Each tab except the first, which is open by default; of nested tabs only the second. */
function tabs(site: BuiltSite, places: SitePlaces): State[] {
  const page = firstWith(site, 'tabs');
  const [outer] = page ? (findSectionsOfType(page, 'tabs') as unknown as Tabs[]) : [];
  return (outer?.panels ?? []).slice(1).flatMap(({ label, sections }) => {
    const open = (shown: Page) => shown.getByRole('tab', { name: label, exact: true }).click();
    const state: State = { name: `tab-${kebab(label)}`, routes: places.with('tabs'), act: open };
    const inner = (sections as { type?: string; panels?: Tabs['panels'] }[]).find(
      ({ type }) => type === 'tabs',
    );
    const second = inner?.panels?.[1]?.label;
    if (!second) return [state];
    const act = async (shown: Page): Promise<void> => {
      await open(shown);
      await shown.getByRole('tab', { name: second, exact: true }).click();
    };
    return [state, { ...state, name: `tab-${kebab(second)}`, act }];
  });
}

function questions(site: BuiltSite, places: SitePlaces): State[] {
  const page = firstWith(site, 'faq');
  const [faq] = page ? findSectionsOfType(page, 'faq') : [];
  const count = (faq as { items?: unknown[] } | undefined)?.items?.length ?? 0;
  const routes = places.with('faq');
  return [
    ...Array.from({ length: count }, (_, index): State => ({
      name: `question-${index + 1}`,
      routes,
      act: (shown) => openQuestion(shown, index),
    })),
    { name: 'questions-closed', routes, act: closeQuestions },
  ];
}

function contents(site: BuiltSite, places: SitePlaces): State[] {
  // A long text has a table of contents, which is folded on a phone.
  const long = site.pages.filter(
    (page) => page.types.includes('policy') && /<nav[^]*<summary/.test(mainHtml(page)),
  );
  return [
    {
      name: 'contents-open',
      routes: long.map(({ route }) => route),
      widths: [360, 768],
      act: (page) => page.locator('main nav summary:visible').first().click(),
    },
    {
      name: 'contents-follow',
      routes: places.fullest('policy'),
      window: true,
      act: (page) =>
        page
          .locator('main h2')
          .nth(4)
          .evaluate((heading) => heading.scrollIntoView()),
    },
  ];
}

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
