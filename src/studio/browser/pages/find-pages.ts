import type { ListedPage } from '../../protocol.ts';

/** The pages with every word of a query in their titles or addresses. */
export function findPages(pages: readonly ListedPage[], query: string): ListedPage[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return pages.filter(({ route, title }) => {
    const text = `${route} ${title}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
