import type { FormDefinition } from '../../../core/form/form-definition.ts';
import { freeBytes } from '../../store/folder/free-bytes.ts';
import type { UploadFolders } from '../../store/folder/upload-folders.ts';
import type { ServerForm } from '../form-registry.ts';
import { maxTextBytes } from '../read/read-body.ts';
import { maxFileBytes } from '../read/take-file.ts';
import { Refusal } from '../refusal.ts';

/** The largest size of a whole body: the files with what multipart adds to them, and the answers. */
export function maxBodyBytes(definition: FormDefinition | undefined): number {
  const limits = definition?.limits ?? {};
  return (limits.files ?? 0) * maxFileBytes(limits) + 4 * maxTextBytes;
}

/** The refusal of a body whose declared length is too large. */
export function tooLarge({ definition: { limits }, files: [field], t }: ServerForm): Refusal {
  const message = limits?.files
    ? t('server.filesTooLarge', { files: limits.files, megabytes: limits.megabytes ?? 0 })
    : t('server.answersTooLong');
  const errors = field === undefined ? [] : [{ path: field, message }];
  return new Refusal('too-large', () => message, { errors });
}

/**
 * Files are taken only while the disk has room for them.
 * @param reserve how many bytes must stay free
 * @throws Refusal where there is too little room
 */
export async function assertDiskSpace(
  { dataDir }: Pick<UploadFolders, 'dataDir'>,
  definition: FormDefinition,
  reserve: number,
): Promise<void> {
  if (!definition.limits?.files || reserve === 0) return;
  if ((await freeBytes(dataDir)) >= neededBytes(definition, reserve)) return;
  throw new Refusal('full', (t) => t('server.noRoomForFiles'), { retryAfter: 300 });
}

/** How many bytes must be free on the disk for a form to be taken with its files. */
export function neededBytes({ limits }: FormDefinition, reserve: number): number {
  return reserve + (limits?.files ? 2 * maxFileBytes(limits) : 0);
}
