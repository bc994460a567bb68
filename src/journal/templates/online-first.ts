import type { WrittenSections } from 'pagewright/content';
import type { WrittenOnlineFirst } from '../content/online-first.gen.ts';
import { routesIn } from '../core/record/addresses/journal-routes.ts';

/** The list of published papers without an issue. */
export function expand(
  { intro }: WrittenOnlineFirst,
  _page: unknown,
  site: Record<string, unknown>,
): WrittenSections | undefined {
  const routes = routesIn(site);
  if (!routes) return undefined;
  return [
    {
      type: 'page-head',
      breadcrumbs: [
        { label: 'Home', to: '/' },
        { label: 'Journal', to: routes.home },
      ],
      currentPage: 'Online first',
      title: 'Online first',
      accent: 'before their issue',
      ...(intro && { intro }),
    },
    {
      type: 'paper-list',
      id: 'papers',
      items: { collection: 'papers', onlineFirst: true },
      empty: 'Every paper is in its issue.',
    },
  ];
}
