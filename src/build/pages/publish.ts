import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Where a build is put together, inside the folder of the site: hidden files are nobody's to fetch. */
const stagingFolder = '.next';

/**
 * Lets a build write all of its files beside the site, and moves them into their places when every one is there. What
 * fails before leaves the site as it is.
 *
 * Each file is moved at once and whole: documents after what they load, and last what tells open pages of the new build.
 * A site that is visited meanwhile, or a build that is stopped here, has old and new pages side by side, each with its
 * files.
 * @param folder the site, such as dist
 * @param write writes the files of the build below the folder that it is given
 */
export async function publish<T>(folder: string, write: (staging: string) => Promise<T>): Promise<T> {
  const staging = path.join(folder, stagingFolder);
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true });
  try {
    const result = await write(staging);
    for (const name of inTheirTurn(await filesIn(staging))) {
      const target = path.join(folder, name);
      await mkdir(path.dirname(target), { recursive: true });
      await rename(path.join(staging, name), target);
    }
    return result;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}

function inTheirTurn(names: string[]): string[] {
  return names.sort((one, other) => turn(one) - turn(other) || (one < other ? -1 : 1));
}

/** What a page loads; documents with their data; the news of the build. The compressed forms of each come before it. */
function turn(name: string): number {
  const plain = name.replace(/\.(br|gz)$/, '');
  const order = /^(build\.json|sw\.js)$/.test(plain) ? 4 : /\.html$|(^|\/)index\.json$/.test(plain) ? 2 : 0;
  return plain === name ? order + 1 : order;
}
