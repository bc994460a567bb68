import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Begins with the files that allow themselves the most time, so that none of them is left over in the end, when the other
 * cores have nothing to do any more. Vitest itself goes by the size of files that it has not seen yet, and what starts
 * servers and builds sites is often short.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const places = new Map(usual.map((file) => [file, placeOf(file)]));
    return usual.toSorted(
      (a, b) => places.get(a)!.project - places.get(b)!.project || places.get(b)!.time - places.get(a)!.time,
    );

    // Those that share their modules run after those that do not, each kind together.
    function placeOf({ project, moduleId }: TestSpecification) {
      return { project: project.config.isolate ? 0 : 1, time: timeAllowed(readFileSync(moduleId, 'utf8')) };
    }
  }
}

/** The longest time, in milliseconds, that a test or hook in this code may take; 0 where all keep to the usual one. */
function timeAllowed(code: string): number {
  const times = code.matchAll(/(?:\}, |\btimeout\b\D{0,12})(\d+_000)\b/g);
  return Math.max(0, ...[...times].map(([, time = '']) => Number(time.replaceAll('_', ''))));
}
