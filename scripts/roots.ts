import path from 'node:path';
import { readRoots, type Roots } from '../src/build/roots.ts';

/** The folders of this call, and what else it was given. A site that is not there ends it with exit code 2. */
export function rootsOfCall(argv = process.argv.slice(2)): { roots: Roots; rest: string[] } {
  try {
    return readRoots(path.resolve(import.meta.dirname, '..'), argv);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(2);
  }
}
