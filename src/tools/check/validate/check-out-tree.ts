import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/**
 * Writes the content of a site from git into a folder, to validate a version that is not checked out. Over an earlier
 * version it writes only differences: the cache recognizes unchanged files by their times.
 * @param siteFolder a folder of the repository
 * @param tree git's tree of its pages-config: a hash, or a name such as main:pages-config
 * @param folder for pages-config; no other process may use it
 */
export async function checkOutTree(siteFolder: string, tree: string, folder: string): Promise<void> {
  const contentFolder = path.join(folder, 'pages-config');
  const env = { ...process.env, GIT_INDEX_FILE: path.join(folder, 'index') };
  const checkOut = async () => {
    await mkdir(contentFolder, { recursive: true });
    await run('git', [`--work-tree=${contentFolder}`, 'read-tree', '--reset', '-u', tree], {
      cwd: siteFolder,
      env,
    });
  };
  await checkOut().catch(async () => {
    // An interrupted run leaves a lock, or a part of the files.
    await rm(folder, { recursive: true, force: true });
    await checkOut();
  });
}

const run = promisify(execFile);
