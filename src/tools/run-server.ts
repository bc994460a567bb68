import { flushCompileCache } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { codeEnding } from '../site-build/code-ending.ts';
import type { Roots } from '../site-build/roots.ts';

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

/**
 * Node's flags for the server. The young generation gets a megabyte instead of sixteen, and the old one is
 * collected after growing by half instead of threefold: so the garbage of fifty large uploads takes half the
 * memory, for a tenth more CPU time. Compiled code is cached without types: the type stripper would take 30
 * MB.
 * @param engine absolute path of the engine's folder
 */
export function serverFlags(engine: string): string[] {
  const cache = pathToFileURL(path.join(engine, 'scripts/compile-cache.mjs'));
  return ['--max-semi-space-size=1', '--heap-growing-percent=50', '--import', cache.href];
}

/**
 * Additional environment variables. With this one, glibc returns more of the memory that threads have freed.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' } as const;
