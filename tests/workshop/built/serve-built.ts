import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Roots } from '../../../src/site-build/roots.ts';

export interface RunningSite {
  /** The address of the site, without a slash at the end. */
  address: string;
  stop(): Promise<void>;
}

/**
 * Starts the project's server for a built site, on a free port and with a temporary store.
 * @throws Error with the server's output if it does not start
 */
export async function serveBuilt({ engine, site }: Roots): Promise<RunningSite> {
  const data = await mkdtemp(path.join(tmpdir(), 'site-'));
  const env = { ...process.env, PORT: '0', DATA_DIR: data, RATE_LIMIT: 'off', LOG_LEVEL: 'error' };
  const server = spawn(process.execPath, ['src/server/main.ts', '--site', site], {
    cwd: engine,
    env,
    stdio: 'pipe',
  });
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    const listen = (chunk: Buffer): void => {
      output += chunk.toString();
      const found = /The site is at (http:\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    void ended.then(() => reject(new Error(`The server did not start. ${output}`)));
  });
  const stop = async (): Promise<void> => {
    server.kill();
    await ended;
    await rm(data, { recursive: true, force: true });
  };
  return { address, stop };
}
