/** Builds the site and serves it. Usage: npm start [-- --site DIR --port N --host ADDRESS] */
import './compile-cache.mjs';
import { flushCompileCache } from 'node:module';
import path from 'node:path';
import { serverEnvironment, serverFlags } from '../src/tools/server-flags.ts';
import { rootsOfCall } from './roots.ts';
import { serverWordsOfCall } from './server-words.ts';

// Before a build that would be for nothing; the server reads them again.
serverWordsOfCall(process.argv.slice(2), 'npm start');
const { build } = await import('../src/tools/build-command.ts');
if (await build(rootsOfCall().roots)) await serve();
else process.exitCode = 1;

/** The server takes the place of this process, which gives back what the build has held. Windows can't do that. */
async function serve(): Promise<void> {
  const engine = path.join(import.meta.dirname, '..');
  const main = path.join(engine, 'src/server/main.ts');
  const command = [...serverFlags(engine), main, ...process.argv.slice(2)];
  // This process does not end, so nothing else writes down what the build has compiled.
  flushCompileCache();
  if (process.platform === 'win32') await import('../src/server/main.ts');
  else
    process.execve?.(process.execPath, [process.execPath, ...command], {
      ...process.env,
      ...serverEnvironment,
    });
}
