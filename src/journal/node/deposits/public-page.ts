import { paperExports } from '../../core/formats/exports.ts';
import type { PaperRecord } from '../../core/record/paper-record.ts';
import { withoutPapers } from '../../core/record/without-papers.ts';
import type { JournalRecord } from '../../core/record/record.ts';
import { PATIENCE } from './crossref-server.ts';

/**
 * The difference between a paper's public page and the page of this content; undefined if they are equal. A DOI
 * must lead to its page, so deposits wait for it. The exported record next to the page is compared, because it is
 * the same in every build.
 */
export async function findPublicProblem(
  paper: PaperRecord,
  journal: JournalRecord,
): Promise<string | undefined> {
  const { ending, text } = paperExports.find(({ label }) => label === 'CSL-JSON')!;
  try {
    const response = await fetch(paper.url + ending, { signal: AbortSignal.timeout(PATIENCE) });
    if (!response.ok) return `${paper.url} answers ${response.status}`;
    const isSame = (await response.text()) === text(paper, withoutPapers(journal));
    return isSame ? undefined : `${paper.url} shows another version`;
  } catch (error) {
    // All errors of the network are treated alike, because they have many names.
    return `${paper.url} can’t be reached: ${error instanceof Error ? error.message : String(error)}`;
  }
}
