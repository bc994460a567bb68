import { statfs } from 'node:fs/promises';
import type { FormDefinition } from '../../core/form/form-definition.ts';
import type { Store } from '../store/store.ts';
import type { ServerForm } from './form-registry.ts';
import { mostText } from './read-body.ts';
import { Refusal } from './refusal.ts';
import { mostBytes } from './take-file.ts';

/** The most that a whole body may weigh: the files, their frame, and the answers. */
export function mostBody(definition: FormDefinition | undefined): number {
  const limits = definition?.limits ?? {};
  return (limits.files ?? 0) * mostBytes(limits) + 4 * mostText;
}

/** The words for a body whose length says already that it is too large. */
export function tooLarge({ definition: { limits }, files: [field] }: ServerForm): Refusal {
  const message = limits?.files
    ? `This is more than the form takes: ${limits.files === 1 ? 'one file' : `${limits.files} files`} of at most ${limits.megabytes} MB. Attach a smaller file.`
    : 'The answers are longer than the form takes. Please shorten them.';
  return new Refusal('too-large', message, { errors: field === undefined ? [] : [{ path: field, message }] });
}

/** Refuses files while the disk has no room for them beside what must stay free. */
export async function assertRoom(store: Store, { limits }: FormDefinition, reserve: number): Promise<void> {
  if (!limits?.files || reserve === 0) return;
  const { bavail, bsize } = await statfs(store.dataDir);
  if (bavail * bsize >= reserve + 2 * mostBytes(limits)) return;
  throw new Refusal(
    'full',
    'There is no room for files just now. Nothing was stored: please try again later.',
    { retryAfter: 300 },
  );
}
