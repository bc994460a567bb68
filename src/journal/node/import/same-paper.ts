import { lettersAndDigits } from './letters-and-digits.ts';
import type { ImportedPaper } from './imported-paper.ts';

/** The identifying data of an existing paper. */
export interface KnownPaper {
  route: string;
  title: string;
  doi?: string | undefined;
}

/** The message about an existing paper with the same DOI or title; undefined if it is new. */
export function samePaperMessage(
  { title, doi }: ImportedPaper,
  known: readonly KnownPaper[],
): string | undefined {
  const byDoi = doi && known.find((each) => each.doi?.toLowerCase() === doi.toLowerCase());
  if (byDoi) return `The DOI ${doi} is that of ${byDoi.route}.`;
  const byTitle = title && known.find((each) => lettersAndDigits(each.title) === lettersAndDigits(title));
  return byTitle ? `“${title}” exists already: ${byTitle.route}.` : undefined;
}
