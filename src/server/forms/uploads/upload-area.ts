import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { unfinishedFolder } from '../../store/folder/upload-folders.ts';
import { onDisk, writePieces } from '../read/write-pieces.ts';
import { countUsage, type Usage } from './folder-usage.ts';
import { unlessMissing } from './unless-missing.ts';

/** What is known of a file that arrives piece by piece, ahead of its submission. */
export interface UploadFacts {
  form: string;
  /** The question that it answers. */
  field: string;
  /** The key of the draft: only a submission with the same key may name the upload. */
  key: string;
  name: string;
  /** How many bytes were announced. */
  size: number;
  /** ISO 8601, UTC. */
  createdAt: string;
  /**
   * The file of a stored submission that it has become, by which a repetition is known. Its bytes and its name are gone
   * then: the submission may be erased by a command on another machine, which does not see this disk.
   */
  storedName?: string;
}

export interface Upload extends UploadFacts {
  /** How many bytes are there. */
  arrived: number;
}

/** The files that arrive piece by piece, on the disk of the server that takes them. Each has an id that nobody guesses. */
export interface UploadArea {
  create(id: string, facts: UploadFacts): Promise<void>;
  /** Nothing where there is none, or its time is over. */
  find(id: string): Promise<Upload | undefined>;
  /**
   * Adds bytes behind those that are there, and flushes them. Where they end too early, what has come stays.
   * @param pieces are gone once they are written: their memory is used again
   * @returns how many bytes are there now
   */
  append(id: string, at: number, pieces: Readable): Promise<number>;
  read(id: string): Readable;
  /** Notes which stored file it has become, and removes its bytes and its name. */
  markUsed(id: string, storedName: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** Removes those whose time is over. @returns how many there were */
  removeOld(): Promise<number>;
  /** Removes those that a submission was made of. */
  removeOf(submission: { form: string; key: string | null }): Promise<void>;
  /**
   * How many files there are, and how many bytes they have. Nothing is missing that was added here; what is gone, or was
   * added by another server, shows within some seconds.
   */
  usage(): Promise<Usage>;
}

/** For how long an upload is kept, in milliseconds from its beginning. */
const uploadKeepMs = 24 * 60 * 60_000;

/** The same while nothing of it has come: whoever announces a file means to send it. */
const emptyKeepMs = 10 * 60_000;

/** The area of a data folder. */
export function uploadArea(dataDir: string, now: () => Date, keepMs = uploadKeepMs): UploadArea {
  const folder = unfinishedFolder(dataDir);
  const placeOf = (id: string, ending: 'json' | 'part' | 'new'): string =>
    path.join(folder, `${id}.${ending}`);
  const remove = async (id: string): Promise<void> => {
    // The bytes last: an upload without its facts is found by the sweep, too.
    for (const ending of ['json', 'new', 'part'] as const) await rm(placeOf(id, ending), { force: true });
  };
  const isOld = (since: number, isEmpty = false): boolean =>
    Math.abs(now().getTime() - since) > (isEmpty ? Math.min(emptyKeepMs, keepMs) : keepMs);

  const read = async (id: string): Promise<UploadFacts | undefined> => {
    const text = await unlessMissing(readFile(placeOf(id, 'json'), 'utf8'));
    return text === undefined ? undefined : parse(text);
  };
  const write = async (id: string, facts: UploadFacts): Promise<void> => {
    await writeFlushed(placeOf(id, 'new'), JSON.stringify(facts));
    await rename(placeOf(id, 'new'), placeOf(id, 'json'));
  };
  const usage = countUsage(folder);
  const ids = async (): Promise<string[]> => {
    const names = (await unlessMissing(readdir(folder))) ?? [];
    return [...new Set(names.map((name) => path.parse(name).name))];
  };

  return {
    create: async (id, facts) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFlushed(placeOf(id, 'part'), '');
      await write(id, facts);
      usage.add({ count: 2, bytes: 0 });
    },
    find: async (id) => {
      const facts = await read(id);
      if (!facts || isOld(Date.parse(facts.createdAt))) return undefined;
      if (facts.storedName !== undefined) return { ...facts, arrived: facts.size };
      const part = await unlessMissing(stat(placeOf(id, 'part')));
      if (!part || isOld(Date.parse(facts.createdAt), part.size === 0)) return undefined;
      return { ...facts, arrived: part.size };
    },
    append: async (id, at, pieces) => {
      const handle = await open(placeOf(id, 'part'), 'r+');
      const count = ({ length }: Buffer): void => usage.add({ count: 0, bytes: length });
      try {
        const end = await writePieces(pieces, handle, at, count);
        await onDisk(() => handle.datasync());
        return end;
      } finally {
        await handle.close();
      }
    },
    read: (id) => createReadStream(placeOf(id, 'part')),
    markUsed: async (id, storedName) => {
      const facts = await read(id);
      if (facts) await write(id, { ...facts, name: '', storedName });
      await rm(placeOf(id, 'part'), { force: true });
    },
    remove,
    removeOld: async () => {
      let removed = 0;
      for (const id of await ids()) {
        const facts = await read(id);
        const part = await unlessMissing(stat(placeOf(id, 'part')));
        // Without facts that can be read, a crash has left it as it began.
        const since = facts ? Date.parse(facts.createdAt) || 0 : (part?.mtimeMs ?? 0);
        if (!isOld(since, facts !== undefined && part?.size === 0)) continue;
        await remove(id);
        removed += 1;
      }
      return removed;
    },
    removeOf: async ({ form, key }) => {
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

/** Nothing where the power failed while it was written. */
function parse(text: string): UploadFacts | undefined {
  try {
    return JSON.parse(text) as UploadFacts;
  } catch {
    return undefined;
  }
}
