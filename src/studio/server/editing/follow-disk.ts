import type { Refused } from 'pagewright/json';
import type { StudioEvent } from '../../protocol.ts';
import type { Workspace } from '../workspace.ts';

/**
 * Applies a change on disk: it is merged with unsaved work, if that is possible.
 * @returns the event for the open pages; undefined if no open file has changed
 */
export async function followDisk(workspace: Workspace, file: string): Promise<StudioEvent | undefined> {
  const { documents, content } = workspace;
  const document = documents.get(file);
  const disk = document && (await documents.readDisk(file));
  if (!document || typeof disk !== 'string') {
    content.reload();
    return undefined;
  }
  const facts = documents.facts(file, '', 'Change on disk');
  const result = document.follow(disk, facts, workspace.placedIn(file));
  if (result === undefined) return undefined;
  workspace.noteChange(document);
  content.reload();
  const description = followMessages[result].replace('FILE', file.replace('pages-config/', ''));
  return { kind: 'disk', files: [file], description, version: documents.version };
}

const followMessages = {
  read: 'FILE has changed on disk: this is its new version.',
  merged: 'FILE has changed on disk: both changes are merged.',
  conflict: 'FILE has changed on disk in the same place: choose a version.',
};

/** Decides a conflict with the file on disk. @returns the decision in words */
export async function decideConflict(
  workspace: Workspace,
  file: string,
  side: 'mine' | 'theirs',
): Promise<{ description: string } | Refused> {
  const document = await workspace.documents.open(file);
  if ('refused' in document) return document;
  const description = side === 'mine' ? 'Your version stays' : 'The version on disk was kept';
  document.decide(side, workspace.documents.facts(file, '', description));
  workspace.noteChange(document);
  return { description: `${description}.` };
}
