import { fileURLToPath } from 'node:url';

/** Modules that are loaded into a server before its own. */
export const preloads = {
  failingFiles: fileURLToPath(new URL('./preload/failing-files.ts', import.meta.url)),
  loopDelay: fileURLToPath(new URL('./preload/loop-delay.ts', import.meta.url)),
  clock: fileURLToPath(new URL('./preload/clock.ts', import.meta.url)),
};
