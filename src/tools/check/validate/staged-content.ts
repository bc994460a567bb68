import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readProject } from '../../../site-build/read-project.ts';
import { siteCachePlace } from '../../../site-build/project-folder.ts';
import type { Roots } from '../../../site-build/roots.ts';
import type { Project } from '../../../core/project.ts';
import { checkOutTree } from './check-out-tree.ts';

/** The content of the next commit, which `validate --staged` validates before git commits it. */
export interface StagedContent {
  /** The roots, with the folder of the staged content as the site's folder. */
  roots: Roots;
  project: Project;
  /** The files that the commit changes or removes, by path from the site's root. */
  changed: string[];
}

/**
 * Writes the content of git's index into a permanent folder, so that the next run only writes and reads
 * differences. Except for the engine, the work tree is not used.
 * @throws Error if the site is not in a repository, or the index has merge conflicts
 */
export async function stagedContent(siteRoots: Roots): Promise<StagedContent> {
  const { engine, site } = siteRoots;
  const git = async (...args: string[]) => (await run('git', args, { cwd: site, maxBuffer })).stdout;
  const prefix = (await git('rev-parse', '--show-prefix')).trim();
  const [tree, changed] = await Promise.all([
    git('write-tree', `--prefix=${prefix}pages-config/`),
    git('diff', '--cached', '--name-only', '-z', '--no-renames', '--relative', '--', 'pages-config'),
  ]);
  const folder = siteCachePlace(siteRoots, 'staged');
  await checkOutTree(site, tree.trim(), folder);
  const roots = { engine, site: folder, project: site };
  return {
    roots,
    project: await readProject(roots),
    changed: changed.split('\0').filter(Boolean),
  };
}

const run = promisify(execFile);
const maxBuffer = 50_000_000;
