import type { CitedWork } from '../../content/journal-parts.gen.ts';
import type { WrittenReference } from '../../content/written-parts.ts';
import { lettersAndDigits } from './letters-and-digits.ts';
import { publicationYear } from '../../core/record/references/plain-work.ts';
import { referenceRecord } from '../../core/record/references/reference.ts';

/**
 * Replaces references that are written as text by the data of the same works, at the same places in the list, so that
 * the numbers in the text stay valid. An import uses it, and a later addition of references to a paper.
 * @param written the list of a paper; if it is empty, all works become the list
 * @param works the works in a reference manager's file
 * @returns the references, and the works that no reference names
 */
export function replaceByWorks(
  written: readonly WrittenReference[],
  works: readonly CitedWork[],
): { references: WrittenReference[]; unmatched: CitedWork[] } {
  if (written.length === 0) return { references: [...works], unmatched: [] };
  const unmatched = new Set(works);
  const references = written.map((reference) => {
    const { text, doi } = referenceRecord(reference);
    const work = text === undefined ? undefined : [...unmatched].find((each) => isSameWork(each, text, doi));
    if (!work) return reference;
    unmatched.delete(work);
    return work;
  });
  return { references, unmatched: [...unmatched] };
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
