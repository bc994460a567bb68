import type { ContentOfFiles } from '../../extensions/site-extension.ts';
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
  makers: ReadonlyMap<string, (source: string) => unknown>,
  output: Output,
  { by, source }: MadeJob,
): Promise<[name: string, stamp: Stamp][]> {
  const files = (await makers.get(by)!(source)) as ContentOfFiles;
  for (const [name, content] of files) await output.write(name, content);
  const written = [...output.written];
  output.written.clear();
  return written;
}
