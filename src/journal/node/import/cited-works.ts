import type { CitedWork } from '../../content/journal-parts.gen.ts';
import type { WrittenReference } from '../../content/written-parts.ts';
import { publicationYear } from '../../core/record/references/plain-work.ts';
import { referenceRecord } from '../../core/record/references/reference.ts';

/**
 * Replaces printed references by the data of the same works, so that the numbers in the text stay valid. Without a
 * printed list, the list consists of all works.
 * @param works the works in a reference manager's file
 * @returns the references, and the works that no printed reference names
 */
export function withWorks(
  printed: readonly WrittenReference[],
  works: readonly CitedWork[],
): { references: WrittenReference[]; left: CitedWork[] } {
  if (printed.length === 0) return { references: [...works], left: [] };
  const left = new Set(works);
  const references = printed.map((reference) => {
    const { text, doi } = referenceRecord(reference);
    const work = text === undefined ? undefined : [...left].find((each) => isSameWork(each, text, doi));
    if (!work) return reference;
    left.delete(work);
    return work;
  });
  return { references, left: [...left] };
}

/**
 * Whether a reference as text is the work: it has the same DOI; else it contains the title, and the year and the
 * first author as far as the work has them. A title alone is not enough: “Roofs” is in many references.
 */
function isSameWork(work: CitedWork, text: string, doi: string | undefined): boolean {
  if (work.DOI !== undefined && doi !== undefined) return work.DOI.toLowerCase() === doi.toLowerCase();
  const [first] = work.author ?? work.editor ?? [];
  const title = lettersAndDigits(work.title ?? '');
  const details = [first?.family ?? first?.literal ?? '', String(publicationYear(work) ?? '')]
    .map(lettersAndDigits)
    .filter((detail) => detail !== '');
  const letters = lettersAndDigits(text);
  return title !== '' && details.length > 0 && [title, ...details].every((each) => letters.includes(each));
}

/** The text without spaces, punctuation and case, in which two ways of printing a work differ. */
function lettersAndDigits(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}
