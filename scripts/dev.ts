/** Serves the site for those who work on it; code and content reload at once. Usage: npm run dev [-- --site DIR] */
import { createServer } from 'vite';
import { viteConfig } from '../src/build/vite/config.ts';
import { rootsOfCall } from './roots.ts';

const { roots } = rootsOfCall();
const server = await createServer({
  ...viteConfig(roots, 'serve'),
  configFile: false,
  server: { port: 5173 },
});
await server.listen();
server.printUrls();
server.bindCLIShortcuts({ print: true });
