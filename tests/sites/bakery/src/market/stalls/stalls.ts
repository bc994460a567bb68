import type { CollectedPage } from 'pagewright/extension';
import { pagesWithTemplate } from 'pagewright/extension';

/** The goods of the stall: the pages with a recipe. */
export function stalls(pages: readonly CollectedPage[]): ReturnType<typeof pagesWithTemplate> {
  return pagesWithTemplate(pages, 'recipe');
}
