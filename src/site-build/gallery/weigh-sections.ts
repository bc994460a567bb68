import { Worker } from 'node:worker_threads';
import type { SectionWeight } from '../../core/gallery/gallery-entry.ts';
import type { Roots } from '../roots.ts';

/** The size that each section type adds to a page, by name; null if this site can't render its example. */
export type SectionWeights = Record<string, SectionWeight | null>;

/**
 * Builds the code as for visitors, unless it is cached, and measures each section type.
 * @throws Error if the build fails
 */
export function weighSections(roots: Roots): Promise<SectionWeights> {
  // In a worker, because React and the bundler of the development server are in development mode.
  const env = { ...process.env, NODE_ENV: 'production' };
  const worker = new Worker(new URL('./weigh-worker.ts', import.meta.url), { workerData: roots, env });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) =>
      reject(new Error(`The sections could not be measured (exit code ${code}).`)),
    );
  });
}
