import { randomUUID } from 'node:crypto';
import { renameSync, statSync } from 'node:fs';
import { readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from '../../core/page/is-compressible.ts';
import { Readers } from './readers.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The compressed copies of the built site's files, made on demand. */
export interface CompressedCopies {
  /** Creates the compressed copies of a file, if they are missing: fast ones at once, the best ones later. */
  ensure(name: string): Promise<void>;
  /**
   * Marks a file as being sent, so that no better copy replaces it meanwhile.
   * @returns a function to call when the file was sent, or the connection was closed
   */
  reading(name: string): () => void;
  /** Starts no more compressions; one in progress is finished. */
  stop(): Promise<void>;
}

/** Compression levels: a visitor waits for the first, but not for the second. */
const LEVELS = { fast: { brotli: 5, gzip: 6 }, best: { brotli: 11, gzip: 9 } };

/**
 * Creates missing compressed copies of texts in a built site. They stay until the text changes, even across
 * builds.
 * @param folder the built site
 * @param warn called once if copies can't be written: texts are then sent uncompressed
 */
export function compressedCopies(folder: string, warn: (error: unknown) => void): CompressedCopies {
  const fastCopies = new Map<string, Promise<void>>();
  const readers = new Readers();
  let bestCopies = Promise.resolve();
  let isOver = false;
  const giveUp = (error: unknown) => {
    if (!isOver) warn(error);
    isOver = true;
  };
  const begin = async (name: string) => {
    try {
      await writeCopies(folder, name, 'fast', (act) => act());
      bestCopies = bestCopies
        .then(() =>
          isOver ? undefined : writeCopies(folder, name, 'best', (act) => readers.whenUnread(name, act)),
        )
        .catch(giveUp);
    } catch (error) {
      giveUp(error);
    } finally {
      fastCopies.delete(name);
    }
  };
  return {
    ensure: async (name) => {
      if (isOver || !isWanted(folder, name)) return;
      const work = fastCopies.get(name) ?? begin(name);
      fastCopies.set(name, work);
      await work;
    },
    reading: (name) => readers.begin(name),
    stop: () => {
      isOver = true;
      return bestCopies;
    },
  };
}

/**
 * Whether a file should have compressed copies, and some are missing or outdated. A current copy has the
 * modification time of its text.
 */
function isWanted(folder: string, name: string): boolean {
  const file = path.join(folder, name);
  const text = statSync(file, { throwIfNoEntry: false });
  if (!text || !isCompressible(name, text.size)) return false;
  return ['.br', '.gz'].some((ending) => {
    const copy = statSync(file + ending, { throwIfNoEntry: false });
    return !copy || Math.abs(copy.mtimeMs - text.mtimeMs) > PRECISION;
  });
}

/** The tolerance in milliseconds: file systems round times. */
const PRECISION = 1;

async function writeCopies(
  folder: string,
  name: string,
  level: keyof typeof LEVELS,
  place: (act: () => void) => void | Promise<void>,
): Promise<void> {
  const file = path.join(folder, name);
  const before = statSync(file, { throwIfNoEntry: false });
  if (!before) return;
  const bytes = await readFile(file);
  const { [level]: levels } = LEVELS;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: levels.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const copies = { '.br': await brotli(bytes, { params }), '.gz': await zip(bytes, { level: levels.gzip }) };
  for (const [ending, copy] of Object.entries(copies)) {
    const draft = `${file}${ending}.${randomUUID()}`;
    try {
      await writeFile(draft, copy);
      await utimes(draft, before.mtime, before.mtime);
      // Written under another name and renamed, so that no partial file is served.
      await place(() => renameSync(draft, file + ending));
    } finally {
      await rm(draft, { force: true });
    }
  }
}
