import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { unlink } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ArrivedFile } from './files/file-store.ts';
import type { OpenStore } from './open-store.ts';
import type { SubmissionRecord } from './records.ts';
import type { Store } from './store.ts';
import type { FileRow } from './tables.ts';

/** The numbers of copied submissions and files, and the files that could not be copied. */
export interface CopyResult {
  submissions: number;
  files: number;
  /** Files that the source has lost or changed, with the references of their submissions. */
  lost: { reference: string; storedName: string }[];
}

/** The number of submissions per read. */
const pageSize = 200;

/**
 * Copies all submissions with their deliveries, files and notes. Existing ones are updated, so the copy can
 * be repeated after an interruption.
 * @param skippedNotes names of notes that stay unchanged in the target
 */
export async function copyStore(
  from: OpenStore,
  to: OpenStore,
  skippedNotes: readonly string[] = [],
): Promise<CopyResult> {
  const copied: CopyResult = { submissions: 0, files: 0, lost: [] };
  for await (const records of readInPages(from)) {
    await to.put(records);
    copied.submissions += records.length;
    for (const record of records) await copyFiles(from, to, record, copied);
  }
  for (const { name, ...note } of await from.notes())
    if (!skippedNotes.includes(name)) await to.setNote(name, note);
  return copied;
}

/** The contents of a store as counts and hashes: two stores with equal facts have equal contents. */
export interface StoreFacts {
  submissions: number;
  deliveries: number;
  files: number;
  notes: number;
  /** SHA-256 of all rows, in order. */
  rows: string;
  /** SHA-256 of the contents of all files, in the order of their rows. */
  contents: string;
}

/**
 * Reads a store completely, and returns counts and hashes of its content.
 * @param skippedNotes names of notes that do not count
 */
export async function storeFacts(
  store: OpenStore,
  skippedNotes: readonly string[] = [],
): Promise<StoreFacts> {
  const [rows, contents] = [createHash('sha256'), createHash('sha256')];
  const counts = { submissions: 0, deliveries: 0, files: 0 };
  for await (const records of readInPages(store)) {
    for (const { row, files, deliveries } of records) {
      const sorted = [files, deliveries].map((each) => [...each].sort(byId).map(sortedEntries));
      rows.update(JSON.stringify([sortedEntries(row), ...sorted]));
      counts.submissions += 1;
      counts.deliveries += deliveries.length;
      counts.files += files.length;
      for (const { stored_name } of [...files].sort(byId))
        contents.update(
          `${stored_name} ${(await hashContent(await store.files.open(stored_name))) ?? 'missing'}\n`,
        );
    }
  }
  const notes = (await store.notes()).filter(({ name }) => !skippedNotes.includes(name)).map(sortedEntries);
  rows.update(JSON.stringify(notes));
  return { ...counts, notes: notes.length, rows: rows.digest('hex'), contents: contents.digest('hex') };
}

/** All submissions of a store, page by page. */
export async function* readInPages(store: Pick<Store, 'allAfter'>): AsyncGenerator<SubmissionRecord[]> {
  for (let last = 0; ;) {
    const records = await store.allAfter(last, pageSize);
    if (records.length === 0) return;
    yield records;
    last = records.at(-1)!.row.seq;
  }
}

/** The SHA-256 of a content; undefined without one. */
export async function hashContent(content: AsyncIterable<Buffer> | undefined): Promise<string | undefined> {
  if (!content) return undefined;
  const hash = createHash('sha256');
  for await (const piece of content) hash.update(piece);
  return hash.digest('hex');
}

async function copyFiles(
  from: OpenStore,
  to: OpenStore,
  { row, files }: SubmissionRecord,
  copied: CopyResult,
): Promise<void> {
  const missing = await to.files.missing(files.map(({ stored_name }) => stored_name));
  for (const file of files) {
    const isThere =
      !missing.includes(file.stored_name) &&
      (await hashContent(await to.files.open(file.stored_name))) === file.sha256;
    if (isThere || (await copyFile(from, to, file))) copied.files += 1;
    else copied.lost.push({ reference: row.reference, storedName: file.stored_name });
  }
}

/**
 * Copies a file.
 * @returns false if the source has lost or changed it
 */
async function copyFile(from: OpenStore, to: OpenStore, row: FileRow): Promise<boolean> {
  const content = await from.files.open(row.stored_name);
  if (!content) return false;
  const arrived = await arrive(content, row, to.incoming);
  if (arrived.sha256 !== row.sha256) {
    await unlink(path.join(to.incoming, row.stored_name));
    return false;
  }
  // A damaged file in the target must not block the copy.
  await to.files.secure([arrived]);
  await to.files.settle([row], [arrived]);
  return true;
}

/** Writes a file into the folder of incoming files. */
async function arrive(
  content: Readable,
  { field, stored_name }: FileRow,
  incoming: string,
): Promise<ArrivedFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    content,
    async function* (pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) {
        hash.update(piece);
        bytes += piece.length;
        yield piece;
      }
    },
    createWriteStream(path.join(incoming, stored_name), { mode: 0o600, flush: true }),
  );
  return { field, storedName: stored_name, bytes, sha256: hash.digest('hex') };
}

function sortedEntries(value: object): [string, unknown][] {
  return Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
}

function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : 1;
}
