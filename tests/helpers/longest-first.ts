import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Starts the files with the longest time limits first: at the end, no long file runs while other cores are idle.
 * Vitest itself sorts unknown files by size, but tests that start servers and build sites are often short files.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const places = new Map(usual.map((file) => [file, sortKey(file)]));
    return usual.toSorted(
      (a, b) => places.get(a)!.project - places.get(b)!.project || places.get(b)!.time - places.get(a)!.time,
    );

    // Isolated files run first, then files with shared modules.
    function sortKey({ project, moduleId }: TestSpecification) {
      return { project: project.config.isolate ? 0 : 1, time: timeAllowed(readFileSync(moduleId, 'utf8')) };
    }
  }
}

/** The longest time limit of a test or hook in this code, in milliseconds; 0 if all have the default. */
function timeAllowed(code: string): number {
  const times = code.matchAll(/(?:\}, |\btimeout\b\D{0,12})(\d+_000)\b/g);
  return Math.max(0, ...[...times].map(([, time = '']) => Number(time.replaceAll('_', ''))));
}
