import type { WrittenSections } from 'pagewright/content';
import { dateParts } from 'pagewright/text';
import type { WrittenIssue } from '../content/issue.gen.ts';
import { routesIn } from '../core/record/addresses/journal-routes.ts';
import { placeInWords } from '../core/record/place.ts';
import { siteLanguage } from '../core/record/languages/site-language.ts';

/** The page of an issue: its cover, and its papers from the collection. */
export function expand(
  { volume, issue, published, title, intro }: WrittenIssue,
  _page: unknown,
  site: Record<string, unknown>,
): WrittenSections | undefined {
  const routes = routesIn(site);
  if (!routes) return undefined;
  const { month, year } = dateParts(published.slice(0, 7), siteLanguage(site));
  const name = placeInWords({ volume, issue });
  return [
    {
      type: 'page-head',
      breadcrumbs: [
        { label: 'Home', to: '/' },
        { label: 'Journal', to: routes.home },
        { label: 'Archive', to: routes.archive },
      ],
      currentPage: name,
      title: name,
      accent: title ? `${title}, ${month} ${year}` : `${month} ${year}`,
      ...(intro && { intro }),
    },
    {
      type: 'issue-contents',
      id: 'papers',
      title: 'Papers in this issue',
      items: { collection: 'issues', volume, issue },
      archive: { label: 'All issues', to: routes.archive },
      empty: 'No paper has been published in this issue yet.',
    },
  ];
}
