import type { KeepLimit } from '../keep-limits.ts';
import { pages, sumOf } from '../store/copy-store.ts';
import type { OpenStore } from '../store/open-store.ts';
import type { Findings } from './verify.ts';

/**
 * Checks a store that is elsewhere while servers go on: whether each file that a submission names is there with the bytes
 * that were sent, and whether files are there that no submission has. The database looks after itself.
 * @param limits how long submissions are kept
 */
export async function verifyStore(store: OpenStore, limits: readonly KeepLimit[]): Promise<Findings> {
  // Listed first: what comes meanwhile is not superfluous.
  const there = await store.files.names();
  const found: Findings = { submissions: 0, files: 0, bytes: 0, overdue: 0, faults: [] };
  const known = new Set<string>();
  for await (const records of pages(store)) {
    for (const { row, files } of records) {
      found.submissions += 1;
      for (const { stored_name, sha256, bytes } of files) {
        known.add(stored_name);
        found.files += 1;
        found.bytes += bytes;
        const sum = await sumOf(await store.files.open(stored_name));
        if (sum === sha256 || !(await isStillNamed(store, stored_name))) continue;
        const what = sum === undefined ? 'is missing' : 'is not what was sent';
        found.faults.push(`${row.reference}: the file ${store.files.placeOf(stored_name)} ${what}.`);
      }
    }
  }
  for (const name of there)
    if (!known.has(name))
      found.faults.push(`The file ${store.files.placeOf(name)} belongs to no submission.`);
  found.overdue = await store.countBefore(limits);
  return found;
}

/** What was erased meanwhile is not missed. */
async function isStillNamed(store: OpenStore, storedName: string): Promise<boolean> {
  return (await store.filesNamed([storedName])).length > 0;
}
