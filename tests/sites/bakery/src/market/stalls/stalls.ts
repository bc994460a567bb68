import type { CollectedPage } from 'pagewright/content';
import { pagesWithTemplate } from 'pagewright/content';

/** The goods of the stall: the pages with a recipe. */
export function stalls(pages: readonly CollectedPage[]): ReturnType<typeof pagesWithTemplate> {
  return pagesWithTemplate(pages, 'recipe');
}
