import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { unfinishedFolder } from '../../store/folder/upload-folders.ts';
import { onDisk, writePieces } from '../read/write-pieces.ts';
import { countUsage, type FolderUsage } from './folder-usage.ts';
import { undefinedIfMissing } from './undefined-if-missing.ts';

/** The facts of a file that is uploaded in pieces, before its submission. */
export interface UploadFacts {
  form: string;
  /** The name of the question that the file answers. */
  field: string;
  /** The key of the draft: only a submission with the same key may use the upload. */
  key: string;
  name: string;
  /** The announced size, in bytes. */
  size: number;
  /** ISO 8601, UTC. */
  createdAt: string;
  /**
   * The stored file that the upload has become; it identifies a repetition. The bytes and the name of the
   * upload are removed then: a command on another machine, which can't access this disk, may erase the
   * submission.
   */
  storedName?: string;
}

/** An upload in progress. */
export interface Upload extends UploadFacts {
  /** The number of received bytes. */
  arrived: number;
}

/**
 * The uploads in progress, on the disk of the server that receives them. Each has an id that can't be
 * guessed.
 */
export interface UploadArea {
  create(id: string, facts: UploadFacts): Promise<void>;
  /** Finds an upload; undefined if there is none, or it has expired. */
  find(id: string): Promise<Upload | undefined>;
  /**
   * Appends bytes, and flushes them. If the stream ends too early, the received bytes stay.
   * @param pieces empty after they are written: their memory is freed
   * @returns the number of bytes so far
   */
  append(id: string, at: number, pieces: Readable): Promise<number>;
  read(id: string): Readable;
  /** Records the stored file that the upload has become, and removes its bytes and its name. */
  markUsed(id: string, storedName: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** Removes expired uploads. @returns their number */
  removeOld(): Promise<number>;
  /** Removes the uploads of a submission. */
  removeSubmission(submission: { form: string; key: string | null }): Promise<void>;
  /**
   * The number and total size of the files. Additions of this server count at once; removals, and additions
   * by other servers, within some seconds.
   */
  usage(): Promise<FolderUsage>;
}

/** The time after which an upload expires, in milliseconds from its beginning. */
const uploadKeepMs = 24 * 60 * 60_000;

/** The time after which an upload without bytes expires, in milliseconds. */
const emptyKeepMs = 10 * 60_000;

/** Opens the area of a data folder. */
export function uploadArea(dataDir: string, now: () => Date, keepMs = uploadKeepMs): UploadArea {
  const folder = unfinishedFolder(dataDir);
  const uploadFile = (id: string, ending: 'json' | 'part' | 'new'): string =>
    path.join(folder, `${id}.${ending}`);
  const remove = async (id: string): Promise<void> => {
    // The facts are removed first: the next cleanup also finds files without facts.
    for (const ending of ['json', 'new', 'part'] as const) await rm(uploadFile(id, ending), { force: true });
  };
  const isOld = (since: number, isEmpty = false): boolean =>
    Math.abs(now().getTime() - since) > (isEmpty ? Math.min(emptyKeepMs, keepMs) : keepMs);

  const read = async (id: string): Promise<UploadFacts | undefined> => {
    const text = await undefinedIfMissing(readFile(uploadFile(id, 'json'), 'utf8'));
    return text === undefined ? undefined : parse(text);
  };
  const write = async (id: string, facts: UploadFacts): Promise<void> => {
    await writeFlushed(uploadFile(id, 'new'), JSON.stringify(facts));
    await rename(uploadFile(id, 'new'), uploadFile(id, 'json'));
  };
  const usage = countUsage(folder);
  const ids = async (): Promise<string[]> => {
    const names = (await undefinedIfMissing(readdir(folder))) ?? [];
    return [...new Set(names.map((name) => path.parse(name).name))];
  };

  return {
    create: async (id, facts) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFlushed(uploadFile(id, 'part'), '');
      await write(id, facts);
      usage.add({ count: 2, bytes: 0 });
    },
    find: async (id) => {
      const facts = await read(id);
      if (!facts || isOld(Date.parse(facts.createdAt))) return undefined;
      if (facts.storedName !== undefined) return { ...facts, arrived: facts.size };
      const part = await undefinedIfMissing(stat(uploadFile(id, 'part')));
      if (!part || isOld(Date.parse(facts.createdAt), part.size === 0)) return undefined;
      return { ...facts, arrived: part.size };
    },
    append: async (id, at, pieces) => {
      const handle = await open(uploadFile(id, 'part'), 'r+');
      const count = ({ length }: Buffer): void => usage.add({ count: 0, bytes: length });
      try {
        const end = await writePieces(pieces, handle, at, count);
        await onDisk(() => handle.datasync());
        return end;
      } finally {
        await handle.close();
      }
    },
    read: (id) => createReadStream(uploadFile(id, 'part')),
    markUsed: async (id, storedName) => {
      const facts = await read(id);
      if (facts) await write(id, { ...facts, name: '', storedName });
      await rm(uploadFile(id, 'part'), { force: true });
    },
    remove,
    removeOld: async () => {
      let removed = 0;
      for (const id of await ids()) {
        const facts = await read(id);
        const part = await undefinedIfMissing(stat(uploadFile(id, 'part')));
        // Without readable facts, a crash has interrupted the upload at its beginning.
        const since = facts ? Date.parse(facts.createdAt) || 0 : (part?.mtimeMs ?? 0);
        if (!isOld(since, facts !== undefined && part?.size === 0)) continue;
        await remove(id);
        removed += 1;
      }
      return removed;
    },
    removeSubmission: async ({ form, key }) => {
      for (const id of await ids()) {
        const facts = await read(id);
        if (facts && facts.form === form && facts.key === key) await remove(id);
      }
    },
    usage: usage.now,
  };
}

async function writeFlushed(place: string, text: string): Promise<void> {
  const handle = await open(place, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Undefined if a power failure has interrupted writing. */
function parse(text: string): UploadFacts | undefined {
  try {
    return JSON.parse(text) as UploadFacts;
  } catch {
    return undefined;
  }
}
