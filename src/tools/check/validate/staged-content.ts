import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readProject } from '../../../site-build/read-project.ts';
import { siteCachePlace } from '../../../site-build/project-folder.ts';
import type { Roots } from '../../../site-build/roots.ts';
import type { Project } from '../../../core/project.ts';
import { layOutTree } from './lay-out-tree.ts';

/** The content as the next commit will hold it. */
export interface StagedContent {
  /** With the folder in which it was laid out as that of the site. */
  roots: Roots;
  project: Project;
  /** What the commit changes in it, by paths from the site's root; files that it removes too. */
  changed: string[];
}

/**
 * Lays out the content of git's index in a folder that is kept, so that next time only what has changed since is written
 * and looked at. What lies in the work tree plays no part, but for the engine.
 * @throws where the site lies in no repository, or a merge has left conflicts in the index
 */
export async function stagedContent(own: Roots): Promise<StagedContent> {
  const { engine, site } = own;
  const git = async (...args: string[]) => (await run('git', args, { cwd: site, maxBuffer })).stdout;
  const prefix = (await git('rev-parse', '--show-prefix')).trim();
  const [tree, changed] = await Promise.all([
    git('write-tree', `--prefix=${prefix}pages-config/`),
    git('diff', '--cached', '--name-only', '-z', '--no-renames', '--relative', '--', 'pages-config'),
  ]);
  const folder = siteCachePlace(own, 'staged');
  await layOutTree(site, tree.trim(), folder);
  const roots = { engine, site: folder, project: site };
  return {
    roots,
    project: await readProject(roots),
    changed: changed.split('\0').filter(Boolean),
  };
}

const run = promisify(execFile);
const maxBuffer = 50_000_000;
