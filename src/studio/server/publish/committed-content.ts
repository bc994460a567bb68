import { parseSharedSections } from 'pagewright/content';
import { findChangedFiles, TOKENS, withOtherFiles } from 'pagewright/editor';
import type { CurrentContent } from '../content.ts';
import type { Workspace } from '../workspace.ts';
import { readCommittedBytes } from './git.ts';

/**
 * Works with the content of the last commit: pages, forms, settings, theme, media.
 * @param work renders pages; the files of the last commit exist only while it runs
 */
export async function withCommitted<Result>(
  workspace: Workspace,
  work: (committed: CurrentContent) => Promise<Result>,
): Promise<Result> {
  const { roots, documents } = workspace;
  const now = workspace.now();
  const { editedOrNew, removed } = await findChangedFiles(roots.site, 'HEAD');
  const unsaved = documents.unsaved().map(({ file }) => file);
  const changed = [...editedOrNew, ...removed, ...unsaved].filter((file) => file.startsWith(CONTENT));
  const files = new Map<string, Buffer | undefined>();
  for (const file of [...changed, `${CONTENT}_site.json`, TOKENS])
    files.set(file, await readCommittedBytes(roots.site, file));
  return withOtherFiles(roots, now, files, ({ project, content }) =>
    work({
      ...now,
      project,
      shared: parseSharedSections(project),
      content,
      getForm: (id) => project.forms.find((file) => file.path === `${CONTENT}_forms/${id}.json`),
    }),
  );
}

const CONTENT = 'pages-config/';
