import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../../store/store.ts';
import type { FileRow } from '../../store/tables.ts';
import type { UploadFolders } from '../../store/folder/upload-folders.ts';
import type { ServerForm } from '../form-registry.ts';
import { unexpectedFile } from '../read/read-multipart.ts';
import { discard, takeFile } from '../read/take-file.ts';
import { createLimiter } from '../read/limiter.ts';
import { Refusal } from '../refusal.ts';
import type { FileFault, IncomingFile, IncomingSubmission } from '../submission.ts';
import type { Upload, UploadArea } from './upload-area.ts';

export interface TakingOptions {
  area: UploadArea;
  store: Pick<Store, 'filesNamed'> & Pick<UploadFolders, 'incoming'>;
}

/**
 * The submission with the files that were sent ahead of it: copied to the incoming ones and checked as if they had come
 * with the form. The uploads stay until it is stored, so that it can be sent again without them.
 * @throws Refusal as gone where one is not there, not whole or another draft's: the form has to be sent with its file
 */
export async function takeUploads(
  options: TakingOptions,
  form: ServerForm,
  submission: IncomingSubmission,
): Promise<IncomingSubmission> {
  const { uploads } = submission.reserved;
  const max = form.definition.limits?.files ?? 0;
  const [files, faults] = [[...submission.files], [...submission.faults]];
  try {
    for (const [field, id] of uploads) {
      const taken =
        form.files.includes(field) && files.length < max
          ? await copying(() => takeUpload(options, form, submission, field, id))
          : unexpectedFile(field, form, max);
      if ('code' in taken) faults.push(taken);
      else files.push(taken);
    }
    return { ...submission, files, faults };
  } catch (error) {
    await discard(files, options.store.incoming);
    throw error;
  }
}

/** They lie on the disk, and are read as fast as it gives them: a few at a time hold little memory. */
const copying = createLimiter(4);

async function takeUpload(
  options: TakingOptions,
  form: ServerForm,
  submission: IncomingSubmission,
  field: string,
  id: string,
): Promise<IncomingFile | FileFault> {
  const { area, store } = options;
  const upload = isUploadId(id) ? await area.find(id) : undefined;
  const { key } = submission.reserved;
  if (!upload || !isWhole(upload) || !belongs(upload, form, field, key)) throw gone(form, field);
  if (upload.storedName !== undefined) {
    // A repetition: the first one was stored, and its answer was lost on the way.
    const [row] = await store.filesNamed([upload.storedName]);
    if (!row) throw gone(form, field);
    return storedFile(row);
  }
  try {
    return await takeFile({ field, name: upload.name, stream: area.read(id) }, store.incoming, form);
  } catch (error) {
    // The same form, sent twice at once: the other one was stored in the meantime.
    if ((await area.find(id))?.storedName !== undefined)
      return takeUpload(options, form, submission, field, id);
    throw error;
  }
}

/**
 * Once a submission is stored: its uploads become notes by which a repetition is known, and what it named besides goes.
 * What fails here is no fault of the submission; it goes with its time.
 * @param kept the files that were stored with it
 */
export async function settleUploads(
  area: UploadArea,
  uploads: readonly [field: string, id: string][],
  kept: readonly IncomingFile[],
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  for (const [field, id] of uploads) {
    if (!isUploadId(id)) continue;
    const file = kept.find((each) => each.field === field);
    try {
      await (file ? area.markUsed(id, file.storedName) : area.remove(id));
    } catch (error) {
      log.warn({ err: error }, 'an upload that was stored could not be cleared away');
    }
  }
}

/** Ids are made by this server; nothing else may lead to a file. */
export function isUploadId(id: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
}

function isWhole({ arrived, size }: Upload): boolean {
  return arrived === size;
}

function belongs(upload: Upload, form: ServerForm, field: string, key: string | null): boolean {
  return upload.form === form.definition.id && upload.field === field && upload.key === key;
}

function storedFile({ field, original_name, stored_name, bytes, sha256, format }: FileRow): IncomingFile {
  return {
    field,
    originalName: original_name,
    storedName: stored_name,
    bytes,
    sha256,
    format,
    isStored: true,
  };
}

function gone({ t }: ServerForm, field: string): Refusal {
  const message = t('server.uploadGone');
  return new Refusal('gone', () => message, { errors: [{ path: field, message }] });
}
