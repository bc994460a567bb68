import { flushCompileCache } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { codeEnding } from '../site-build/code-ending.ts';
import type { Roots } from '../site-build/roots.ts';
import { serverEnvironment, serverFlags } from './server-flags.ts';

/**
 * Starts the server over a built site. It takes the place of this process, which gives back what a build has held; Windows
 * can't do that, where it runs in this one.
 */
export async function runServer(
  { engine, site }: Roots,
  { port, host }: { port: number | undefined; host: string | undefined },
): Promise<void> {
  const main = path.join(engine, `src/server/main${codeEnding}`);
  const words = [
    '--site',
    site,
    ...(port === undefined ? [] : ['--port', `${port}`]),
    ...(host ? ['--host', host] : []),
  ];
  // This process does not end, so nothing else writes down what was compiled.
  flushCompileCache();
  if (process.platform === 'win32') {
    process.argv.splice(2, Infinity, ...words);
    await import(pathToFileURL(main).href);
  } else {
    const command = [process.execPath, ...serverFlags(engine), main, ...words];
    process.execve?.(process.execPath, command, { ...process.env, ...serverEnvironment });
  }
}
