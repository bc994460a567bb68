/** @module-tag long */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { retryLater } from '../retry-later.ts';
import { pdf } from '../forms/support/documents.ts';
import { announce, arrived, tus } from '../forms/support/tus-client.ts';
import { storeKinds } from '../store/store-kinds.ts';
import { submissionKey, startRunningServer, type RunningServer } from './running-server.ts';

/** Starts a program with its own disk, invisible to others and removed with it. */
const onDisk = (image: string, folder: string): string[] => [
  'unshare',
  '--mount',
  'sh',
  '-c',
  'mount -o loop "$0" "$1" && shift && exec "$@"',
  image,
  folder,
];

function makeDisk(image: string): void {
  writeFileSync(image, '');
  truncateSync(image, 300 * 1024 * 1024);
  execFileSync('mkfs.ext4', ['-q', '-F', image]);
}

/** The disk reports an error and becomes read-only, as ext4 does after an error. */
function breakDisk(pid: number, folder: string): void {
  const words = ['--target', String(pid), '--mount', 'mount', '-o', 'remount,abort', folder];
  try {
    execFileSync('nsenter', words, { stdio: 'ignore' });
  } catch {
    // Some versions report a failure although they have succeeded.
  }
}

function canBreak(): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), 'disk-'));
  try {
    makeDisk(path.join(folder, 'image'));
    const [command = '', ...words] = onDisk(path.join(folder, 'image'), '/mnt');
    execFileSync(command, [...words, 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The content of the data folder, copied from the place that only the server sees. */
function copyDataFolder({ pid, dataDir }: RunningServer, folder: string): string {
  const copy = path.join(folder, 'copy');
  const seen = path.join('/proc', String(pid), 'root', dataDir);
  cpSync(seen, copy, { recursive: true, filter: (name) => !/-shm$|lost\+found/.test(name) });
  return copy;
}

const announced = {
  form: 'term-paper',
  field: 'document',
  key: submissionKey(9),
  filename: 'a.pdf',
  size: pdf.length,
};

/** Uploads the first four bytes of a file before its form. @returns the address of the upload */
async function beginUpload(address: string): Promise<string> {
  const created = await announce(address, announced);
  const location = String(created?.headers['location']);
  await tus('PATCH', `${address}${location}`, { 'upload-offset': '0' }, pdf.subarray(0, 4));
  return location;
}

describe.each(storeKinds)(
  'a disk that becomes read-only under the running server, with a store $name',
  (kind) => {
    const isHere = kind.name === 'in a folder';
    test.runIf(canBreak())(
      'stops the forms, not the pages; the owner is notified, and no submission is lost',
      { timeout: 120_000 },
      async () => {
        const folder = mkdtempSync(path.join(tmpdir(), 'midway-'));
        onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
        const [image, dataDir] = [path.join(folder, 'image'), path.join(folder, 'data')];
        mkdirSync(dataDir);
        makeDisk(image);
        const env = await kind.newEnv();
        const start = () =>
          startRunningServer(
            { ...kind, newEnv: async () => env },
            { before: onDisk(image, dataDir), dataDir },
          );
        const server = await start();
        const taken = [await server.post(1), await server.post(2, true)];
        expect(taken.map(({ status }) => status)).toEqual([201, 201]);

        const begun = await beginUpload(server.address);
        const more = () =>
          tus('PATCH', `${server.address}${begun}`, { 'upload-offset': '4' }, pdf.subarray(4));

        breakDisk(server.pid, dataDir);
        expect((await more())?.status).toBe(503);
        expect((await announce(server.address, announced))?.status).toBe(503);
        const after = [await server.post(3), await server.post(4, true), await server.post(1)];
        const refused = isHere ? after.slice(0, 2) : after.slice(1, 2);
        for (const { status, retryAfter, body } of refused)
          expect([status, retryAfter, body]).toEqual(retryLater);
        if (!isHere) expect(after[0]?.status).toBe(201);
        expect(after[2]?.status).toBeOneOf([200, 503]);
        expect((await fetch(server.address)).status).toBe(200);
        expect((await fetch(`${server.address}/nowhere`)).status).toBe(404);
        const health = await fetch(`${server.address}/healthz`);
        expect([health.status, await health.json()]).toMatchObject([
          503,
          isHere ? { store: 'failed', files: 'failed' } : { store: 'ok', files: 'failed' },
        ]);
        await expect
          .poll(() => server.reported.join('\n'), { timeout: 60_000 })
          .toMatch(isHere ? /can’t be stored|Nothing can be stored/ : /files/i);
        expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });

        // The owner repairs the disk, and starts again.
        try {
          execFileSync('e2fsck', ['-f', '-y', image], { stdio: 'ignore' });
        } catch {
          // The server logs a repair.
        }
        const again = await start();
        const sent = [
          await again.post(1),
          await again.post(2, true),
          await again.post(3),
          await again.post(4, true),
        ];
        expect(sent.map(({ status }) => status)).toEqual([200, 200, isHere ? 201 : 200, 201]);
        expect(sent.slice(0, 2).map(({ body }) => body.reference)).toEqual(
          taken.map(({ body }) => body.reference),
        );
        expect(await arrived(`${again.address}${begun}`)).toBe(4);
        const { keys, missing } = await again.stored(copyDataFolder(again, folder));
        expect([keys.toSorted(), missing]).toEqual([[1, 2, 3, 4].map(submissionKey), []]);
      },
    );
  },
);
