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

/** Whether a printed reference is the work: it has the same DOI, or title, year and first author. */
function isSameWork(work: CitedWork, text: string, doi: string | undefined): boolean {
  if (work.DOI !== undefined && doi !== undefined) return work.DOI.toLowerCase() === doi.toLowerCase();
  const [first] = work.author ?? work.editor ?? [];
  const identifyingWords = [
    work.title ?? '',
    first?.family ?? first?.literal ?? '',
    String(publicationYear(work) ?? ''),
  ];
  return (
    letters(identifyingWords[0]!) !== '' &&
    identifyingWords.every((each) => letters(text).includes(letters(each)))
  );
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}
