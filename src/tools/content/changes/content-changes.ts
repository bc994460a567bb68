import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Roots } from '../../../site-build/roots.ts';
import { changedRoutes } from '../../../authoring/compare/changed-routes.ts';
import { compareContent, type FileChange } from '../../../authoring/compare/compare-content.ts';
import { collect } from '../../../core/content/collections.ts';
import { classifyContentFile, type ContentFile } from '../../../core/content/content-file.ts';
import type { ProjectFile } from '../../../core/project.ts';
import { filesBelow } from '../files-below.ts';
import { contentWithTemplates, readContent } from '../read-content.ts';
import { findChangedFiles } from '../../check/changes/changed-files.ts';
import type { ChangedFiles } from '../../check/changes/changed-files.ts';

/** The changes in a site's content since a commit. */
export interface ContentComparison {
  changes: readonly FileChange[];
  /** The routes of pages that look different. */
  routes: readonly string[];
  /** Changed files whose contents are not compared, such as pictures, the theme, and records. */
  uncompared: readonly string[];
  removed: readonly string[];
}

/**
 * Compares the content of a site with a commit, for `content diff`, for the studio before it publishes, and for pictures
 * of changed pages.
 * @param roots the folders of engine and site
 * @param since a commit, branch or tag
 * @throws UnknownCommitError if there is no such commit
 */
export async function contentChanges(roots: Roots, since: string): Promise<ContentComparison> {
  const changedContent = await findChangedContent(roots.site, since);
  const loadedContent = await readContent(roots);
  const laterFiles = filesBelow(roots, loadedContent.project, []).filter(({ path }) =>
    changedContent.editedOrNew.includes(path),
  );
  const { validation } = loadedContent;
  const changes = compareContent(
    validation.set,
    await earlierFiles(changedContent),
    laterFiles,
    validation.site?.data,
  );
  const finders = loadedContent.extensions.map((extension) => extension.collect);
  const collections = collect(validation.pages, finders);
  const files = [...changedContent.editedOrNew, ...changedContent.removed];
  const routes = changedRoutes(contentWithTemplates(loadedContent), changes, files, collections);
  const uncompared = files.filter((file) => !isCompared(file)).sort();
  return { changes, routes, uncompared, removed: changedContent.removed };
}

/** The routes of pages that look different, and the earlier routes of moved and removed pages. */
export function routesBeforeAndAfter({
  changes,
  routes,
}: Pick<ContentComparison, 'changes' | 'routes'>): string[] {
  const earlierRoutes = changes.map(({ kind, route, from }) => (kind === 'removed' ? route : from));
  return [...new Set([...routes, ...earlierRoutes.filter((route) => route !== undefined)])].sort();
}

/** Whether the content of a file is compared; other files are only listed. */
function isCompared(file: string): boolean {
  return COMPARED.has(classifyContentFile(file));
}

const COMPARED: ReadonlySet<ContentFile> = new Set<ContentFile>([
  'page',
  'site',
  'unrouted',
  'form',
  'translation',
  'shared',
  'redirects',
]);

async function earlierFiles({
  editedOrNew,
  removed,
  textBefore,
}: ChangedContentFiles): Promise<ProjectFile[]> {
  const files = [...editedOrNew, ...removed].filter(isCompared);
  const texts = await Promise.all(files.map(async (path) => ({ path, text: await textBefore(path) })));
  return texts.flatMap(({ path, text }) => (text === undefined ? [] : [{ path, text }]));
}

/** The changed files below pages-config since a commit, and their earlier texts. */
interface ChangedContentFiles extends ChangedFiles {
  /** The text of a file at that commit; undefined if it did not exist. */
  textBefore(file: string): Promise<string | undefined>;
}

/**
 * Determines with git the changes in a site's content.
 * @param siteFolder the folder that contains pages-config
 * @throws UnknownCommitError if there is no such commit
 */
async function findChangedContent(siteFolder: string, since: string): Promise<ChangedContentFiles> {
  const { editedOrNew, removed } = await findChangedFiles(siteFolder, since);
  const isContent = (file: string) => file.startsWith('pages-config/');
  const git = async (...args: string[]) => (await run('git', args, { cwd: siteFolder, maxBuffer })).stdout;
  const committedFiles = new Set(
    (await git('ls-tree', '-r', '-z', '--name-only', since, 'pages-config')).split('\0'),
  );
  return {
    editedOrNew: editedOrNew.filter(isContent),
    removed: removed.filter(isContent),
    textBefore: async (file) => (committedFiles.has(file) ? git('show', `${since}:./${file}`) : undefined),
  };
}

const run = promisify(execFile);
const maxBuffer = 50_000_000;
