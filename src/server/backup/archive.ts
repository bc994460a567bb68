import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { create, Parser, type ReadEntry } from 'tar';
import { syncFolder } from '../store/files/disk-moves.ts';
import { BackupError } from './backup-error.ts';
import { seal, unseal } from './cipher.ts';

/**
 * Writes files as a tar archive, encrypted if there is a key. The archive gets its final name only when it is
 * complete and flushed to disk.
 * @param files paths below the folder, in the order of writing
 */
export async function writeArchive(
  target: string,
  folder: string,
  files: readonly string[],
  key: string | undefined,
): Promise<void> {
  const part = `${target}.part`;
  try {
    const pack = create({ cwd: folder, portable: true, strict: true, noDirRecurse: true }, [...files]);
    const pieces = pack as AsyncIterable<Buffer>;
    const file = createWriteStream(part, { flags: 'w', mode: 0o600, flush: true });
    await pipeline(key ? seal(pieces, key) : pieces, file);
    await rename(part, target);
    await syncFolder(path.dirname(target));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/**
 * Reads an archive completely.
 * @param take receives each file with its path; it must consume the content
 * @throws BackupError if the archive is damaged, truncated, encrypted with another key, or of another format
 */
export async function readArchive(
  file: string,
  key: string | undefined,
  take: (name: string, content: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  const failure = Promise.withResolvers<never>();
  // The races below handle this rejection.
  failure.promise.catch(() => undefined);
  let entriesTaken: Promise<void> = Promise.resolve();
  const parser = new Parser({
    strict: true,
    onReadEntry: (entry: ReadEntry) => {
      entriesTaken = entriesTaken.then(() => takeEntry(entry, take));
      entriesTaken.catch(failure.reject);
    },
  });
  parser.on('error', (error) => failure.reject(damaged(error)));
  const hasEnded = once(parser, 'end');
  hasEnded.catch(() => undefined);
  for await (const piece of unseal(createReadStream(file), key)) {
    const ready = parser.write(piece) ? undefined : once(parser, 'drain');
    await Promise.race([failure.promise, ready]);
  }
  parser.end();
  await Promise.race([failure.promise, hasEnded.then(() => entriesTaken)]);
}

async function takeEntry(
  entry: ReadEntry,
  take: (name: string, content: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  const isOurs = entry.type === 'File' && /^(submissions\.sqlite|uploads\/[\w-][\w.-]*)$/.test(entry.path);
  if (!isOurs)
    throw new BackupError(`The archive is not a backup of submissions: it contains ${entry.path}.`);
  await take(entry.path, entry);
}

function damaged(error: unknown): BackupError {
  if (error instanceof BackupError) return error;
  return new BackupError(
    `The file is not a backup, or is damaged or truncated (${(error as Error).message}).`,
    {
      cause: error,
    },
  );
}
