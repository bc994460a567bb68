import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from '../../core/page/is-compressible.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export interface CompressedForms {
  /** Sees to it that a file has its compressed forms: at once quickly made ones, and the best as soon as there is time. */
  ensure(name: string): Promise<void>;
  /** Ends what is still to be made better. */
  stop(): void;
}

/** How well a form is made: a visitor waits for the first, nobody for the second. */
const LEVELS = { fast: { brotli: 5, gzip: 6 }, best: { brotli: 11, gzip: 9 } };

/**
 * Keeps compressed forms beside the texts of a built site, for those that the build has not made. They stay until the
 * text changes, however often the site is built.
 * @param folder the built site
 * @param warn told once where forms can't be written: texts are then handed out as they are
 */
export function compressedForms(folder: string, warn: (error: unknown) => void): CompressedForms {
  const making = new Map<string, Promise<void>>();
  let improving = Promise.resolve();
  let isOver = false;
  const giveUp = (error: unknown) => {
    if (!isOver) warn(error);
    isOver = true;
  };
  const begin = async (name: string) => {
    try {
      await makeForms(folder, name, 'fast');
      improving = improving.then(() => (isOver ? undefined : makeForms(folder, name, 'best'))).catch(giveUp);
    } catch (error) {
      giveUp(error);
    } finally {
      making.delete(name);
    }
  };
  return {
    ensure: async (name) => {
      if (isOver || !isWanted(folder, name)) return;
      const work = making.get(name) ?? begin(name);
      making.set(name, work);
      await work;
    },
    stop: () => void (isOver = true),
  };
}

/** Whether a file should have forms, and has not those of its content. A form has the time of the text that it is of. */
function isWanted(folder: string, name: string): boolean {
  const file = path.join(folder, name);
  const text = statSync(file, { throwIfNoEntry: false });
  if (!text || !isCompressible(name, text.size)) return false;
  return ['.br', '.gz'].some((ending) => {
    const form = statSync(file + ending, { throwIfNoEntry: false });
    return !form || Math.abs(form.mtimeMs - text.mtimeMs) > PRECISION;
  });
}

/** Times are written to a part of a millisecond. */
const PRECISION = 1;

async function makeForms(folder: string, name: string, level: keyof typeof LEVELS): Promise<void> {
  const file = path.join(folder, name);
  const before = statSync(file, { throwIfNoEntry: false });
  if (!before) return;
  const bytes = await readFile(file);
  const { [level]: levels } = LEVELS;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: levels.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await place(`${file}.br`, await brotli(bytes, { params }), before.mtime);
  await place(`${file}.gz`, await zip(bytes, { level: levels.gzip }), before.mtime);
}

/** Written beside and renamed, so that nobody is handed a half. */
async function place(file: string, bytes: Buffer, time: Date): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, bytes);
    await utimes(draft, time, time);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}
