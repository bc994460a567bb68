import { existsSync, statSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { writeArchive } from '../backup/archive.ts';
import { explainErrors } from '../backup/backup-error.ts';
import { backupKey } from '../backup/backup-key.ts';
import { restore as restoreBackup } from '../backup/restore.ts';
import { takeSnapshot } from '../backup/snapshot.ts';
import { verifyStore } from '../backup/verify-store.ts';
import { verifyBackup, verifyFolder, type VerifyResult } from '../backup/verify.ts';
import type { Config } from '../config/config.ts';
import { counted, formatBytes } from '../format.ts';
import { retentionLimits, type RetentionLimit } from '../retention-limits.ts';
import { noteBackup } from '../store/last-backup.ts';
import { CommandError, type OwnerContext } from './context.ts';
import { backupName } from './backup-name.ts';
import { assertPrunable, pruneBackups } from './prune-backups.ts';
import { copyStore } from '../store/copy-store.ts';
import { openStoreHere } from '../store/open-store.ts';
import type { OpenStore } from '../store/open-store.ts';

type Keys = Pick<Config, 'backupKey' | 'backupKeyFile'>;
type TerminalOutput = Pick<OwnerContext, 'out'>;

/**
 * Writes all stored data into one file, while the server runs, and verifies the file.
 * @param place the file, or a folder in which it gets a name with the date
 * @param options `site`: the folder of the built site, which must not contain backups, because it is public;
 *   `prune`: whether older backups in the folder are removed after this one is verified
 */
export async function backup(
  context: OwnerContext,
  place: string,
  { keys, site, prune }: { keys: Keys; site: string; prune: boolean },
): Promise<void> {
  if (prune) assertPrunable(context, place);
  const { store, now, out } = context;
  const key = backupKey(keys);
  const target = backupTarget(place, key !== undefined, now());
  for (const folder of [site, store.dataDir]) assertOutside(folder, target);
  const copy = store.isRemote ? (folder: string) => copyToFolder(store, folder) : undefined;
  const snapshot = await explainErrors(store.dataDir, () => takeSnapshot(store.dataDir, copy));
  try {
    await explainErrors(path.dirname(target), () =>
      writeArchive(target, snapshot.folder, snapshot.files, key),
    );
  } finally {
    snapshot.remove();
  }
  const limits = retentionLimits(context.definitions, now());
  const result = await explainErrors(path.dirname(target), () => verifyBackup(target, key, limits));
  await noteBackup(store, now());
  const kind = key ? 'encrypted' : 'not encrypted: set BACKUP_KEY if others can read it';
  out(`${target}: ${contentSummary(result)}, ${kind}. It was read back.\n`);
  reportOverdue(result, out);
  reportErrors(result, 'The backup is complete.', out);
  if (prune) pruneBackups(context, path.resolve(place), target);
}

/** Unpacks a backup into an empty folder. */
export async function runRestore(
  { out }: TerminalOutput,
  file: string,
  keys: Keys,
  folder: string,
): Promise<void> {
  assertFile(file);
  const result = await explainErrors(folder, () => restoreBackup(file, backupKey(keys), folder));
  out(`${folder}: ${contentSummary(result)}.
Submissions after the backup are missing. Submissions that were erased after it are back: erase them again.
Deliveries that were pending are sent when the server runs; receivers recognize repeated ones by their id.
`);
  reportErrors(result, 'Everything else is restored.', out);
}

/** Verifies a remote store. */
export async function verifyRemoteStore(
  { store, out }: Pick<OwnerContext, 'store' | 'out'>,
  limits: readonly RetentionLimit[],
): Promise<void> {
  const result = await verifyStore(store, limits);
  out(`${store.place}: ${contentSummary(result)}.\n`);
  reportOverdue(result, out);
  reportErrors(result, undefined, out);
  out('All answers and files are complete and unchanged.\n');
}

/** Verifies a backup, or the data folder if no backup is given. */
export async function verify(
  { out }: TerminalOutput,
  file: string | undefined,
  { keys, dataDir, limits }: { keys: Keys; dataDir: string; limits: readonly RetentionLimit[] },
): Promise<void> {
  if (file !== undefined) assertFile(file);
  const result = await explainErrors(file === undefined ? dataDir : path.dirname(path.resolve(file)), () =>
    file === undefined ? verifyFolder(dataDir, limits) : verifyBackup(file, backupKey(keys), limits),
  );
  out(`${file ?? dataDir}: ${contentSummary(result)}.\n`);
  reportOverdue(result, out);
  reportErrors(result, undefined, out);
  out('All files are complete and unchanged, and the database is intact.\n');
}

/**
 * Reports errors, and ends the command with a failure. A backup with errors stays: a backup of damaged data
 * is better than none.
 */
function reportErrors(
  { failures }: VerifyResult,
  summary: string | undefined,
  out: TerminalOutput['out'],
): void {
  if (failures.length === 0) return;
  const lines = failures.slice(0, 20).map((failure) => `  ${failure}\n`);
  if (failures.length > 20) lines.push(`  and ${failures.length - 20} more\n`);
  out(lines.join(''));
  throw new CommandError(
    [`${counted(failures.length, 'problem')} found.`, summary].filter(Boolean).join(' '),
  );
}

function reportOverdue({ overdue }: VerifyResult, out: TerminalOutput['out']): void {
  if (overdue > 0) out(`${counted(overdue, 'submission')} in it: stored for longer than the form allows.\n`);
}

function contentSummary({ submissions, files, bytes }: VerifyResult): string {
  return `${counted(submissions, 'submission')}, ${counted(files, 'file')} of ${formatBytes(bytes)}`;
}

/** The path of a backup: the given file, or a file with the time in its name in the given folder. */
function backupTarget(place: string, isEncrypted: boolean, now: Date): string {
  const isFolder = existsSync(place) && statSync(place).isDirectory();
  const name = isFolder ? backupName(now, isEncrypted) : '';
  const target = path.resolve(place, name);
  if (existsSync(target)) throw new CommandError(`${target} exists already. Give the backup another name.`);
  const folder = path.dirname(target);
  if (!existsSync(folder)) throw new CommandError(`There is no folder ${folder} to write the backup to.`);
  // If the folder is not mounted, no file of its name may be created, because that file would block the next
  // backup.
  if (!/\.tar(\.age)?$/.test(target))
    throw new CommandError(
      `There is no folder ${target}. Create it, or give the backup a name that ends in .tar.`,
    );
  return target;
}

function assertOutside(folder: string, target: string): void {
  const relative = path.relative(folder, target);
  if (relative.startsWith('..') || path.isAbsolute(relative)) return;
  throw new CommandError(
    `${target} is within ${folder}. Choose another folder for backups, preferably on another disk.`,
  );
}

function assertFile(file: string): void {
  if (!existsSync(file) || !statSync(file).isFile()) throw new CommandError(`There is no backup ${file}.`);
}

/**
 * Copies a remote store into a folder with the structure of a data folder, while servers run: each submission
 * in one consistent state. Missing files are reported later, when the copy is verified.
 */
async function copyToFolder(store: OpenStore, folder: string): Promise<void> {
  mkdirSync(folder, { mode: 0o700 });
  const copy = openStoreHere(folder);
  try {
    await copyStore(store, copy);
  } finally {
    await copy.close();
  }
}
