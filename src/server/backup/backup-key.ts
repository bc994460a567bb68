import { readFileSync } from 'node:fs';
import type { Config } from '../config/config.ts';
import { BackupError } from './backup-error.ts';

/**
 * The backup key, 32 bytes: from BACKUP_KEY, or from the file BACKUP_KEY_FILE; undefined if neither is set.
 * @throws BackupError if the file can't be read or contains no key
 */
export function backupKey({
  backupKey: text,
  backupKeyFile: file,
}: Pick<Config, 'backupKey' | 'backupKeyFile'>): Buffer | undefined {
  if (text !== undefined) return Buffer.from(text, 'base64');
  if (file === undefined) return undefined;
  const key = Buffer.from(readText(file), 'base64');
  if (key.length === 32) return key;
  throw new BackupError(
    `${file}, which BACKUP_KEY_FILE names, holds no key: it needs 32 random bytes in base64. Make them with: openssl rand -base64 32`,
  );
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new BackupError(`${file}, which BACKUP_KEY_FILE names, can’t be read (${code}).`, { cause: error });
  }
}
