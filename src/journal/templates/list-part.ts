import type { WrittenSections } from 'pagewright/content';
import type { WrittenListPart } from '../content/list-part.gen.ts';
import { routesIn } from '../core/record/addresses/journal-routes.ts';

/** A page with one year of the archive, or with the second or a later part of an index of authors or subjects. */
export function expand(
  { list, part }: WrittenListPart,
  _page: unknown,
  site: Record<string, unknown>,
): WrittenSections | undefined {
  const routes = routesIn(site);
  if (!routes) return undefined;
  const { title, name } = headings(list, part);
  return [
    {
      type: 'page-head',
      breadcrumbs: [
        { label: 'Home', to: '/' },
        { label: 'Journal', to: routes.home },
        { label: title, to: routes[list] },
      ],
      currentPage: name,
      title,
      accent: name,
    },
    list === 'archive'
      ? { type: 'archive', id: 'issues', items: { collection: 'archive', year: part } }
      : {
          type: 'paper-index',
          id: 'index',
          label: `${title} by first letter`,
          items: { collection: 'paper-index', by: list === 'authors' ? 'author' : 'subject', part },
        },
  ];
}

function headings(list: WrittenListPart['list'], part: number): { title: string; name: string } {
  if (list === 'archive') return { title: 'Archive', name: String(part) };
  return { title: list === 'authors' ? 'Index of authors' : 'Index of subjects', name: `part ${part}` };
}
