import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** The staging folder of a build, inside the folder of the site: hidden files are not public. */
const stagingFolder = '.next';

/**
 * Lets a build write all of its files into a staging folder, and moves them into place when all are complete.
 * If an error occurs before that, the site stays unchanged. Each file is moved atomically, and a new folder
 * with all its files: first the files that documents load, then documents, and last the file that announces
 * the build to open pages. During the move, or if it is interrupted, the site has old and new pages side by
 * side, each with its files.
 * @param folder folder of the built site, such as dist
 * @param write writes the files of the build below the given folder
 */
export async function publish<T>(folder: string, write: (staging: string) => Promise<T>): Promise<T> {
  const staging = path.join(folder, stagingFolder);
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true });
  try {
    const result = await write(staging);
    // Synchronous calls, because asynchronous ones take several times as long for thousands of files.
    for (const { name, isFolder } of inMoveOrder(movesFrom(staging, folder))) {
      if (!isFolder) removeCopies(staging, folder, name);
      renameSync(path.join(staging, name), path.join(folder, name));
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

/** The new files, and the folders that do not exist yet. */
function movesFrom(staging: string, folder: string, subfolder = ''): Move[] {
  return readdirSync(path.join(staging, subfolder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(subfolder, entry.name);
    const isFolder = entry.isDirectory();
    return isFolder && existsSync(path.join(folder, name))
      ? movesFrom(staging, folder, name)
      : [{ name, isFolder }];
  });
}

function inMoveOrder(moves: Move[]): Move[] {
  const steps = Map.groupBy(moves, moveOrder);
  return [...steps.keys()].sort().flatMap((step) => steps.get(step)!.sort(byName));
}

function byName(one: Move, other: Move): number {
  return one.name < other.name ? -1 : 1;
}

/**
 * The order of moves: files that pages load; documents with their data; the announcement. Compressed copies
 * come before their file.
 */
function moveOrder({ name, isFolder }: Move): number {
  if (isFolder) return /^(assets|media|\.server)(\/|$)/.test(name) ? 0 : 2;
  const plain = name.replace(/\.(br|gz)$/, '');
  const order = /^(build\.json|sw\.js)$/.test(plain) ? 4 : /\.html$|(^|\/)index\.json$/.test(plain) ? 2 : 0;
  return plain === name ? order + 1 : order;
}

/** Removes the compressed copies of replaced files; the server or an earlier build has created them. */
function removeCopies(staging: string, folder: string, name: string): void {
  for (const ending of ['.br', '.gz']) {
    const copy = path.join(folder, name + ending);
    const isStaleCopy = existsSync(copy) && existsSync(path.join(folder, name));
    if (isStaleCopy && !existsSync(path.join(staging, name + ending))) rmSync(copy);
  }
}
