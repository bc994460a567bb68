/**
 * Serves the site for those who work on it, at PORT, 5173 unless told; code and content reload at once.
 * Usage: npm run dev [-- --site DIR]
 */
import { createServer } from 'vite';
import { viteConfig } from '../src/build/vite/config.ts';
import { rootsOfCall } from './roots.ts';

const { roots } = rootsOfCall();
const server = await createServer({
  ...viteConfig(roots, 'serve'),
  configFile: false,
  server: { port: Number(process.env['PORT'] ?? 5173), strictPort: 'PORT' in process.env },
});
await server.listen();
server.printUrls();
server.bindCLIShortcuts({ print: true });
