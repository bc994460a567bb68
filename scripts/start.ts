/** Builds the site and serves it. Usage: npm start [-- --site DIR] */
import { build } from '../src/tools/build-command.ts';
import { rootsOfCall } from './roots.ts';

if (await build(rootsOfCall().roots)) await import('../src/server/main.ts');
else process.exitCode = 1;
