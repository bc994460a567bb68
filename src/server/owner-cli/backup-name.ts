/**
 * The name of a backup in a folder: submissions-20261123T100000Z.tar, with .age if encrypted. Sorting the names
 * sorts the backups by time.
 */
export function backupName(moment: Date, isEncrypted: boolean): string {
  return `submissions-${backupTime(moment)}.tar${isEncrypted ? '.age' : ''}`;
}

/**
 * The time in the name of a backup, as `backupTime` writes it, also in the name of an interrupted one; undefined
 * for other files, which pruning must not touch.
 */
export function parseBackupTime(name: string): string | undefined {
  return /^submissions-(\d{8}T\d{6}Z)\.tar(\.age)?(\.part)?$/.exec(name)?.[1];
}

/** A time as in the names of backups, in UTC: 20261123T100000Z. */
export function backupTime(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, '');
}
