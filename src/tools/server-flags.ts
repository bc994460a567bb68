import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * How Node is to be started for the server. Young objects get a megabyte, not sixteen, and old ones are cleared away when
 * they are half as many again as were left the last time, not three times as many: what fifty large uploads leave behind
 * holds half the memory, for a tenth more of the processor while they arrive. Code that was compiled once is kept, and
 * TypeScript without its types: what takes types away would hold 30 MB from then on.
 * @param engine the folder of the engine, absolute
 */
export function serverFlags(engine: string): string[] {
  const cache = pathToFileURL(path.join(engine, 'scripts/compile-cache.mjs'));
  return ['--max-semi-space-size=1', '--heap-growing-percent=50', '--import', cache.href];
}

/** What the process finds in its environment besides: of memory that its threads give back, the system gets more (glibc). */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' } as const;
