import { execFileSync } from 'node:child_process';
import { closeSync, fsyncSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../../fuzz/random.ts';
import { Ledger } from '../ledger.ts';
import type { Scenario } from '../scenario.ts';
import { startServer, type TortureServer } from '../start-server.ts';
import { tortureSite } from '../torture-site.ts';
import { createSubmission, send } from '../visitors.ts';

/** Mounts a disk in memory that only the started process sees, without superuser rights. */
const onSmallDisk = (folder: string): string[] => [
  'unshare',
  '--user',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  'mount -t tmpfs -o size=200m tmpfs "$0" && exec "$@"',
  folder,
];

/** The disk is filled completely and emptied again, several times, under load. */
export const full: Scenario = {
  name: 'full',
  promise: 'A full disk is reported; pages are served; with free space forms work again',
  fault: 'a disk of 200 MB is filled up, and emptied',
  unit: 'times',
  cases: { short: 1, long: 20 },
  leftOut: async () => {
    try {
      const [command = '', ...words] = onSmallDisk('/mnt');
      execFileSync(command, [...words, 'true'], { stdio: 'ignore' });
      return undefined;
    } catch {
      return 'a small disk can’t be mounted here (unshare --user --mount)';
    }
  },
  attempt: async (torture, { random, folder }) => {
    const { engine, store, scale } = torture;
    const dataDir = path.join(folder, 'data');
    await mkdir(dataDir);
    const site = await tortureSite(torture, folder);
    const server = await startServer({ engine, site, env: store.env(dataDir), before: onSmallDisk(dataDir) });
    // Other processes do not see the disk, but the system shows it below the process.
    const seen = path.join('/proc', String(server.pid), 'root', dataDir);
    const ledger = new Ledger();
    const lost: string[] = [];
    const times = scale === 'long' ? 5 : 2;
    try {
      for (let time = 0; time < times; time += 1) {
        fill(seen, random.below(40_000));
        lost.push(...(await sendToFull(server, random, ledger)));
        rmSync(path.join(seen, 'filler'));
        lost.push(...(await sendToEmptied(server, random, ledger)));
      }
      // Through that path SQLite would access the disk of this process, so the test reads a copy. It is consistent,
      // because no request is running.
      const copy = path.join(folder, 'copy');
      await cp(seen, copy, { recursive: true, filter: (name) => !name.endsWith('-shm') });
      lost.push(...ledger.compare(await store.read(copy)));
    } finally {
      await server.end();
    }
    return { tried: times, lost: [...new Set(lost)] };
  },
};

/** Fills the disk up to a number of free bytes, or a few pages less, because others write meanwhile. */
function fill(folder: string, free: number): void {
  const file = openSync(path.join(folder, 'filler'), 'w');
  try {
    const { bavail, bsize } = statfsSync(folder);
    const wanted = Math.max(0, bavail * bsize - free);
    const piece = Buffer.alloc(1024 * 1024, 'x');
    for (let written = 0; written < wanted;)
      written += writeSync(file, piece, 0, Math.min(piece.length, wanted - written), written);
    fsyncSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
}

/** Submissions that fit are accepted, the rest is refused with a message, at least one; pages are served. */
async function sendToFull(server: TortureServer, random: Random, ledger: Ledger): Promise<string[]> {
  const faults: string[] = [];
  const statuses: unknown[] = [];
  for (let count = 0; count < 40 && !statuses.includes(507); count += 1) {
    const { status, fault } = await send(
      server.address,
      createSubmission(random, count % 8 === 7 ? 4000 : undefined),
      ledger,
    );
    statuses.push(status);
    if (fault) faults.push(fault);
    const page = await fetch(server.address);
    await page.arrayBuffer();
    if (page.status !== 200) faults.push(`A page was answered with ${page.status} while the disk was full.`);
  }
  if (!statuses.includes(507)) faults.push(`A full disk was not reported: ${statuses.join(', ')}.`);
  const health = await fetch(`${server.address}/healthz`);
  await health.arrayBuffer();
  return health.ok ? [...faults, '/healthz answered “ok” while the disk was full.'] : faults;
}

/** Within five seconds after there is free space, every submission is accepted. */
async function sendToEmptied(server: TortureServer, random: Random, ledger: Ledger): Promise<string[]> {
  const submissions = [createSubmission(random), createSubmission(random, 4000)];
  for (const began = performance.now(); ; await pause(200)) {
    const sent = await Promise.all(submissions.map((submission) => send(server.address, submission, ledger)));
    if (sent.every(({ status }) => status === 200 || status === 201)) return [];
    const words = sent.map(({ status, fault }) => fault ?? String(status)).join(', ');
    if (performance.now() - began > 5000) return [`With free space it did not work again: ${words}.`];
  }
}
