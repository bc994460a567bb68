import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Where a build is put together, inside the folder of the site: hidden files are nobody's to fetch. */
const stagingFolder = '.next';

/**
 * Lets a build write all of its files beside the site, and moves them into their places when every one is there. What
 * fails before leaves the site as it is.
 *
 * Each file is moved at once and whole, and a folder that is new with all that it holds: documents after what they load,
 * and last what tells open pages of the new build. A site that is visited meanwhile, or a build that is stopped here, has
 * old and new pages side by side, each with its files.
 * @param folder the site, such as dist
 * @param write writes the files of the build below the folder that it is given
 */
export async function publish<T>(folder: string, write: (staging: string) => Promise<T>): Promise<T> {
  const staging = path.join(folder, stagingFolder);
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true });
  try {
    const result = await write(staging);
    for (const { name, isFolder } of inTheirTurn(await movesFrom(staging, folder))) {
      if (!isFolder) await dropForms(staging, folder, name);
      await rename(path.join(staging, name), path.join(folder, name));
    }
    return result;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

interface Move {
  name: string;
  isFolder: boolean;
}

/** The files that are new, and the folders of which there is none yet. */
async function movesFrom(staging: string, folder: string, below = ''): Promise<Move[]> {
  const moves: Move[] = [];
  for (const entry of await readdir(path.join(staging, below), { withFileTypes: true })) {
    const name = path.posix.join(below, entry.name);
    const isFolder = entry.isDirectory();
    if (isFolder && existsSync(path.join(folder, name)))
      moves.push(...(await movesFrom(staging, folder, name)));
    else moves.push({ name, isFolder });
  }
  return moves;
}

function inTheirTurn(moves: Move[]): Move[] {
  return moves.sort((one, other) => turn(one) - turn(other) || (one.name < other.name ? -1 : 1));
}

/** What a page loads; documents with their data; the news of the build. The compressed forms of each come before it. */
function turn({ name, isFolder }: Move): number {
  if (isFolder) return /^(assets|media|\.server)(\/|$)/.test(name) ? 0 : 2;
  const plain = name.replace(/\.(br|gz)$/, '');
  const order = /^(build\.json|sw\.js)$/.test(plain) ? 4 : /\.html$|(^|\/)index\.json$/.test(plain) ? 2 : 0;
  return plain === name ? order + 1 : order;
}

/** Removes the compressed forms of what is replaced, which the server or an earlier build has made of it. */
async function dropForms(staging: string, folder: string, name: string): Promise<void> {
  for (const ending of ['.br', '.gz']) {
    const form = name + ending;
    if (!existsSync(path.join(staging, form)) && existsSync(path.join(folder, name)))
      await rm(path.join(folder, form), { force: true });
  }
}
