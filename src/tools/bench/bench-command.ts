import path from 'node:path';
import type { Roots } from '../../build/roots.ts';
import { readOptions, usage } from './options.ts';
import { writeCorpus } from './corpus.ts';

interface BenchHost {
  /** Takes what was asked for. */
  print: (text: string) => void;
  /** Tells the person who waits what happens. */
  say: (line: string) => void;
}

/**
 * Measures the engine on corpora of many pages.
 * @returns the exit code: 0, or 2 when the command was not understood
 */
export async function benchCommand({ engine }: Roots, argv: string[], host: BenchHost): Promise<0 | 2> {
  const options = readOptions(argv);
  if (typeof options === 'string') {
    host.say(`${options}\n${usage}`);
    return 2;
  }
  if (options.help) host.print(usage);
  else if (options.write) {
    for (const pages of options.sizes) {
      const folder = path.join(path.resolve(options.write), String(pages));
      await writeCorpus(engine, folder, { pages, seed: options.seed });
      host.print(folder);
    }
  }
  return 0;
}
