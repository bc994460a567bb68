import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createDeposits } from '../../core/deposits/deposits.ts';
import type { JournalRecord } from '../../core/record/record.ts';

/**
 * Writes the deposits for all services to var/deposits.
 * @param root the site's folder
 * @returns the lines to print
 */
export async function writeDeposits(root: string, journal: JournalRecord, now: Date): Promise<string> {
  const stamp = now.toISOString().replace(/\D/g, '').slice(0, 14);
  const { files, dormant } = createDeposits(journal, stamp);
  const folder = path.join(root, 'var/deposits');
  if (files.size > 0) await mkdir(folder, { recursive: true });
  for (const [name, text] of files) await writeFile(path.join(folder, name), text);
  const written = [...files.keys()].map((name) => `wrote var/deposits/${name}\n`);
  return [...written, ...dormant.map((reason) => `${reason}\n`)].join('');
}
