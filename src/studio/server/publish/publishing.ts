import { classifyContentFile } from 'pagewright/content';
import { contentChanges, TOKENS } from 'pagewright/editor';
import type { Refused } from 'pagewright/json';
import type { ChangedFile, ChangeList, PublishResult } from '../../changes.ts';
import type { Workspace } from '../workspace.ts';
import { commitFiles, findObstacle } from './commit-files.ts';
import { isOnPages } from './page-versions.ts';
import { describeTokenChanges } from './token-changes.ts';
import { findRequestAddress, findUpstream, pushCommits } from './push-commits.ts';

/** The changes of the content since the last commit, in words, and the reasons why some can't be published now. */
export async function listChanges({ roots, documents, state }: Workspace): Promise<ChangeList> {
  const obstacle = await findObstacle(roots.site);
  if (obstacle !== undefined) return { obstacle, files: [], routes: [] };
  const { changes, uncompared, removed, routes } = await contentChanges(roots, 'HEAD');
  const unsaved = new Set(documents.unsaved().map(({ file }) => file));
  const errors = new Map(
    state.diagnostics
      .filter(({ severity }) => severity === 'error')
      .map(({ file, line, message }) => [file, `line ${line}: ${message}`]),
  );
  const block = (file: string): Pick<ChangedFile, 'blocked'> => {
    if (unsaved.has(file)) return { blocked: 'It has unsaved changes: save them first.' };
    const error = errors.get(file);
    return error === undefined ? {} : { blocked: `It has an error, ${error}` };
  };
  const comparedFiles = changes.map(({ file, name, kind, descriptions }): ChangedFile => ({
    file,
    name,
    kind: kind === 'moved' ? 'changed' : kind,
    descriptions,
    ...block(file),
    ...(kind === 'changed' && isOnPages(file) && { comparedAs: 'page' }),
  }));
  const changeLines = await describeTokenChanges(roots.site, uncompared);
  const otherFiles = uncompared.map((file): ChangedFile => ({
    file,
    name: file.replace('pages-config/', ''),
    kind: removed.includes(file) ? 'removed' : 'changed',
    descriptions: [],
    ...(isPicture(file) && { comparedAs: 'picture' }),
    ...(file === TOKENS && changeLines.length > 0 && { descriptions: changeLines, comparedAs: 'page' }),
  }));
  const upstream = await findUpstream(roots.site);
  return {
    files: [...comparedFiles, ...otherFiles],
    routes: [...routes],
    ...(upstream !== undefined && { upstream }),
  };
}

function isPicture(file: string): boolean {
  const endings = ['.svg', '.png', '.jpg', '.jpeg', '.webp', '.avif'];
  return classifyContentFile(file) === 'media' && endings.some((ending) => file.endsWith(ending));
}

/**
 * Commits chosen files, and sends the commit to the server of the branch, if it has one.
 * @returns the reason if a file may not be published, or git refuses the commit
 */
export async function publishFiles(
  workspace: Workspace,
  files: readonly string[],
  message: string,
): Promise<PublishResult | Refused> {
  if (files.length === 0) return { refused: 'Choose at least one file.' };
  if (message.trim() === '') return { refused: 'Say in a few words what has changed.' };
  await workspace.check();
  const { files: changed, obstacle, upstream } = await listChanges(workspace);
  if (obstacle !== undefined) return { refused: obstacle };
  for (const file of files) {
    const changedFile = changed.find((each) => each.file === file);
    if (!changedFile) return { refused: `${file} has not changed.` };
    if (changedFile.blocked !== undefined) return { refused: `${changedFile.name}: ${changedFile.blocked}` };
  }
  const { site } = workspace.roots;
  const committed = await commitFiles(site, files, message.trim());
  if ('refused' in committed || upstream === undefined) return committed;
  const unsent = await pushCommits(site);
  if (unsent !== undefined) return { ...committed, upstream, unsent };
  const request = await findRequestAddress(site);
  return { ...committed, upstream, ...(request !== undefined && { request }) };
}
