import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { StoreError, StoreRequestError } from '../store-error.ts';
import type { Store } from '../store.ts';
import { openBucket, type Bucket } from './bucket.ts';
import { removeAll, writeProbe } from './disk-files.ts';
import type { ArrivedFile, FileStore } from './file-store.ts';

/** The prefix of files whose submission is not stored yet. */
const incomingPrefix = 'incoming/';

/**
 * The age, in milliseconds, from which a file with the prefix is abandoned: storing a submission never takes
 * so long.
 */
const leftAfterMs = 24 * 60 * 60_000;

/** The number of concurrent requests. */
const maxConcurrent = 8;

/**
 * Files in a bucket of S3. Visitors' files first arrive on disk, where their content is checked.
 * @param address FILES_URL
 * @param incoming the folder of incoming files
 * @param leftMs the age from which a file without a stored submission is removed
 */
export function s3Files(address: string, incoming: string, leftMs = leftAfterMs): FileStore {
  const bucket = openBucket(address);
  const local = (name: string): string => path.join(incoming, name);
  const { origin, pathname } = new URL(address);

  async function open(name: string): Promise<Readable | undefined> {
    // The final place is listed twice, because a file may be copied there between the first two checks.
    for (const key of [name, incomingPrefix + name, name]) {
      const content = await bucket.get(key);
      if (content) return Readable.fromWeb(content as ReadableStream<Uint8Array>);
    }
    return undefined;
  }
  async function isThere(name: string): Promise<boolean> {
    for (const key of [name, incomingPrefix + name, name])
      if ((await bucket.size(key)) !== undefined) return true;
    return false;
  }
  async function settleOne(
    row: { stored_name: string; field: string; sha256: string },
    arrived: readonly ArrivedFile[],
  ): Promise<void> {
    const { stored_name: name, field, sha256 } = row;
    if (!(await bucket.copy(incomingPrefix + name, name)) && (await bucket.size(name)) === undefined) {
      const twin = arrived.find((file) => file.field === field && file.sha256 === sha256);
      if (!twin) throw new StoreError(`The file ${name} of a submission is lost.`);
      await putVerified(bucket, name, local(twin.storedName), twin);
    }
    await bucket.remove(incomingPrefix + name);
  }

  const getPlace = (name: string): string => `${origin}${pathname.replace(/\/$/, '')}/${name}`;

  return {
    secure: (files) =>
      forEachLimited(files, (file) =>
        putVerified(bucket, incomingPrefix + file.storedName, local(file.storedName), file),
      ),
    settle: async (rows, arrived = []) => {
      await forEachLimited(rows, (row) => settleOne(row, arrived));
      await removeAll(rows.map(({ stored_name }) => local(stored_name)));
    },
    discard: async (files) => {
      await removeAll(files.map(({ storedName }) => local(storedName)));
      await forEachLimited(files, ({ storedName }) => bucket.remove(incomingPrefix + storedName));
    },
    open,
    attachment: (name) => ({ content: Readable.from(openContent(() => open(name), name)) }),
    missing: async (names) => {
      const present = new Set<string>();
      await forEachLimited(names, async (name) => void ((await isThere(name)) && present.add(name)));
      return names.filter((name) => !present.has(name));
    },
    names: async () => {
      const names: string[] = [];
      for await (const { key } of bucket.list('')) if (!key.includes('/')) names.push(key);
      return names;
    },
    remove: (names) =>
      forEachLimited(names, async (name) => {
        await bucket.remove(name);
        await bucket.remove(incomingPrefix + name);
        await removeAll([local(name)]);
      }),
    getPlace,
    getPath: getPlace,
    recover: async (_store, isAlone) => {
      if (!isAlone) return undefined;
      // Local files are also in the bucket, or were never acknowledged.
      const leftNames = await readdir(incoming);
      await removeAll(leftNames.map(local));
      return { moved: 0, removed: leftNames.length };
    },
    sweep: (store) => sweepBucket(bucket, store, settleOne, leftMs),
    probe: async () => {
      await writeProbe(incoming);
      await bucket.put(`${incomingPrefix}probe`, new Blob(['written']), sha256('written'));
    },
  };
}

/**
 * Cleans up after a crash: a file with a row gets its final place, a file without one is removed. Several
 * servers may do this concurrently.
 */
async function sweepBucket(
  bucket: Bucket,
  store: Pick<Store, 'filesNamed'>,
  settle: (row: { stored_name: string; field: string; sha256: string }, arrived: []) => Promise<void>,
  leftMs: number,
): Promise<{ moved: number; removed: number }> {
  const counts = { moved: 0, removed: 0 };
  for await (const { key, writtenAt, now } of bucket.list(incomingPrefix)) {
    const name = key.slice(incomingPrefix.length);
    if (name === 'probe' || now - writtenAt < leftMs) continue;
    const [row] = await store.filesNamed([name]);
    if (row) await settle(row, []);
    else await bucket.remove(key);
    counts[row ? 'moved' : 'removed'] += 1;
  }
  return counts;
}

/** Writes a file, and verifies that it has arrived completely. */
async function putVerified(
  bucket: Bucket,
  key: string,
  file: string,
  { bytes, sha256 }: Pick<ArrivedFile, 'bytes' | 'sha256'>,
): Promise<void> {
  await bucket.put(key, await openAsBlob(file), sha256);
  const size = await bucket.size(key);
  if (size !== bytes)
    throw new StoreRequestError(
      'failed',
      `of ${bytes} bytes of a file, the store of files has ${size ?? 'none'}`,
    );
}

/** Returns the content of a file, which is opened only when it is read. */
async function* openContent(open: () => Promise<Readable | undefined>, name: string): AsyncGenerator<Buffer> {
  const content = await open();
  if (!content) throw new StoreError(`The file ${name} of a submission is lost.`);
  yield* content as AsyncIterable<Buffer>;
}

/** Calls `work` for several values, with a limited number at a time. */
async function forEachLimited<Value>(
  values: readonly Value[],
  work: (value: Value) => Promise<unknown>,
): Promise<void> {
  const remaining = values.values();
  const worker = async (): Promise<void> => {
    for (const value of remaining) await work(value);
  };
  await Promise.all(Array.from({ length: Math.min(maxConcurrent, values.length) }, worker));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
