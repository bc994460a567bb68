import type { FormDefinition } from '../../../core/form/form-definition.ts';
import { freeBytes } from '../../store/folder/free-bytes.ts';
import type { UploadFolders } from '../../store/folder/upload-folders.ts';
import type { ServerForm } from '../form-registry.ts';
import { maxTextBytes } from '../read/read-body.ts';
import { maxFileBytes } from '../read/take-file.ts';
import { RefusalError } from '../refusal.ts';

/** The maximal size of a body: files with multipart overhead, and answers. */
export function maxBodyBytes(definition: FormDefinition | undefined): number {
  const limits = definition?.limits ?? {};
  return (limits.files ?? 0) * maxFileBytes(limits) + 4 * maxTextBytes;
}

/** The refusal of a body whose declared length is too large. */
export function tooLargeRefusal({ definition: { limits }, files: [field], t }: ServerForm): RefusalError {
  const message = limits?.files
    ? t('server.filesTooLarge', { files: limits.files, megabytes: limits.megabytes ?? 0 })
    : t('server.answersTooLong');
  const errors = field === undefined ? [] : [{ path: field, message }];
  return new RefusalError('too-large', () => message, { errors });
}

/**
 * Checks that the disk has space for a form with files.
 * @param reserve the number of bytes that must stay free
 * @throws RefusalError if there is too little space
 */
export async function assertDiskSpace(
  { dataDir }: Pick<UploadFolders, 'dataDir'>,
  definition: FormDefinition,
  reserve: number,
): Promise<void> {
  if (!definition.limits?.files || reserve === 0) return;
  if ((await freeBytes(dataDir)) >= neededBytes(definition, reserve)) return;
  throw new RefusalError('full', (t) => t('server.noRoomForFiles'), { retryAfter: 300 });
}

/** The number of free bytes that a form with files needs. */
export function neededBytes({ limits }: FormDefinition, reserve: number): number {
  return reserve + (limits?.files ? 2 * maxFileBytes(limits) : 0);
}
