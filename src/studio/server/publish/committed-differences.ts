import { compareTexts } from 'pagewright/compare';
import type { CommittedDifference } from '../../advice.ts';
import type { OpenPage } from '../pages/page-state.ts';
import type { Workspace } from '../workspace.ts';
import { readCommittedBytes } from './git.ts';

/**
 * The differences between the open files of a page and the last commit, each with the edit that reverts it. A file
 * that is not committed, or not JSON, has none.
 */
export async function committedDifferences(
  workspace: Workspace,
  { documents }: OpenPage,
): Promise<CommittedDifference[]> {
  const found: CommittedDifference[] = [];
  for (const { file, text } of documents) {
    const committed = await readCommitted(workspace.roots.site, file);
    const differences = compareTexts(committed ?? '', text, workspace.placedIn(file));
    found.push(...differences.map(({ description, revert }) => ({ file, description, edit: revert })));
  }
  return found;
}

/** The text of a file in the last commit; undefined if there is none. */
export async function readCommitted(siteFolder: string, file: string): Promise<string | undefined> {
  return (await readCommittedBytes(siteFolder, file))?.toString('utf8');
}
