import pLimit from 'p-limit';
import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../../store/store.ts';
import type { FileRow } from '../../store/tables.ts';
import type { UploadFolders } from '../../store/folder/upload-folders.ts';
import type { ServerForm } from '../form-registry.ts';
import { unexpectedFile } from '../read/read-multipart.ts';
import { removeIncoming, takeFile } from '../read/take-file.ts';
import { RefusalError } from '../refusal.ts';
import type { FileError, IncomingFile, IncomingSubmission } from '../submission.ts';
import type { Upload, UploadArea } from './upload-area.ts';

/** The places of uploads: before and after their form is sent. */
export interface TakeUploadsOptions {
  area: UploadArea;
  store: Pick<Store, 'filesNamed'> & Pick<UploadFolders, 'incoming'>;
}

/**
 * Adds to a submission the uploads that it names: they are copied to the incoming files, and checked as if they had
 * arrived with the form. The originals stay until the submission is stored, so that the visitor can send the form
 * again without uploading again.
 * @throws RefusalError (gone) if one is missing, incomplete or belongs to another draft: then the form must be
 *   sent with its file
 */
export async function takeUploads(
  options: TakeUploadsOptions,
  form: ServerForm,
  submission: IncomingSubmission,
): Promise<IncomingSubmission> {
  const { uploads } = submission.reserved;
  const max = form.definition.limits?.files ?? 0;
  const [files, problems] = [[...submission.files], [...submission.problems]];
  try {
    for (const [field, id] of uploads) {
      const result =
        form.files.includes(field) && files.length < max
          ? await limitCopies(() => takeUpload(options, form, submission, field, id))
          : unexpectedFile(field, form, max);
      if ('code' in result) problems.push(result);
      else files.push(result);
    }
    return { ...submission, files, problems };
  } catch (error) {
    await removeIncoming(files, options.store.incoming);
    throw error;
  }
}

/** Copies a few uploads at a time: they are read from disk at full speed, which takes memory. */
const limitCopies = pLimit(4);

async function takeUpload(
  options: TakeUploadsOptions,
  form: ServerForm,
  submission: IncomingSubmission,
  field: string,
  id: string,
): Promise<IncomingFile | FileError> {
  const { area, store } = options;
  const upload = isUploadId(id) ? await area.find(id) : undefined;
  const { key } = submission.reserved;
  if (!upload || !isComplete(upload) || !belongs(upload, form, field, key)) throw goneError(form, field);
  if (upload.storedName !== undefined) {
    // A repetition: the first submission was stored, and its response was lost.
    const [row] = await store.filesNamed([upload.storedName]);
    if (!row) throw goneError(form, field);
    return storedFile(row);
  }
  try {
    return await takeFile({ field, name: upload.name, stream: area.read(id) }, store.incoming, form);
  } catch (error) {
    // The same form was sent twice at once, and the other submission was stored meanwhile.
    if ((await area.find(id))?.storedName !== undefined)
      return takeUpload(options, form, submission, field, id);
    throw error;
  }
}

/**
 * Handles uploads after their submission is stored: they become notes that identify a repetition, and other
 * uploads that the submission named are removed. A failure here does not affect the submission: the uploads
 * expire.
 * @param stored the files that were stored with it
 */
export async function removeTakenUploads(
  area: UploadArea,
  uploads: readonly [field: string, id: string][],
  stored: readonly IncomingFile[],
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  for (const [field, id] of uploads) {
    if (!isUploadId(id)) continue;
    const file = stored.find((each) => each.field === field);
    try {
      await (file ? area.markUsed(id, file.storedName) : area.remove(id));
    } catch (error) {
      log.warn({ err: error }, 'a stored upload could not be removed');
    }
  }
}

/** Whether a text is an upload's id. Ids become paths, so any other text is refused. */
export function isUploadId(id: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
}

function isComplete({ arrived, size }: Upload): boolean {
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

function goneError({ t }: ServerForm, field: string): RefusalError {
  const message = t('server.uploadGone');
  return new RefusalError('gone', () => message, { errors: [{ path: field, message }] });
}
