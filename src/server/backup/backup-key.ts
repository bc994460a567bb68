import { readFileSync } from 'node:fs';
import type { Config } from '../config/config.ts';
import { BackupError } from './backup-error.ts';

/**
 * The backup key, an identity of the encryption tool age: from BACKUP_KEY, or from the file BACKUP_KEY_FILE; undefined if neither is
 * set. The file may have comments, as age-keygen writes them.
 * @throws BackupError if the file can't be read or contains no key
 */
export function backupKey({
  backupKey: text,
  backupKeyFile: file,
}: Pick<Config, 'backupKey' | 'backupKeyFile'>): string | undefined {
  if (text !== undefined) return text;
  if (file === undefined) return undefined;
  const key = readText(file)
    .split(/\r?\n/)
    .find((line) => IDENTITY.test(line));
  if (key !== undefined) return key;
  throw new BackupError(
    `${file}, which BACKUP_KEY_FILE names, contains no key: a line must begin with AGE-SECRET-KEY-1. Create one: ${CREATE_KEY}`,
  );
}

/** Creates an identity with the package of the server, so that the program `age` need not be installed. */
const CREATE_KEY = `node -e "import('age-encryption').then(async (age) => console.log(await age.generateIdentity()))"`;

const IDENTITY = /^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/;

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new BackupError(`${file}, which BACKUP_KEY_FILE names, can’t be read (${code}).`, { cause: error });
  }
}
