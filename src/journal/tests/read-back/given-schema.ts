import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The file of an official schema that no package has, if the folder JOURNAL_SCHEMAS contains it
 * (tests/README.md).
 */
export function givenSchema(name: string): string | undefined {
  const folder = process.env['JOURNAL_SCHEMAS'];
  const file = folder === undefined ? undefined : path.resolve(folder, name);
  return file !== undefined && existsSync(file) ? file : undefined;
}
