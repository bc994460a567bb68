import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtSiteFile, type BuiltSiteData } from '../../../src/core/page/built-site.ts';
import { createApp } from '../../../src/server/app.ts';
import { english } from '../../helpers/english.ts';

/** A separate site: copies of the built one, deployed one after the other at one address. */
export interface Deploys {
  url: string;
  /** Makes a copy with changes, and replaces the previous one by it. */
  deploy(change?: (folder: string) => void): Promise<void>;
  /** Stops the server: requests fail, as without a network. */
  stop(): Promise<void>;
  /** Replaces the server by one that accepts requests and never responds. */
  stall(): Promise<void>;
  /** Starts the server again with the same files. */
  start(): Promise<void>;
  end(): Promise<void>;
}

/** @param built the folder of the built site to copy */
export async function deploys(built: string): Promise<Deploys> {
  const home = mkdtempSync(path.join(tmpdir(), 'deploys-'));
  let [count, port] = [0, 0];
  let app: Awaited<ReturnType<typeof createApp>> | undefined;
  let silent: Server | undefined;
  const stop = async () => {
    silent?.closeAllConnections();
    silent?.close();
    silent = undefined;
    app?.server.closeAllConnections();
    await app?.close();
    app = undefined;
  };
  const start = async () => {
    await stop();
    const folder = path.join(home, String(count));
    const { inlineScripts } = JSON.parse(
      readFileSync(path.join(folder, builtSiteFile), 'utf8'),
    ) as BuiltSiteData;
    app = await createApp({ folder, thirdParties: {}, inlineScripts, locale: english });
    await app.listen({ port, host: '127.0.0.1' });
    port = (app.server.address() as AddressInfo).port;
  };
  const stall = async () => {
    await stop();
    silent = createServer(() => undefined).listen(port, '127.0.0.1');
    await once(silent, 'listening');
  };
  const deploy: Deploys['deploy'] = async (change) => {
    await stop();
    count += 1;
    const folder = path.join(home, String(count));
    cpSync(built, folder, { recursive: true });
    change?.(folder);
    await start();
  };
  await deploy();
  const end = async () => {
    await stop();
    rmSync(home, { recursive: true });
  };
  return { url: `http://localhost:${port}`, deploy, stop, stall, start, end };
}

/** Turns a copied site into another build: all files get the name of that build. */
export function anotherBuild(folder: string, name: string): void {
  const { build } = JSON.parse(readFileSync(path.join(folder, 'build.json'), 'utf8')) as { build: string };
  const texts = (readdirSync(folder, { recursive: true }) as string[]).filter((file) =>
    /(^|\/)(index|offline|404|build)\.(html|json)$|sw\.js$/.test(file),
  );
  for (const file of texts) {
    const place = path.join(folder, file);
    writeFileSync(place, readFileSync(place, 'utf8').replaceAll(`"${build}"`, `"${name}"`));
    dropCompressed(place);
  }
}

/** Removes the compressed copies of a changed file: the server would send them instead. */
export function dropCompressed(file: string): void {
  for (const ending of ['.br', '.gz']) if (existsSync(file + ending)) rmSync(file + ending);
}
