import { compareValues, type ValueDifference } from '../../../authoring/compare/compare-values.ts';
import { describeDifference } from '../../../authoring/compare/describe-difference.ts';
import { readJson } from '../../../core/json/json-source.ts';
import type { FileEdit } from '../../edit-values.ts';
import type { CommittedDifference } from '../../advice.ts';
import { valueInData } from '../../value-in-data.ts';
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
    const [one, other] = [readJson({ path: file, text: committed ?? '' }), readJson({ path: file, text })];
    if (one.diagnostics.length > 0 || other.diagnostics.length > 0) continue;
    const versions = { before: one.data, after: other.data, ...workspace.placedIn(file) };
    for (const difference of compareValues(one.data, other.data))
      found.push({
        file,
        words: describeDifference(difference, versions),
        edit: inverseEdit(difference, one.data, other.data),
      });
  }
  return found;
}

/** The text of a file in the last commit; undefined if there is none. */
export async function readCommitted(site: string, file: string): Promise<string | undefined> {
  return (await readCommittedBytes(site, file))?.toString('utf8');
}

/** The edit that reverts a difference. */
export function inverseEdit(difference: ValueDifference, before: unknown, after: unknown): FileEdit {
  const { kind } = difference;
  const path = [...difference.path];
  const [parent, key] = [path.slice(0, -1), path.at(-1)];
  if (kind === 'changed') return { kind: 'set', path, value: difference.before };
  if (kind === 'added') return { kind: 'remove', path };
  if (kind === 'moved') return { kind: 'move', path: parent, from: difference.to, to: difference.from };
  if (kind === 'renamed') {
    const value = valueInData(after, path);
    return {
      kind: 'all',
      edits: [
        { kind: 'remove', path },
        { kind: 'set', path: [...parent, difference.from], value },
      ],
    };
  }
  const value = valueInData(before, path) ?? difference.before;
  const list = valueInData(after, parent);
  if (typeof key === 'number' && Array.isArray(list))
    return { kind: 'insert', path: parent, index: Math.min(key, list.length), value };
  return { kind: 'set', path, value };
}
