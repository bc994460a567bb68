import { readdirSync, statSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { retentionLimits } from '../retention-limits.ts';
import { counted, localMinute } from '../format.ts';
import { UsageError } from '../../command/command.ts';
import { backupTime, parseBackupTime } from './backup-name.ts';
import type { OwnerContext } from './context.ts';

/**
 * Checks, before the backup, that there is a folder to prune, and a form with a limit.
 * @throws UsageError otherwise
 */
export function assertPrunable({ definitions, now }: OwnerContext, place: string): void {
  if (!statSync(place, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError('--prune needs a folder of backups, not the name of a file.');
  if (retentionLimits(definitions, now()).length === 0)
    throw new UsageError('--prune needs a form with "keepDays", the limit for storing submissions.');
}

/**
 * Removes the backups of a folder that are older than the shortest limit of a form, and the remains of
 * interrupted ones. If that would remove all earlier backups, they stay until the next backup: with a clock
 * that is wrong by a year, all of them look old.
 */
export function pruneBackups(context: OwnerContext, folder: string, newest: string): void {
  const { definitions, now, out, timeZone } = context;
  const [shortest] = retentionLimits(definitions, now()).sort((a, b) => a.days - b.days);
  const before = backupTime(new Date(shortest!.before));
  const earlierBackups = readdirSync(folder).filter(
    (name) => parseBackupTime(name) !== undefined && path.join(folder, name) !== newest,
  );
  const outdated = earlierBackups.filter((name) => parseBackupTime(name)! < before);
  const isComplete = (name: string): boolean => !name.endsWith('.part');
  if (
    outdated.some(isComplete) &&
    earlierBackups.filter(isComplete).every((name) => outdated.includes(name))
  ) {
    const time = localMinute(now().toISOString(), timeZone);
    return out(
      `Every earlier backup is older than ${counted(shortest!.days, 'day')}, the limit of "${shortest!.form}", by the clock of this computer (${time}): none was removed. If the clock is right, the next backup removes them.\n`,
    );
  }
  for (const name of outdated) unlinkSync(path.join(folder, name));
  out(
    `${counted(outdated.length, 'backup')} older than ${counted(shortest!.days, 'day')}, the limit of "${shortest!.form}", removed.\n`,
  );
}
