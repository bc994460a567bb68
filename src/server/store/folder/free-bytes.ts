import { statfs } from 'node:fs/promises';

/** How many bytes the disk of a folder has left for this program. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
