import type { RetentionLimit } from '../retention-limits.ts';
import { bodyHash } from '../store/body-hash.ts';
import { readInPages, hashContent } from '../store/copy-store.ts';
import type { SubmissionRecord } from '../store/records.ts';
import type { OpenStore } from '../store/open-store.ts';
import type { VerifyResult } from './verify.ts';

/**
 * Verifies a remote store while servers run: all answers are unchanged, each file of a submission exists with its
 * original bytes, and there are no other files.
 * @param limits how long submissions are stored
 */
export async function verifyStore(
  store: OpenStore,
  limits: readonly RetentionLimit[],
): Promise<VerifyResult> {
  // The files are listed first, so that files that arrive meanwhile do not count as superfluous.
  const storedNames = await store.files.names();
  const result: VerifyResult = { submissions: 0, files: 0, bytes: 0, overdue: 0, failures: [] };
  const expectedNames = new Set<string>();
  for await (const records of readInPages(store)) {
    for (const record of records) {
      const { row, files } = record;
      result.submissions += 1;
      if (isChanged(record))
        result.failures.push(`${row.reference}: the answers differ from the submitted ones.`);
      for (const { stored_name, sha256, bytes } of files) {
        expectedNames.add(stored_name);
        result.files += 1;
        result.bytes += bytes;
        const sum = await hashContent(await store.files.open(stored_name));
        if (sum === sha256 || !(await isStillNamed(store, stored_name))) continue;
        const what = sum === undefined ? 'is missing' : 'differs from the submitted one';
        result.failures.push(`${row.reference}: the file ${store.files.getPlace(stored_name)} ${what}.`);
      }
    }
  }
  for (const name of storedNames)
    if (!expectedNames.has(name))
      result.failures.push(`The file ${store.files.getPlace(name)} belongs to no submission.`);
  result.overdue = await store.countBefore(limits);
  return result;
}

function isChanged({ row, answers, files }: SubmissionRecord): boolean {
  if (answers === undefined) return false;
  const contents = files.map(({ field, sha256, original_name }) => {
    return { field, sha256, originalName: original_name };
  });
  return bodyHash(answers, contents) !== row.body_hash;
}

/** Whether a submission still has the file. A file that was erased meanwhile is not missing. */
async function isStillNamed(store: OpenStore, storedName: string): Promise<boolean> {
  return (await store.filesNamed([storedName])).length > 0;
}
