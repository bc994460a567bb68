import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { installServices } from '../workshop/stages/services.ts';
import { startPostgres } from './postgres.ts';
import { startS3 } from './s3.ts';

/* Runs PostgreSQL and an S3 server for one run of the tests: in the given folder, while the process with
   the given id exists. It writes their addresses to ready.json, or the reason of a failure to failed.txt. */
const [folder = '', watched = ''] = process.argv.slice(2);
const report = (name: string, text: string): void => writeFileSync(path.join(folder, name), text);
try {
  installServices();
  const [postgres, s3] = await Promise.all([startPostgres(path.join(folder, 'postgres')), startS3(folder)]);
  report('ready.part', JSON.stringify({ runner: process.pid, postgres: postgres.url, s3: s3.url }));
  renameSync(path.join(folder, 'ready.part'), path.join(folder, 'ready.json'));
  while (isRunning(Number(watched))) await pause(500);
  await Promise.all([postgres.stop(), s3.stop()]);
} catch (error) {
  report('failed.txt', error instanceof Error ? error.message : String(error));
  while (isRunning(Number(watched))) await pause(500);
}
rmSync(folder, { recursive: true, force: true });

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
