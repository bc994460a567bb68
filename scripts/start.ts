/** Builds the site and serves it. Usage: npm start [-- --site DIR] */
import './compile-cache.mjs';
import { rootsOfCall } from './roots.ts';

const { build } = await import('../src/tools/build-command.ts');
if (await build(rootsOfCall().roots)) await import('../src/server/main.ts');
else process.exitCode = 1;
