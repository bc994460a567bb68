// Made from src/journal/schemas/templates/online-first.schema.json by `npm run generate`: change that file, not this one.

/**
 * The list of the papers that have appeared and are in no issue yet, which are found by themselves: those in journal/online-first/.
 */
export type WrittenOnlineFirst = {
  /** Lays this page out as the list of the papers online first. */
  type: 'online-first';
  /** One to three sentences about them: what is final already, and how they are cited. */
  intro?: string;
};
