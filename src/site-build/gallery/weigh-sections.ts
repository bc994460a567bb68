import { Worker } from 'node:worker_threads';
import type { SectionWeight } from '../../core/gallery/gallery-entry.ts';
import type { Roots } from '../roots.ts';

/** What each section type adds to a page, by its name; null where this site can’t draw its example. */
export type SectionWeights = Record<string, SectionWeight | null>;

/**
 * Builds the code as visitors get it, unless that has been done, and weighs each section type.
 * @throws where the build fails
 */
export function weighSections(roots: Roots): Promise<SectionWeights> {
  // In a thread of its own: the development server's React and bundler are set to development for good.
  const env = { ...process.env, NODE_ENV: 'production' };
  const worker = new Worker(new URL('./weigh-worker.ts', import.meta.url), { workerData: roots, env });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) =>
      reject(new Error(`The sections could not be weighed (exit code ${code}).`)),
    );
  });
}
