import { measureFirstPages } from './first-page.ts';
import { measureNextPages } from './next-page.ts';
import { serveSubjects } from './page-subjects.ts';
import type { Visited } from '../results.ts';

interface PageMeasuring {
  engine: string;
  /** A folder for built files; the caller removes it. */
  folder: string;
  seed: number;
  runs: number;
  say: (line: string) => void;
}

/** Measures the waiting time for the first and the next page of a corpus, compared with hand-made pages. */
export async function measurePages({ engine, folder, seed, runs, say }: PageMeasuring): Promise<Visited[]> {
  say('Building the measured pages …');
  const subjects = await serveSubjects(engine, folder, seed);
  try {
    return [
      ...(await measureFirstPages(subjects.all, runs, say)),
      ...(await measureNextPages(subjects.all, runs, say)),
    ];
  } finally {
    await subjects.stop();
  }
}
