import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Begins with the files with the longest time limits, so that none of them is the last one running while the other
 * cores are idle. Vitest itself sorts by the size of unknown files, and tests that start servers and build sites are
 * often short.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const places = new Map(usual.map((file) => [file, sortKey(file)]));
    return usual.toSorted(
      (a, b) => places.get(a)!.project - places.get(b)!.project || places.get(b)!.time - places.get(a)!.time,
    );

    // Files with shared modules run after isolated ones, each kind together.
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
