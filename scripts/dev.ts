/** Serves the site for those who work on it; what changes is seen at once. Usage: npm run dev [-- --site DIR --port N --host ADDRESS] (PORT) */
import { startDevServer } from '../src/build/dev/dev-server.ts';
import { rootsOfCall } from './roots.ts';
import { serverWordsOfCall } from './server-words.ts';

const { PORT } = process.env;
const { roots, rest } = rootsOfCall();
const words = serverWordsOfCall([...(PORT ? ['--port', PORT] : []), ...rest], 'npm run dev');
const server = await startDevServer(roots, words);
// An end by Ctrl+C is an exit too: what was noted for other commands is removed.
process.once('SIGINT', () => process.exit());
server.printUrls();
server.bindCLIShortcuts({ print: true });
