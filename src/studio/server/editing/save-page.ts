import type { Refused } from 'pagewright/json';
import type { OpenDocument } from '../documents/open-document.ts';
import { blockingErrors } from '../pages/page-state.ts';
import type { Workspace } from '../workspace.ts';

/**
 * Writes a page and its shared sections, if they have no error and the files on disk have not changed.
 * @returns a description of the saved files
 */
export async function savePage(
  workspace: Workspace,
  pageFile: string,
): Promise<{ description: string } | Refused> {
  const open = await workspace.page(pageFile);
  if ('refused' in open) return open;
  const unsaved = open.documents.filter((document) => document.isUnsaved);
  if (unsaved.length === 0) return { description: 'Everything is saved.' };
  const { diagnostics } = await workspace.check();
  const errors = blockingErrors(unsaved, diagnostics, workspace.knownErrors, workspace.documents.unsaved());
  if (errors.length > 0) {
    const places = errors.slice(0, 5).map(({ file, line, message }) => `${file}:${line} ${message}`);
    const what = errors.length === 1 ? 'One error' : `${errors.length} errors`;
    return { refused: `${what} must be corrected before this is saved: ${places.join(' ')}` };
  }
  for (const document of unsaved) {
    const refused = await saveDocument(workspace, document);
    if (refused) return refused;
  }
  const names = unsaved.map(({ file }) => file.replace('pages-config/', ''));
  return { description: `Saved ${names.join(', ')}.` };
}

async function saveDocument(workspace: Workspace, document: OpenDocument): Promise<Refused | undefined> {
  const { documents } = workspace;
  const refused = await documents.save(document);
  if (!refused) {
    workspace.noteSaved(document);
    return undefined;
  }
  const disk = await documents.readDisk(document.file);
  if (typeof disk !== 'string') return refused;
  const facts = documents.facts(document.file, '', 'Change on disk');
  const followed = document.follow(disk, facts, workspace.placedIn(document.file));
  if (followed === undefined) return refused;
  workspace.noteChange(document);
  if (followed !== 'merged') return refused;
  return { refused: `${refused.refused} Both changes are merged now: look at the page, and save again.` };
}
