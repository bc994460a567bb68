import { randomUUID } from 'node:crypto';
import { open, rename, rm, stat } from 'node:fs/promises';

/**
 * Writes a file completely or not at all: a temporary file next to it is written, synced, and renamed. The mode
 * stays.
 * @throws the system's error; the file is then unchanged
 */
export async function writeAtomically(file: string, text: string): Promise<void> {
  const next = `${file}.${randomUUID().slice(0, 8)}.next`;
  const mode = await stat(file).then(
    (stats) => stats.mode & 0o777,
    () => 0o644,
  );
  try {
    const handle = await open(next, 'wx', mode);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(next, file);
  } catch (error) {
    await rm(next, { force: true });
    throw error;
  }
}

/** A sentence for an editor about a file that can't be written. */
export function writeProblem(file: string, error: unknown): string {
  return `${file} can’t be saved: ${writeReason(error)} Your work is stored as a draft.`;
}

/** The reason why a file can't be written, as the end of a sentence. */
export function writeReason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return reasons[code ?? ''] ?? `the system says: ${message}.`;
}

const reasons: Record<string, string> = {
  EACCES: 'the studio may not write here.',
  EPERM: 'the studio may not write here.',
  EROFS: 'the disk is read-only.',
  ENOSPC: 'the disk is full.',
  EDQUOT: 'the disk is full.',
  ENOENT: 'its folder is gone.',
};
