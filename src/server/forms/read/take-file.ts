import { createHash, randomUUID } from 'node:crypto';
import { open, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { cleanFileName, endingOf } from '../../../core/form/file-name.ts';
import type { FormLimits } from '../../../core/form/form-definition.ts';
import { formats } from '../../files/formats.ts';
import type { ServerForm } from '../form-registry.ts';
import type { FileFault, IncomingFile } from '../submission.ts';

export interface ArrivingFile {
  field: string;
  name: string;
  stream: Readable & { truncated?: boolean };
}

/**
 * Writes an arriving file into the folder of incoming files. Its name is checked before, its size while and its
 * content after it arrives.
 * @returns the file, flushed to the disk, or what is wrong with it; only a good file stays in the folder
 */
export async function takeFile(
  { field, name, stream }: ArrivingFile,
  incoming: string,
  { definition: { limits = {} }, t }: Pick<ServerForm, 'definition' | 't'>,
): Promise<IncomingFile | FileFault> {
  const originalName = cleanFileName(name);
  const format = endingOf(originalName);
  const shown = shortened(originalName);
  const fault = (code: FileFault['code'], message: string): FileFault => ({ path: field, message, code });
  const known = formats[format];
  if (!known || !limits.formats?.some((each) => each === format)) {
    stream.resume();
    return fault(
      'unsupported',
      t('server.unknownKind', { name: shown, kinds: kinds(limits) || t('server.noKinds') }),
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
    if (stream.truncated || bytes > maxFileBytes(limits))
      return fault('too-large', t('server.fileTooLarge', { name: shown, megabytes: limits.megabytes ?? 0 }));
    if (bytes === 0) return fault('invalid', t('server.emptyFile', { name: shown }));
    const wrong = await known.check({ handle, bytes });
    if (wrong) return fault(wrong.code, wrong.text(t));
    await handle.sync();
    kept = true;
    return { field, originalName, storedName, bytes, sha256: hash.digest('hex'), format };
  } finally {
    await handle.close();
    if (!kept) await unlink(place);
  }
}

/** How many bytes one file of a form may have. */
export function maxFileBytes({ megabytes = 0 }: FormLimits): number {
  return Math.floor(megabytes * 1024 * 1024);
}

/** Removes incoming files of a submission that is not stored; a file that is gone already is no error. */
export async function discard(files: readonly IncomingFile[], incoming: string): Promise<void> {
  for (const { storedName } of files) {
    await unlink(path.join(incoming, storedName)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
}

function kinds({ formats: endings = [] }: FormLimits): string {
  return endings.map((ending) => ending.toUpperCase()).join(', ');
}

/** A name that is not longer than a line. */
function shortened(name: string): string {
  const letters = [...name];
  return letters.length > 60 ? `${letters.slice(0, 60).join('')}…` : name;
}
