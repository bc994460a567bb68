import type { WrittenSections } from 'pagewright/content';
import type { WrittenRecipe } from '../content/recipe.gen.ts';

/** A page with a head and a text. */
export function expand({ title, text }: WrittenRecipe): WrittenSections {
  return [
    { type: 'page-head', title },
    { type: 'text-block', text },
  ];
}
