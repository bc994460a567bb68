import { buffer } from 'node:stream/consumers';
import type { Answers } from '../../core/form/form-definition.ts';
import { ConfigError, readConfig, type Environment } from '../config/config.ts';
import { openConfiguredStore } from '../store/open-configured-store.ts';
import type { OpenStore } from '../store/open-store.ts';
import { StoreError, StoreRequestError } from '../store/store-error.ts';
import { hasStore, isRemote, storePlace } from '../store/store-place.ts';
import { CommandError, failureReason, submissionBy } from './context.ts';

/** A complete submission, for other commands. */
export interface WholeSubmission {
  reference: string;
  form: string;
  answers: Answers;
  files: { field: string; format: string; bytes: Uint8Array }[];
}

/**
 * Reads one submission with the content of its files from the configured store; the server may run or not.
 * @param root the folder of the site
 * @param env the settings of the server
 * @param reference in any case, with or without its hyphen
 * @returns the submission, or a message for the owner: it does not exist, is quarantined or erased, or the
 *   store can't be read
 */
export async function readSubmission(
  root: string,
  env: Environment,
  reference: string,
): Promise<WholeSubmission | { refused: string }> {
  try {
    const config = readConfig(env, root);
    if (!hasStore(config))
      return { refused: `There are no submissions yet: there is no database in ${config.dataDir}.` };
    const store = await openConfiguredStore(config, 'command', { waitMs: 5000 });
    try {
      return await wholeSubmission(store, reference);
    } finally {
      await store.close();
    }
  } catch (error) {
    if (error instanceof StoreRequestError) {
      const config = readConfig(env, root);
      const where = { place: storePlace(config), isRemote: isRemote(config) };
      return { refused: `The submission could not be read: ${failureReason(error, where)}` };
    }
    const isExplained = [ConfigError, CommandError, StoreError].some((kind) => error instanceof kind);
    if (!isExplained) throw error;
    return { refused: (error as Error).message };
  }
}

async function wholeSubmission(store: OpenStore, wanted: string): Promise<WholeSubmission> {
  const { row, answers, files } = await submissionBy({ store }, wanted);
  const { reference, form, state } = row;
  if (state === 'quarantined')
    throw new CommandError(
      `${reference} is in quarantine. Release it: npm run submissions -- release ${reference}`,
    );
  if (state === 'erased' || !answers)
    throw new CommandError(`${reference} was erased: nothing is left of it.`);
  const contents = files.map(async ({ field, format, stored_name }) => {
    const content = await store.files.open(stored_name);
    if (!content)
      throw new CommandError(
        `A file of ${reference} is missing: restore it from a backup (npm run submissions -- show ${reference} shows its name).`,
      );
    return { field, format, bytes: await buffer(content) };
  });
  return { reference, form, answers, files: await Promise.all(contents) };
}
