import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Scenario } from '../scenario.ts';
import { caller } from '../load/caller.ts';
import { cpuSeconds } from '../load/usage.ts';
import { visitedRoutes, view } from '../load/visits.ts';
import { startServer } from '../start-server.ts';
import { tortureSite } from '../torture-site.ts';

/**
 * nginx and the server serve the same pages, alternately; the CPU times of the servers are compared, without that
 * of the client.
 */
export const besideNginx: Scenario = {
  name: 'nginx',
  promise: 'The ratio to nginx is reported, without a limit',
  fault: 'the same dist/ served by nginx and by the server, alternately',
  unit: 'pages',
  cases: { short: 0, long: 1 },
  leftOut: async () => {
    try {
      execFileSync('nginx', ['-v'], { stdio: 'ignore' });
      return undefined;
    } catch {
      return 'nginx is not installed (apt-get install nginx-light, then systemctl disable --now nginx)';
    }
  },
  attempt: async (torture, { folder }) => {
    const { engine, store } = torture;
    const site = await tortureSite(torture, folder, true);
    const routes = visitedRoutes(site);
    const server = await startServer({ engine, site, env: store.env(path.join(folder, 'data')) });
    const nginx = await startNginx(folder, path.join(site, 'dist'));
    const subjects = [
      { name: 'server', address: server.address, pid: server.pid, pages: 0, seconds: 0, cpu: 0 },
      { name: 'nginx', address: nginx.address, pid: nginx.pid, pages: 0, seconds: 0, cpu: 0 },
    ];
    const lost: string[] = [];
    try {
      for (let round = 0; round < 6; round += 1) {
        for (const subject of subjects) {
          const took = await ask(subject.address, subject.pid, routes, (torture.seconds ?? 30) / 6);
          // The first round creates compressed copies, and warms up the code.
          if (round > 0) {
            subject.pages += took.pages;
            subject.seconds += took.seconds;
            subject.cpu += took.cpu;
          }
          if (took.faults > 0)
            lost.push(`${took.faults} pages of ${subject.name} were not answered with 200.`);
        }
      }
    } finally {
      await server.end('SIGTERM');
      await nginx.stop();
    }
    const [ours, theirs] = subjects.map(({ cpu, pages, seconds }) => ({
      rate: pages / seconds,
      cpu: (cpu / pages) * 1e6,
    }));
    const note = [
      `server ${ours!.rate.toFixed(0)} pages/s, ${ours!.cpu.toFixed(0)} µs of processor each`,
      `nginx ${theirs!.rate.toFixed(0)} pages/s, ${theirs!.cpu.toFixed(0)} µs`,
      `ratio ${(ours!.rate / theirs!.rate).toFixed(2)} of the pages, ${(ours!.cpu / theirs!.cpu).toFixed(1)} times the processor`,
    ].join('; ');
    return { tried: subjects.reduce((sum, { pages }) => sum + pages, 0), lost, note };
  },
};

/** Thirty-two visitors, each requesting one page after another. */
async function ask(
  address: string,
  pid: number,
  routes: readonly string[],
  seconds: number,
): Promise<{ pages: number; seconds: number; cpu: number; faults: number }> {
  const calls = caller(address, 32);
  const began = performance.now();
  const before = cpuSeconds(pid);
  const found = { pages: 0, faults: 0 };
  const visit = async (first: number): Promise<void> => {
    for (let number = first; performance.now() - began < seconds * 1000; number += 1) {
      const outcome = await view(calls, routes[number % routes.length]!);
      found[outcome === '200' ? 'pages' : 'faults'] += 1;
    }
  };
  await Promise.all(Array.from({ length: 32 }, (_, index) => visit(index)));
  calls.close();
  return { ...found, seconds: (performance.now() - began) / 1000, cpu: cpuSeconds(pid) - before };
}

/** One nginx process on loopback, with all of its files in a temporary folder. */
async function startNginx(
  folder: string,
  dist: string,
): Promise<{ address: string; pid: number; stop(): Promise<void> }> {
  const home = path.join(folder, 'nginx');
  mkdirSync(home);
  const port = await freePort();
  const file = path.join(home, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${home}/pid; error_log ${home}/error.log;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  types { text/html html; application/json json; text/css css; text/javascript js; }
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${home}/${kind};`).join(' ')}
  server {
    listen 127.0.0.1:${port}; root ${dist}; gzip_static on;
    location / { try_files $uri $uri/index.html =404; }
  }
}
`,
  );
  const child = spawn('nginx', ['-c', file, '-p', home, '-e', path.join(home, 'error.log')], {
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    const answers = await fetch(address).then(
      async (response) => void (await response.arrayBuffer()),
      (error: Error) => error,
    );
    if (answers === undefined) break;
    if (tries > 100 || child.exitCode !== null) throw new Error(`nginx does not answer: ${answers.message}`);
    await pause(50);
  }
  return {
    address,
    pid: child.pid!,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
