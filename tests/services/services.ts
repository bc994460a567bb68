import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

interface Services {
  /** The address of a cluster of PostgreSQL. */
  postgres: string;
  /** A bucket of an S3 server, as in FILES_URL. */
  s3: string;
}

/** One process starts all test files of a run. */
const run = process.ppid;
const folder = path.join(tmpdir(), `services-${run}`);
let found: Promise<Services> | undefined;

/**
 * PostgreSQL and S3 for all tests of a run: the first test that needs them starts them, and they end with the
 * run.
 */
function services(): Promise<Services> {
  return (found ??= findOrStart());
}

/**
 * A new, separate database, for tests that change the settings of a whole database.
 * @returns its address
 */
export async function newDatabase(): Promise<string> {
  const { postgres } = await services();
  const name = `t${process.pid}_${(made += 1)}`;
  await query(postgres, `CREATE DATABASE ${name}`);
  return postgres.replace(/\/postgres$/, `/${name}`);
}

/**
 * A schema for the tables of one store, in a database that the tests of a process share: it is ready in some
 * milliseconds.
 * @returns its address
 */
export async function newTables(): Promise<string> {
  const database = await (shared ??= newDatabase());
  const name = `s${(made += 1)}`;
  await query(database, `CREATE SCHEMA ${name}`);
  return `${database}?options=-csearch_path%3D${name}`;
}

let made = 0;
let shared: Promise<string> | undefined;

/** Runs a statement on a separate connection. */
export async function query(database: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
}

/**
 * A separate folder in the bucket of the tests.
 * @returns its address, as in FILES_URL
 */
export async function newBucketFolder(): Promise<string> {
  return `${(await services()).s3}/f${process.pid}-${(folders += 1)}`;
}

let folders = 0;

async function findOrStart(): Promise<Services> {
  if (isStale()) rmSync(folder, { recursive: true, force: true });
  if (isFirst()) startKeeper();
  for (let tries = 0; tries < 1200; tries += 1) {
    const failed = path.join(folder, 'failed.txt');
    if (existsSync(failed)) throw new Error(readFileSync(failed, 'utf8'));
    const ready = read();
    if (ready) return { postgres: ready.postgres, s3: ready.s3 };
    await pause(100);
  }
  throw new Error(`The services for the tests were not ready within two minutes: see ${folder}.`);
}

/** Whether this process is the first one that needs the services. */
function isFirst(): boolean {
  try {
    // The user of PostgreSQL must have access to the folder.
    mkdirSync(folder, { mode: 0o755 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function startKeeper(): void {
  const log = openSync(path.join(folder, 'log.txt'), 'a');
  const file = path.join(import.meta.dirname, 'service-runner.ts');
  spawn(process.execPath, [file, folder, String(run)], {
    detached: true,
    stdio: ['ignore', log, log],
  }).unref();
}

/** Whether the folder belongs to an earlier run with a killed runner. */
function isStale(): boolean {
  const ready = read();
  if (!ready) return false;
  try {
    process.kill(ready.runner, 0);
    return false;
  } catch {
    return true;
  }
}

function read(): (Services & { runner: number }) | undefined {
  const file = path.join(folder, 'ready.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Services & { runner: number })
    : undefined;
}
