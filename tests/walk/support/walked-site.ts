import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { dropCompressed } from '../../e2e/support/deploys.ts';
import { freePort } from './free-port.ts';
import { listen } from './listener.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** A built site, served by the project's own server in a process that can be stopped. */
export interface WalkedSite {
  url: string;
  /** Stops the server: connections are refused, while the browser believes itself online. */
  stop(): Promise<void>;
  /** Starts the server again at the same address, with the stored data. */
  start(): Promise<void>;
  /** The submissions that the owner sees, newest first. */
  stored(): Promise<string>;
  /** Stops the server and removes its data. */
  end(): Promise<void>;
}

/**
 * Copies a built site, adds the walk's listener and axe to each page, and serves it.
 * @param built its folder
 * @param walker a name for the copy
 */
export async function serveWalked(built: string, walker: string): Promise<WalkedSite> {
  const home = await mkdtemp(path.join(tmpdir(), `walk-${walker}-`));
  const folder = path.join(home, 'dist');
  await cp(built, folder, { recursive: true });
  await addListener(folder);
  // The owner's command checks only that this folder exists.
  await mkdir(path.join(home, 'pages-config'));
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: path.join(home, 'data'), RATE_LIMIT: 'off' };
  let server: ChildProcess | undefined;
  const stop = async (): Promise<void> => {
    if (!server) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
    server = undefined;
  };
  const start = async (): Promise<void> => {
    server = spawn(process.execPath, ['src/server/main.ts', '--site', home], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await Promise.race([once(server.stdout!, 'data'), once(server, 'exit')])) as [unknown];
    if (!String(line).includes(String(port)))
      throw new Error(`The server of the walk printed: ${String(line)}`);
  };
  await start();
  const stored = async (): Promise<string> => {
    const asked = ['scripts/pagewright.mjs', 'submissions', 'list', '--site', home];
    return (await promisify(execFile)(process.execPath, asked, { cwd: root, env })).stdout;
  };
  const end = async (): Promise<void> => {
    await stop();
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  return { url: `http://localhost:${port}`, stop, start, stored, end };
}

async function addListener(folder: string): Promise<void> {
  await writeFile(path.join(folder, 'walk-listener.js'), `(${listen.toString()})();`);
  await cp(new URL(import.meta.resolve('axe-core/axe.min.js')), path.join(folder, 'walk-axe.js'));
  for (const name of globSync('**/*.html', { cwd: folder })) {
    const file = path.join(folder, name);
    const html = await readFile(file, 'utf8');
    const added = '<script src="/walk-listener.js"></script><script defer src="/walk-axe.js"></script>';
    await writeFile(file, html.replace('<head>', `<head>${added}`));
    dropCompressed(file);
  }
}
