import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { ProgramUsage } from '../builds/run-measured.ts';

/** A measured development server. */
export interface DevProcess {
  /** The response at an address, as soon as it satisfies a condition. @throws after a timeout */
  answer(address: string, isWanted: (text: string) => boolean): Promise<string>;
  /** The CPU seconds so far, and the current memory in megabytes. */
  usage(): Promise<Omit<ProgramUsage, 'wall'>>;
  end(): Promise<void>;
}

const probe = pathToFileURL(path.join(import.meta.dirname, 'server-probe.mjs')).href;

/** The timeout in milliseconds. */
const LIMIT = 120_000;

/** Milliseconds between two requests, which take CPU time themselves. */
const PAUSE = 10;

/** Starts the development server of an engine for a site. */
export async function startDev(engine: string, site: string): Promise<DevProcess> {
  const port = await freePort();
  const child = fork(path.join(engine, 'scripts/pagewright.mjs'), ['dev', '--site', site], {
    cwd: engine,
    execArgv: ['--import', probe],
    // The bench's own environment must not affect the measured program.
    env: { ...process.env, NODE_ENV: undefined, NO_COLOR: '1', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return {
    answer: (address, isWanted) => answer(child, `http://localhost:${port}${address}`, isWanted),
    usage: async () => {
      child.send('usage');
      const [usage] = (await once(child, 'message')) as [Omit<ProgramUsage, 'wall'>];
      return usage;
    },
    end: async () => {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

async function answer(
  child: ChildProcess,
  url: string,
  isWanted: (text: string) => boolean,
): Promise<string> {
  const started = performance.now();
  while (performance.now() - started < LIMIT) {
    if (child.exitCode !== null) throw new Error('The development server has ended.');
    // The server accepts no connection until it listens.
    const response = await fetch(url).catch(() => undefined);
    const text = (await response?.text()) ?? '';
    if (response?.ok && isWanted(text)) return text;
    await setTimeout(PAUSE);
  }
  throw new Error(`${url} had no expected response within ${LIMIT / 1000} s.`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
