import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/**
 * Lays out the content of a site as git holds it in a folder. Where an earlier one lies there, only what is otherwise is
 * written, so that files keep the times that they had.
 * @param site a folder of the repository
 * @param tree the tree of its pages-config: a hash, or a name such as main:pages-config
 * @param folder where pages-config comes to lie; nobody else writes there
 */
export async function layOutTree(site: string, tree: string, folder: string): Promise<void> {
  const content = path.join(folder, 'pages-config');
  const env = { ...process.env, GIT_INDEX_FILE: path.join(folder, 'index') };
  const layOut = async () => {
    await mkdir(content, { recursive: true });
    await run('git', [`--work-tree=${content}`, 'read-tree', '--reset', '-u', tree], { cwd: site, env });
  };
  await layOut().catch(async () => {
    // One that was interrupted leaves a lock behind, or half of the files.
    await rm(folder, { recursive: true, force: true });
    await layOut();
  });
}

const run = promisify(execFile);
