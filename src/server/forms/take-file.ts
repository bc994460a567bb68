import { createHash, randomUUID } from 'node:crypto';
import { open, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { cleanFileName, endingOf } from '../../core/form/file-name.ts';
import type { FormLimits } from '../../core/form/form-definition.ts';
import { formats } from '../files/formats.ts';
import type { FileFault, IncomingFile } from './received.ts';

export interface ArrivingFile {
  field: string;
  name: string;
  stream: Readable & { truncated?: boolean };
}

/**
 * Writes an arriving file into the folder of incoming files, judging its name before, its size while and its content
 * after it arrives. It returns the file, flushed to the disk, or what is wrong with it; in that case, and where it
 * throws because the line or the disk gave up, nothing is left behind.
 */
export async function takeFile(
  { field, name, stream }: ArrivingFile,
  incoming: string,
  limits: FormLimits,
): Promise<IncomingFile | FileFault> {
  const originalName = cleanFileName(name);
  const format = endingOf(originalName);
  const fault = (code: FileFault['code'], message: string): FileFault => ({ path: field, message, code });
  const known = formats[format];
  if (!known || !limits.formats?.includes(format)) {
    stream.resume();
    return fault(
      'unsupported',
      `${quoted(originalName)} can’t be taken. Attach a file of one of these kinds: ${kinds(limits)}.`,
    );
  }
  const storedName = `${randomUUID()}.${format}`;
  const place = path.join(incoming, storedName);
  const handle = await open(place, 'wx+', 0o600);
  let kept = false;
  try {
    const hash = createHash('sha256');
    let bytes = 0;
    await pipeline(stream, async (pieces: AsyncIterable<Buffer>) => {
      for await (const piece of pieces) {
        bytes += piece.length;
        hash.update(piece);
        await handle.appendFile(piece);
      }
    });
    const most = mostBytes(limits);
    if (stream.truncated || bytes > most) {
      return fault(
        'too-large',
        `${quoted(originalName)} is larger than ${limits.megabytes} MB. Attach a smaller file.`,
      );
    }
    if (bytes === 0)
      return fault('invalid', `${quoted(originalName)} is empty. Attach the file that holds your text.`);
    const wrong = await known.check({ handle, bytes });
    if (wrong) return fault(wrong.code, wrong.message);
    await handle.sync();
    kept = true;
    return { field, originalName, storedName, bytes, sha256: hash.digest('hex'), format };
  } finally {
    await handle.close();
    if (!kept) await unlink(place);
  }
}

/** How many bytes one file of a form may have. */
export function mostBytes({ megabytes = 0 }: FormLimits): number {
  return Math.floor(megabytes * 1024 * 1024);
}

/** Removes incoming files of a submission that came to nothing; one that is gone already is no fault. */
export async function discard(files: readonly IncomingFile[], incoming: string): Promise<void> {
  for (const { storedName } of files) {
    await unlink(path.join(incoming, storedName)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
}

function quoted(name: string): string {
  return `“${[...name].length > 60 ? `${[...name].slice(0, 60).join('')}…` : name}”`;
}

function kinds({ formats: endings = [] }: FormLimits): string {
  return endings.map((ending) => ending.toUpperCase()).join(', ') || 'none';
}
