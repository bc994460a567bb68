import { type Readdress, pagesWithTemplate } from 'pagewright/content';
import { isBefore } from '../dates.ts';
import { routesIn } from './journal-routes.ts';
import { issueKey, parseIssuePath } from '../issue-number.ts';
import { issueNumbers, type PlaceInIssues } from '../place.ts';

/**
 * The changes of a paper or notice that moves to another issue: it gets the numbers of that issue and, for a paper,
 * its month, and loses old page numbers. `journal assign` moves an online-first paper into an issue.
 */
export const readdress: Readdress = ({ data, to }, { site, pages }) => {
  const template = data['template'] as Item | null | undefined;
  const routes = routesIn(site);
  const oldNumbers = template && issueNumbers(template);
  const place = parseIssuePath(to);
  const numbers = place?.slug === undefined ? undefined : issueNumbers(place);
  if (!routes || !oldNumbers || !numbers || !isItem(template)) return [];
  if (routes.issue(numbers) === routes.issue(oldNumbers) || !to.startsWith(`${routes.issue(numbers)}/`))
    return [];
  const issue = pagesWithTemplate(pages, 'issue').find(
    ({ data: each }) => issueKey(each) === issueKey(numbers),
  );
  const published = issue && String(issue.data['published']);
  const isOtherMonth = published !== undefined && published.slice(0, 7) !== template.published.slice(0, 7);
  const isPaper = template.type === 'paper';
  return [
    { path: ['template', 'volume'], value: numbers.volume },
    { path: ['template', 'issue'], value: numbers.issue },
    ...(isPaper && isOtherMonth ? [{ path: ['template', 'published'], value: published }] : []),
    ...(isPaper && published ? keepEarlierDate(template, published) : []),
    ...(isPaper && template.pages ? [{ path: ['template', 'pages'], value: undefined }] : []),
  ];
};

interface Item extends PlaceInIssues {
  type: unknown;
  published: string;
  onlineFirst?: string;
  pages?: unknown;
  versions?: { date?: string }[];
}

/** The change for a paper with versions that was published before its new issue: it keeps the earlier date. */
function keepEarlierDate({ versions, onlineFirst }: Item, published: string): ReturnType<Readdress> {
  const first = versions?.[0]?.date;
  const isEarlier = first !== undefined && onlineFirst === undefined && isBefore(first, published);
  return isEarlier ? [{ path: ['template', 'onlineFirst'], value: first }] : [];
}

function isItem({ type, published }: Item): boolean {
  return (type === 'paper' || type === 'notice') && typeof published === 'string';
}
