import { existsSync, statSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { readConfig, type Config, type Environment } from '../config/config.ts';
import { counted } from '../format.ts';
import { copyStore, readInPages, storeFacts } from '../store/copy-store.ts';
import { assertMoveFinished, moveDone, moveNote } from '../store/unfinished-move.ts';
import { lockFolder } from '../store/folder/lock.ts';
import { openConfiguredStore } from '../store/open-configured-store.ts';
import type { OpenStore } from '../store/open-store.ts';
import type { SubmissionRecord } from '../store/records.ts';
import { nameOfPlace, storePlace, type StoreSettings } from '../store/store-place.ts';
import { UsageError } from '../../command/command.ts';
import { CommandError, type OwnerContext } from './context.ts';

/** The two stores of a move: each is the folder of a store, or a file of settings, or else that of `config`. */
export interface MoveOptions {
  from: string | undefined;
  to: string | undefined;
  /** The project's folder, to which the paths are relative. */
  root: string;
  config: Config;
  /** The name of the source in messages, if its path is not meaningful. */
  sourceName?: string;
}

/** Notes about the store itself, which are not moved. */
const ownNotes = [moveNote, 'probe'];

/**
 * Moves everything from one store to another, and compares both. After an interruption, the same call
 * continues. The source stays unchanged.
 * @throws CommandError if the target has other content, a server is running, or the stores differ in the end
 */
export async function moveStore({ out }: Pick<OwnerContext, 'out'>, moving: MoveOptions): Promise<void> {
  const { from, to, root, config } = moving;
  if (from === undefined && to === undefined)
    throw new UsageError('"move-store" needs --from or --to: the folder of a store, or a file of settings.');
  const [source, target] = [from, to].map((place) =>
    place === undefined ? config : settingsAt(path.resolve(root, place), root),
  ) as [StoreSettings, StoreSettings];
  const [sourceName, targetName] = [moving.sourceName ?? describeStore(source), describeStore(target)];
  if (sourceName === targetName) throw new UsageError(`Both are the same: ${sourceName}.`);
  if (!source.databaseUrl && !existsSync(path.join(source.dataDir, 'submissions.sqlite')))
    throw new CommandError(`There is nothing to move: ${source.dataDir} contains no database.`);
  const locks = [source, target].filter(({ databaseUrl }) => !databaseUrl).map(lockAlone);
  const stores: OpenStore[] = [];
  try {
    for (const settings of [source, target]) stores.push(await openConfiguredStore(settings, 'copy'));
    const [first, second] = stores as [OpenStore, OpenStore];
    await assertMoveFinished(first, first.place);
    await claimTarget(first, second, sourceName, targetName);
    const { submissions, files, lost } = await copyStore(first, second, ownNotes);
    for (const { reference, storedName } of lost)
      out(`${reference}: the file ${storedName} is missing or changed, and was not moved.\n`);
    await compare(first, second, lost.length > 0);
    await second.setNote(moveNote, { value: moveDone, at: second.now().toISOString() });
    out(`${counted(submissions, 'submission')} and ${counted(files, 'file')} are moved and compared.
  from ${sourceName}
  to   ${targetName}
Start servers only with the settings of the new store: a server on the old store would deliver pending submissions again.
`);
  } finally {
    for (const store of stores) await store.close();
    for (const lock of locks) lock.release();
  }
}

/** The settings of a store: its folder, or a file of settings such as .env. */
function settingsAt(place: string, root: string): StoreSettings {
  if (!statSync(place, { throwIfNoEntry: false })?.isFile())
    return { dataDir: place, databaseUrl: undefined, filesUrl: undefined };
  const settings: Environment = parseEnv(readFileSync(place, 'utf8'));
  return readConfig(settings, root);
}

function describeStore(settings: StoreSettings): string {
  const { filesUrl, dataDir } = settings;
  const files = filesUrl === undefined ? `files in ${dataDir}/uploads` : `files at ${nameOfPlace(filesUrl)}`;
  return `${storePlace(settings)}, ${files}`;
}

/** Locks the source: a running server would write data that the move misses. */
function lockAlone({ dataDir }: StoreSettings): { release(): void } {
  if (!existsSync(dataDir)) return { release: () => undefined };
  const lock = lockFolder(dataDir);
  if (lock.isAlone) return lock;
  lock.release();
  throw new CommandError(`A server is running on ${dataDir}. Stop it, and run the command again.`);
}

/**
 * Claims the target. A target with content is accepted only after an interruption of the same move, and only
 * if it was not used since.
 */
async function claimTarget(
  source: OpenStore,
  target: OpenStore,
  sourceName: string,
  targetName: string,
): Promise<void> {
  const note = await target.note(moveNote);
  if (note?.value === sourceName) return assertUnused(source, target, targetName);
  const [firstRecord] = await target.allAfter(0, 1);
  if (firstRecord || (await target.files.names()).length > 0)
    throw new CommandError(`The target is not empty: ${targetName}. Choose an empty store for --to.`);
  await target.setNote(moveNote, { value: sourceName, at: target.now().toISOString() });
}

/**
 * Checks that the target was not used: data received, delivered or erased there since would be overwritten.
 */
async function assertUnused(source: OpenStore, target: OpenStore, targetName: string): Promise<void> {
  for await (const records of readInPages(target)) {
    for (const targetRecord of records) {
      const sourceRecord = await source.record(targetRecord.row.id);
      if (sourceRecord && !isAhead(targetRecord, sourceRecord)) continue;
      throw new CommandError(
        `The new store was used after the move was interrupted: ${targetRecord.row.reference} has changed there (${targetName}). Make a backup of it, empty it, and run the command again.`,
      );
    }
  }
}

function isAhead(targetRecord: SubmissionRecord, sourceRecord: SubmissionRecord): boolean {
  if (targetRecord.row.state === 'erased' && sourceRecord.row.state !== 'erased') return true;
  const sent = new Set(sourceRecord.deliveries.filter(({ state }) => state === 'sent').map(({ id }) => id));
  return (
    sourceRecord.row.state !== 'erased' &&
    targetRecord.deliveries.some(({ id, state }) => state === 'sent' && !sent.has(id))
  );
}

async function compare(source: OpenStore, target: OpenStore, someLost: boolean): Promise<void> {
  const [before, after] = [await storeFacts(source, ownNotes), await storeFacts(target, ownNotes)];
  const parts = ['submissions', 'deliveries', 'files', 'notes', 'rows', 'contents'] as const;
  // If the source has lost files, the contents differ anyway.
  const compared = someLost ? parts.filter((part) => part !== 'contents') : parts;
  const differing = compared.filter((part) => before[part] !== after[part]);
  if (differing.length === 0) return;
  throw new CommandError(
    `Both stores differ in ${differing.join(', ')}: a server has received or delivered submissions meanwhile. Stop all servers, and run the command again.`,
  );
}
