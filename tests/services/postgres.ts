import { spawn, spawnSync, type ChildProcess, type SpawnSyncOptions } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, globSync, mkdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { ownPostgres } from '../workshop/stages/services.ts';

export interface RunningPostgres {
  /** The address of the cluster's first database. */
  url: string;
  process: ChildProcess;
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** Whether it flushes to disk; without flushing, tests take half of the time. */
  fsync?: boolean;
  port?: number;
}

/** The user “nobody” of Linux and macOS: PostgreSQL refuses to run as root. */
const unprivileged = { uid: 65534, gid: 65534 };

/**
 * Starts PostgreSQL in a folder, only on the loopback address, and creates a cluster there if there is none.
 * @throws Error with PostgreSQL's output if it does not start
 */
export async function startPostgres(
  folder: string,
  { fsync = false, port }: PostgresOptions = {},
): Promise<RunningPostgres> {
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? unprivileged : {};
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const bin = programs(folder, isRoot);
  const data = path.join(folder, 'data');
  if (!existsSync(data)) {
    mkdirSync(data, { mode: 0o700 });
    if (isRoot) chownSync(data, unprivileged.uid, unprivileged.gid);
    run(
      path.join(bin, 'initdb'),
      ['-D', data, '-U', 'site', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
      {
        ...user,
        cwd: '/',
      },
    );
  }
  const on = port ?? (await freePort());
  const settings = {
    listen_addresses: '127.0.0.1',
    port: on,
    unix_socket_directories: '',
    fsync: fsync ? 'on' : 'off',
    shared_buffers: '16MB',
    max_connections: 200,
    autovacuum: 'off',
    log_min_messages: 'panic',
  };
  const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(path.join(bin, 'postgres'), ['-D', data, ...words], {
    ...user,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (piece: Buffer) => (output += piece.toString()));
  const url = `postgres://site@127.0.0.1:${on}/postgres`;
  await untilReady(on, child, () => output);
  return {
    url,
    process: child,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      // Ends at once, without waiting for open connections.
      child.kill('SIGQUIT');
      await ended;
    },
  };
}

/** The folder of the programs: from npm, otherwise from Debian. */
function programs(folder: string, isRoot: boolean): string {
  const own = ownPostgres();
  if (own) return path.join(isRoot ? readableByAll(own, folder) : own, 'bin');
  const [debian] = globSync('/usr/lib/postgresql/*/bin').sort().reverse();
  if (debian) return debian;
  throw new Error('There is no PostgreSQL for the tests: npm has none for this platform. Install it.');
}

function readableByAll(native: string, folder: string): string {
  const copy = path.join(folder, 'programs');
  const isNeeded = (file: string): boolean => !/\.a$|\/include(\/|$)/.test(file);
  if (!existsSync(copy)) cpSync(native, copy, { recursive: true, verbatimSymlinks: true, filter: isNeeded });
  return copy;
}

function run(program: string, words: string[], options: SpawnSyncOptions): void {
  const { status, stderr, error } = spawnSync(program, words, { ...options, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? String(stderr)}`);
}

async function untilReady(port: number, child: ChildProcess, readOutput: () => string): Promise<void> {
  const { Client } = await import('pg');
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL did not start: ${readOutput()}`);
    const client = new Client({ connectionString: `postgres://site@127.0.0.1:${port}/postgres` });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`PostgreSQL did not answer within 30 seconds: ${readOutput()}`);
}

/** A free port of this computer. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
