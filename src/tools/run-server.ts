import { flushCompileCache } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { codeEnding } from '../site-build/code-ending.ts';
import type { Roots } from '../site-build/roots.ts';
import { serverEnvironment, serverFlags } from './server-flags.ts';

/**
 * Starts the server of a built site. The server replaces this process, so that the memory of a build is free.
 * Windows can't replace a process: there the server runs in this one.
 */
export async function runServer(
  { engine, site }: Roots,
  { port, host }: { port: number | undefined; host: string | undefined },
): Promise<void> {
  const main = path.join(engine, `src/server/main${codeEnding}`);
  const args = [
    '--site',
    site,
    ...(port === undefined ? [] : ['--port', `${port}`]),
    ...(host ? ['--host', host] : []),
  ];
  // The code cache is written here, because this process does not exit normally.
  flushCompileCache();
  if (process.platform === 'win32') {
    process.argv.splice(2, Infinity, ...args);
    await import(pathToFileURL(main).href);
  } else {
    const command = [process.execPath, ...serverFlags(engine), main, ...args];
    process.execve?.(process.execPath, command, { ...process.env, ...serverEnvironment });
  }
}
