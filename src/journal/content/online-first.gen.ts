// Made from src/journal/schemas/templates/online-first.schema.json by `npm run generate`: change that file, not this one.

/** The list of published papers that are in no issue yet, which the build finds in journal/online-first/. */
export type WrittenOnlineFirst = {
  /** Lays this page out as the list of the papers online first. */
  type: 'online-first';
  /** One to three sentences about these papers: what is already final, and how to cite them. */
  intro?: string;
};
