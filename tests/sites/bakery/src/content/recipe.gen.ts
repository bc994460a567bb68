// Made from schemas/templates/recipe.schema.json by `npm run generate`: change that file, not this one.

/** A recipe that visitors can bake at home. */
export type WrittenRecipe = {
  /** Lays this page out as a recipe. */
  type: 'recipe';
  /** The heading of the page. */
  title: string;
  /** The text below the heading. */
  text: string;
};
