/** @module-tag long */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root as project } from '../helpers/project.ts';
import { createBuiltSite } from './built.ts';
import { caddyfile, servers } from './deploy-example.ts';
import { pdf } from './forms/support/documents.ts';
import { enquiry } from './forms/support/test-server.ts';
import { elsewhere } from './store/store-kinds.ts';

/* The example of several servers (src/server/deploy/), as far as possible without containers: the servers
   are started with the commands and the settings of compose.yaml, and Caddy with the Caddyfile; names and
   ports are those of this computer. */

const hasCaddy = spawnSync('caddy', ['version']).status === 0;

/** Starts a program. It is ended with the test. */
function start(command: string, words: readonly string[], env: Record<string, string>): ChildProcess {
  const { PATH = '' } = process.env;
  const child = spawn(command, words, {
    cwd: project,
    env: { PATH, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
  return child;
}

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'deployed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts a server as the example does. @returns its process, and its address */
async function startServer(
  [, { command = [], environment = {} }]: (typeof servers)[number],
  site: string,
  store: Record<string, string>,
): Promise<{ process: ChildProcess; host: string }> {
  const words = command.slice(1).map((word) => word.replace('/srv/site', project));
  const here = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: newFolder(), LOG_LEVEL: 'silent', ...store };
  const child = start(process.execPath, [...words, '--site', site], { ...environment, ...here });
  let output = '';
  for await (const piece of child.stdout!) {
    output += String(piece);
    const port = /The site is at http:\S+:(\d+)/.exec(output)?.[1];
    if (port) return { process: child, host: `127.0.0.1:${port}` };
  }
  throw new Error(`The server ended: ${output}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts Caddy in front of servers. @returns the address of the site for visitors */
async function startCaddy(hosts: readonly string[]): Promise<string> {
  const address = `http://127.0.0.1:${await freePort()}`;
  const folder = newFolder();
  const named = servers.reduce(
    (text, [name, { environment }], index) =>
      text.replace(`${name}:${environment!['PORT']}`, hosts[index] ?? 'missing'),
    caddyfile,
  );
  const file = path.join(folder, 'Caddyfile');
  // Only on this computer, and without the program's own port for changes.
  writeFileSync(file, `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n${named}`);
  start('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    SITE_ADDRESS: address,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  });
  return address;
}

const answerStatus = (work: Promise<Response>) => work.then(({ status }) => status).catch(() => 'no answer');

test(
  'the servers of the example start with its commands and accept forms behind Caddy, also after one of them has ended',
  { timeout: 60_000 },
  async () => {
    const site = createBuiltSite();
    const store = await elsewhere.newEnv();
    const running = await Promise.all(servers.map((server) => startServer(server, site, store)));
    for (const { host } of running) expect(await answerStatus(fetch(`http://${host}/readyz`))).toBe(200);
    // Caddy is Debian's package; without it, the test calls each server directly.
    const address = hasCaddy
      ? await startCaddy(running.map(({ host }) => host))
      : `http://${running[1]!.host}`;
    const page = () => answerStatus(fetch(address));
    await expect.poll(page, { timeout: 20_000 }).toBe(200);
    expect((await fetch(address)).headers.get('server')).toBe(hasCaddy ? 'Caddy' : null);
    const post = (Name: string) =>
      answerStatus(
        fetch(`${address}/api/forms/enquiry`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...enquiry, Name }),
        }),
      );
    const paper = new FormData();
    paper.append('authors', JSON.stringify([{ firstName: 'Asha', email: 'asha@example.org' }]));
    paper.append('document', new Blob([pdf]), 'thesis.pdf');
    expect(await post('One')).toBe(201);
    expect(
      await answerStatus(fetch(`${address}/api/forms/term-paper`, { method: 'POST', body: paper })),
    ).toBe(201);

    running[0]!.process.kill('SIGTERM');
    await once(running[0]!.process, 'exit');
    expect(await Promise.all(Array.from({ length: 20 }, page))).toEqual(Array<number>(20).fill(200));
    // Until Caddy has detected it, a form may be answered with 502: the Caddyfile explains why.
    await expect.poll(() => post('Two'), { timeout: 10_000, interval: 200 }).toBeLessThan(300);
    const stored = await elsewhere.open(newFolder(), store);
    onTestFinished(() => stored.close());
    expect(await stored.references()).toHaveLength(3);
  },
);
