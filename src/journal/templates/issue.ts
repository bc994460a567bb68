import { dateWords } from '../../core/page/date-words.ts';
import type { ResolvedSection } from '../../core/content/resolved.ts';
import { routesIn } from '../record/journal-routes.ts';
import type { IssueData } from './issue.gen.ts';

/** The contents of an issue: its cover, and its papers as the collection finds them. */
export function expand(
  { volume, issue, published, title, intro }: IssueData,
  _page: unknown,
  site: Record<string, unknown>,
): ResolvedSection[] | undefined {
  const routes = routesIn(site);
  if (!routes) return undefined;
  const { month, year } = dateWords(published.slice(0, 7));
  const name = `Volume ${volume}, Issue ${issue}`;
  return [
    {
      type: 'page-head',
      crumbs: [
        { label: 'Home', to: '/' },
        { label: 'Journal', to: routes.home },
        { label: 'Archive', to: routes.archive },
      ],
      here: name,
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
