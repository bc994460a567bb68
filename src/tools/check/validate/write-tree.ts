import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/**
 * Writes the content of a site from git into a folder. Over an earlier version it writes only differences, so
 * that unchanged files keep their times.
 * @param siteFolder a folder of the repository
 * @param tree git's tree of its pages-config: a hash, or a name such as main:pages-config
 * @param folder for pages-config; no other process may use it
 */
export async function writeTree(siteFolder: string, tree: string, folder: string): Promise<void> {
  const contentFolder = path.join(folder, 'pages-config');
  const env = { ...process.env, GIT_INDEX_FILE: path.join(folder, 'index') };
  const layOut = async () => {
    await mkdir(contentFolder, { recursive: true });
    await run('git', [`--work-tree=${contentFolder}`, 'read-tree', '--reset', '-u', tree], {
      cwd: siteFolder,
      env,
    });
  };
  await layOut().catch(async () => {
    // An interrupted run leaves a lock, or a part of the files.
    await rm(folder, { recursive: true, force: true });
    await layOut();
  });
}

const run = promisify(execFile);
