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
export interface ContentChanges {
  changes: readonly FileChange[];
  /** The pages that look different. */
  routes: readonly string[];
  /** Files that are not compared by content: pictures, the theme, records. */
  others: readonly string[];
  removed: readonly string[];
}

/**
 * Compares the content of a site with a commit, in words.
 * @param roots the folders of engine and site
 * @param since a commit, branch or tag
 * @throws UnknownCommitError if there is no such commit
 */
export async function contentChanges(roots: Roots, since: string): Promise<ContentChanges> {
  const changedContent = await contentSince(roots.site, since);
  const read = await readContent(roots);
  const laterFiles = filesBelow(roots, read.project, []).filter(({ path }) =>
    changedContent.there.includes(path),
  );
  const { validation } = read;
  const changes = compareContent(
    validation.set,
    await earlierFiles(changedContent),
    laterFiles,
    validation.site?.data,
  );
  const finders = read.extensions.map((extension) => extension.collect);
  const collections = collect(validation.pages, finders);
  const files = [...changedContent.there, ...changedContent.removed];
  const routes = changedRoutes(contentWithTemplates(read), changes, files, collections);
  const others = files.filter((file) => !isCompared(file)).sort();
  return { changes, routes, others, removed: changedContent.removed };
}

/** The routes of changed and removed pages, by their earlier addresses. */
export function routesToShow({ changes, routes }: Pick<ContentChanges, 'changes' | 'routes'>): string[] {
  const earlierRoutes = changes.map(({ kind, route, from }) => (kind === 'removed' ? route : from));
  return [...new Set([...routes, ...earlierRoutes.filter((route) => route !== undefined)])].sort();
}

/** Whether a file is compared by content; others are only listed. */
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

async function earlierFiles({ there, removed, textBefore }: ChangedContent): Promise<ProjectFile[]> {
  const files = [...there, ...removed].filter(isCompared);
  const texts = await Promise.all(files.map(async (path) => ({ path, text: await textBefore(path) })));
  return texts.flatMap(({ path, text }) => (text === undefined ? [] : [{ path, text }]));
}

/** The changes below pages-config since a commit, with the earlier texts. */
interface ChangedContent extends ChangedFiles {
  /** The text of a file at that commit; undefined if it did not exist. */
  textBefore(file: string): Promise<string | undefined>;
}

/**
 * Determines with git the changes in a site's content.
 * @param site the folder of pages-config
 * @throws UnknownCommitError if there is no such commit
 */
async function contentSince(site: string, since: string): Promise<ChangedContent> {
  const { there, removed } = await findChangedFiles(site, since);
  const isContent = (file: string) => file.startsWith('pages-config/');
  const git = async (...args: string[]) => (await run('git', args, { cwd: site, maxBuffer })).stdout;
  const committedFiles = new Set(
    (await git('ls-tree', '-r', '-z', '--name-only', since, 'pages-config')).split('\0'),
  );
  return {
    there: there.filter(isContent),
    removed: removed.filter(isContent),
    textBefore: async (file) => (committedFiles.has(file) ? git('show', `${since}:./${file}`) : undefined),
  };
}

const run = promisify(execFile);
const maxBuffer = 50_000_000;
