/** The pages of a cited work, as formats separate them. */
export interface CitedPages {
  first?: string;
  last?: string;
  /** The number of an article in place of pages: e123. */
  article?: string;
  /** Several ranges, which have no first and last page. */
  ranges?: string;
}

/** Parses the pages of a cited work: "11-29", "iv-xii", "S12", "e123", or "3-5, 8". */
export function citedPages(pages: string | undefined): CitedPages {
  if (pages === undefined) return {};
  const [, first, last] = /^([^\s,;-]+)-([^\s,;-]+)$/.exec(pages) ?? [];
  if (first !== undefined && last !== undefined) return { first, last };
  if (/^(?:\d+|[ivxlcdm]+|[SA-D]\d+)$/i.test(pages)) return { first: pages };
  return /^[\w.-]+$/.test(pages) ? { article: pages } : { ranges: pages };
}
