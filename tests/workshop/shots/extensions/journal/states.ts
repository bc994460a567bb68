import { firstWith, findSectionsOfType } from '../../../built/built-site.ts';
import type { BuiltSite } from '../../../built/built-site.ts';
import type { SitePlaces } from '../../places.ts';
import type { ExtensionStates, State } from '../../state.ts';
import { searched } from '../../states/searches.ts';

/** The states of the journal's pages, and additional pages for the engine's states. */
export function states(site: BuiltSite, places: SitePlaces): ExtensionStates {
  const paper = places.with('paper');
  const kinds = ['forced-colours', 'reflow', 'print', 'hover', 'focus'];
  return {
    states: [
      ...issues(site, places),
      ...searched(places.with('paper-search'), 'soil'),
      {
        name: 'citation-copied',
        routes: paper,
        context: { permissions: ['clipboard-read', 'clipboard-write'] },
        act: (page) => page.getByRole('button', { name: 'Copy citation' }).click(),
      },
    ],
    alsoAt: new Map(kinds.map((name) => [name, paper])),
  };
}

/** Each issue in the journal's browser, in any panel. */
function issues(site: BuiltSite, places: SitePlaces): State[] {
  const page = firstWith(site, 'issue-browser');
  const [browser] = page ? findSectionsOfType(page, 'issue-browser') : [];
  const count = (browser as { items?: unknown[] } | undefined)?.items?.length ?? 0;
  return Array.from({ length: count }, (_, index): State => ({
    name: `issue-${index + 1}`,
    routes: places.with('issue-browser'),
    act: async (shown) => {
      const panel = shown.locator('[role=tabpanel]:has(select)').last();
      if (await panel.count()) await shown.locator(`#${await panel.getAttribute('aria-labelledby')}`).click();
      await shown
        .locator('main select:visible')
        .first()
        .selectOption({ label: `Issue ${index + 1}` });
    },
  }));
}
