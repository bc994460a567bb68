import type { ImportedPaper } from './imported.ts';

/** A paper that is there already, as far as it tells whether another one is the same. */
export interface KnownPaper {
  route: string;
  title: string;
  doi?: string | undefined;
}

/** The sentence by which a paper is refused that is there already, by its DOI or its title; undefined where it is new. */
export function sameAs({ title, doi }: ImportedPaper, known: readonly KnownPaper[]): string | undefined {
  const byDoi = doi && known.find((each) => each.doi?.toLowerCase() === doi.toLowerCase());
  if (byDoi) return `The DOI ${doi} is that of ${byDoi.route}.`;
  const byTitle = title && known.find((each) => letters(each.title) === letters(title));
  return byTitle ? `“${title}” is there already: ${byTitle.route}.` : undefined;
}

/** Quotes, dashes and capitals make no other title. */
function letters(title: string): string {
  return title.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}
