import path from 'node:path';
import type { Torture } from './scenario.ts';
import type { Start } from './start-server.ts';
import { tortureSite } from './torture-site.ts';

/** A server that is restarted on the same store. */
interface RestartedServer {
  dataDir: string;
  start: Start;
  /** Reads the store. */
  read: () => ReturnType<Torture['store']['read']>;
}

/** Creates a site in a folder, and the settings of a server with its store there. */
export async function restartedServer(torture: Torture, folder: string): Promise<RestartedServer> {
  const { engine, store } = torture;
  const dataDir = path.join(folder, 'data');
  const site = await tortureSite(torture, folder);
  return { dataDir, start: { engine, site, env: store.env(dataDir) }, read: () => store.read(dataDir) };
}
