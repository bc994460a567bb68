import type { LoadedMakers } from '../../extensions/load-makers.ts';
import type { Output, Stamp } from '../output/output.ts';

/** How files are to be made: by whom, and of what. */
export interface MadeJob {
  by: string;
  source: string;
}

/**
 * Makes files and writes them.
 * @param makers what makes them, by name
 */
export async function writeMade(
  makers: LoadedMakers['files'],
  output: Output,
  { by, source }: MadeJob,
): Promise<[name: string, stamp: Stamp][]> {
  for (const [name, content] of await makers.get(by)!(source)) await output.write(name, content);
  const written = [...output.written];
  output.written.clear();
  return written;
}
