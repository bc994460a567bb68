/** Serves the site for those who work on it; what changes is seen at once. Usage: npm run dev [-- --site DIR] (PORT) */
import { startDevServer } from '../src/build/dev/dev-server.ts';
import { rootsOfCall } from './roots.ts';

const { PORT } = process.env;
const server = await startDevServer(rootsOfCall().roots, PORT ? Number(PORT) : undefined);
server.printUrls();
server.bindCLIShortcuts({ print: true });
