import { createHash, randomUUID } from 'node:crypto';
import { open, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import pLimit from 'p-limit';
import { cleanFileName, fileExtension } from '../../../core/form/answers/file-name.ts';
import type { FormLimits } from '../../../core/form/form-definition.ts';
import { fileFormats } from '../../files/formats.ts';
import type { ServerForm } from '../form-registry.ts';
import type { FileError, IncomingFile } from '../submission.ts';
import { onDisk, writePieces } from './write-pieces.ts';

/** A file that is still arriving. */
export interface IncomingStream {
  field: string;
  name: string;
  stream: Readable & { truncated?: boolean };
}

/**
 * Writes an arriving file into the folder of incoming files. Checks the name first, then writes the file, then checks
 * size and content.
 * @returns the file, flushed to disk, or its error; only a valid file stays in the folder
 */
export async function takeFile(
  { field, name, stream }: IncomingStream,
  incoming: string,
  form: Pick<ServerForm, 'definition' | 't'>,
): Promise<IncomingFile | FileError> {
  const originalName = cleanFileName(name);
  const wrongFormat = formatProblem({ field, name: originalName }, form);
  if (wrongFormat) {
    stream.resume();
    return wrongFormat;
  }
  const format = fileExtension(originalName);
  const storedName = `${randomUUID()}.${format}`;
  const place = path.join(incoming, storedName);
  const handle = await open(place, 'wx+', 0o600);
  let isStored = false;
  try {
    const hash = createHash('sha256');
    const bytes = await writePieces(stream, handle, 0, (piece) => hash.update(piece));
    const size = stream.truncated ? Infinity : bytes;
    const wrongSize = sizeProblem({ field, name: originalName, bytes: size }, form);
    if (wrongSize) return wrongSize;
    const contentProblem = await limitChecks(() => fileFormats[format]!.check({ handle, bytes }));
    if (contentProblem)
      return { path: field, code: contentProblem.code, message: contentProblem.text(form.t) };
    await onDisk(() => handle.sync());
    isStored = true;
    return { field, originalName, storedName, bytes, sha256: hash.digest('hex'), format };
  } finally {
    await handle.close();
    if (!isStored) await unlink(place);
  }
}

/** Limits the checks to two at a time, because checking takes more memory than receiving. */
const limitChecks = pLimit(2);

/** The error of a file by its cleaned name; undefined if the form accepts such a file. */
export function formatProblem(
  { field, name }: { field: string; name: string },
  { definition: { limits = {} }, t }: Pick<ServerForm, 'definition' | 't'>,
): FileError | undefined {
  const format = fileExtension(name);
  if (Object.hasOwn(fileFormats, format) && limits.formats?.some((each) => each === format)) return undefined;
  const endings = (limits.formats ?? []).map((ending) => ending.toUpperCase()).join(', ');
  const message = t('server.unknownKind', { name: shortened(name), kinds: endings || t('server.noKinds') });
  return { path: field, code: 'unsupported', message };
}

/** The error of a file by its size; undefined if the size is allowed. */
export function sizeProblem(
  { field, name, bytes }: { field: string; name: string; bytes: number },
  { definition: { limits = {} }, t }: Pick<ServerForm, 'definition' | 't'>,
): FileError | undefined {
  const shownName = shortened(name);
  if (bytes === 0)
    return { path: field, code: 'invalid', message: t('server.emptyFile', { name: shownName }) };
  if (bytes <= maxFileBytes(limits)) return undefined;
  const message = t('server.fileTooLarge', { name: shownName, megabytes: limits.megabytes ?? 0 });
  return { path: field, code: 'too-large', message };
}

/** The maximal size of one file of a form, in bytes. */
export function maxFileBytes({ megabytes = 0 }: FormLimits): number {
  return Math.floor(megabytes * 1024 * 1024);
}

/** Removes the incoming files of a submission that is not stored; missing files are ignored. */
export async function removeIncoming(files: readonly IncomingFile[], incoming: string): Promise<void> {
  for (const { storedName } of files) {
    await unlink(path.join(incoming, storedName)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
}

/** The name, cut to 60 characters. */
function shortened(name: string): string {
  const letters = [...name];
  return letters.length > 60 ? `${letters.slice(0, 60).join('')}…` : name;
}
