import path from 'node:path';
import type { Torture } from './scenario.ts';
import type { Start } from './start-server.ts';
import { tortureSite } from './torture-site.ts';

/** A server that is started again and again on what it has kept. */
interface KeptServer {
  dataDir: string;
  start: Start;
  /** What it keeps now. */
  read: () => ReturnType<Torture['store']['read']>;
}

/** Makes a site in a folder, and the settings of a server that keeps there what it takes. */
export async function keptServer(torture: Torture, folder: string): Promise<KeptServer> {
  const { engine, store } = torture;
  const dataDir = path.join(folder, 'data');
  const site = await tortureSite(torture, folder);
  return { dataDir, start: { engine, site, env: store.env(dataDir) }, read: () => store.read(dataDir) };
}
