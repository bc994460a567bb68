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
 * Writes files as a tar archive, encrypted where there is a key. It has its name once it is whole and on the disk.
 * @param files paths below the folder, in the order in which they are written
 */
export async function writeArchive(
  target: string,
  folder: string,
  files: readonly string[],
  key: Buffer | undefined,
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
 * Reads an archive from its beginning to its end.
 * @param take is given each file with its path; it must read the content
 * @throws BackupError where the archive is damaged, cut short, encrypted with another key, or none of ours
 */
export async function readArchive(
  file: string,
  key: Buffer | undefined,
  take: (name: string, content: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  const broken = Promise.withResolvers<never>();
  // It is awaited together with what goes well.
  broken.promise.catch(() => undefined);
  let taken: Promise<void> = Promise.resolve();
  const parser = new Parser({
    strict: true,
    onReadEntry: (entry: ReadEntry) => {
      taken = taken.then(() => takeEntry(entry, take));
      taken.catch(broken.reject);
    },
  });
  parser.on('error', (error) => broken.reject(damaged(error)));
  const ended = once(parser, 'end');
  ended.catch(() => undefined);
  for await (const piece of unseal(createReadStream(file), key)) {
    const ready = parser.write(piece) ? undefined : once(parser, 'drain');
    await Promise.race([broken.promise, ready]);
  }
  parser.end();
  await Promise.race([broken.promise, ended.then(() => taken)]);
}

async function takeEntry(
  entry: ReadEntry,
  take: (name: string, content: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  const isOurs = entry.type === 'File' && /^(submissions\.sqlite|uploads\/[\w-][\w.-]*)$/.test(entry.path);
  if (!isOurs) throw new BackupError(`The archive is no backup of submissions: it holds ${entry.path}.`);
  await take(entry.path, entry);
}

function damaged(error: unknown): BackupError {
  if (error instanceof BackupError) return error;
  return new BackupError(`The file is no backup, or is damaged or cut short (${(error as Error).message}).`, {
    cause: error,
  });
}
