import type { Upload } from '@tus/server';
import { cleanFileName } from '../../../core/form/answers/file-name.ts';
import type { ServerForm } from '../form-registry.ts';
import { isKey } from '../read/reserved.ts';
import { formatProblem, sizeProblem } from '../read/take-file.ts';
import { RefusalError } from '../refusal.ts';
import { assertDiskSpace } from '../route/disk-space.ts';
import type { LoadState } from '../../load-state.ts';
import type { FileError } from '../submission.ts';
import type { UploadArea, UploadFacts } from './upload-area.ts';

/** The limits of new uploads, and the place for them. */
export interface NewUploadOptions {
  forms: ReadonlyMap<string, ServerForm>;
  area: UploadArea;
  dataDir: string;
  /** The number of bytes that must stay free on the disk besides twice the largest upload. */
  reserve: number;
  /** The maximal total size of all uploads. */
  maxBytes: number;
  shedding: LoadState;
  now(): Date;
}

/**
 * Reads the announcement of a file.
 * @throws RefusalError if the file is not accepted
 */
export type ReadNewUpload = (upload: Pick<Upload, 'metadata' | 'size'>) => Promise<UploadFacts>;

/**
 * Creates the check of announcements: whether the form would accept such a file, and whether there is space.
 */
export function newUploads({ forms, area, ...options }: NewUploadOptions): ReadNewUpload {
  return async ({ metadata, size = 0 }) => {
    const { form: id, field, key, filename } = metadata ?? {};
    const form = forms.get(id ?? '');
    if (!form?.definition.limits?.files) throw new RefusalError('not-found', (t) => t('server.noSuchForm'));
    if (!field || !form.files.includes(field))
      throw new RefusalError('invalid', (t) => t('server.noFileHere'));
    if (!isKey(key)) throw new RefusalError('malformed', (t) => t('server.brokenKey'));
    const name = cleanFileName(filename ?? '');
    const problem = formatProblem({ field, name }, form) ?? sizeProblem({ field, name, bytes: size }, form);
    if (problem) throw toRefusal(problem);
    await assertDiskSpace(options, form.definition, options.reserve);
    await assertRoom(area, options.maxBytes - size, options.shedding);
    return { form: form.definition.id, field, key, name, size, createdAt: options.now().toISOString() };
  };
}

/** @throws RefusalError if the area has too many bytes or files */
export async function assertRoom(area: UploadArea, maxBytes: number, shedding: LoadState): Promise<void> {
  const { count, bytes } = await area.usage();
  if (count < maxFiles && bytes <= maxBytes) return;
  shedding.note('uploads');
  throw new RefusalError('full', (t) => t('server.noRoomForFiles'), { retryAfter: 300 });
}

/** The maximal number of files: two for each of two thousand uploads, its facts and its bytes. */
const maxFiles = 4000;

function toRefusal(problem: FileError): RefusalError {
  const { path, message, code } = problem;
  return new RefusalError(code, () => message, { errors: [{ path, message }] });
}
