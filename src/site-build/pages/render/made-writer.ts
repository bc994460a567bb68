import type { Diagnostic } from '../../../core/diagnostic.ts';
import { ContentError } from '../../../core/content-error.ts';
import type { LoadedMakers } from '../../extensions/load-makers.ts';
import type { Output, Stamp } from '../output/output.ts';

/** How files are to be made: by whom, and of what. */
export interface MadeJob {
  by: string;
  source: string;
  /** The file of the content that is named where they can't be made. */
  of: string;
}

/** Files that were made, and what is wrong where they could not be. */
export interface WrittenMade {
  files: [name: string, stamp: Stamp][];
  faults: Diagnostic[];
}

/**
 * Makes files and writes them. What throws is a fault of the file that they are made of: the others are made all the same.
 * @param makers what makes them, by name
 */
export async function writeMade(
  makers: LoadedMakers['files'],
  output: Output,
  { by, source, of }: MadeJob,
): Promise<WrittenMade> {
  try {
    for (const [name, content] of await makers.get(by)!(source)) await output.write(name, content);
    return { files: [...output.written], faults: [] };
  } catch (error) {
    // A disk that is full is no fault of the content.
    if (error instanceof Error && 'syscall' in error) throw error;
    return { files: [], faults: error instanceof ContentError ? error.diagnostics : [unmade(of, error)] };
  } finally {
    output.written.clear();
  }
}

function unmade(file: string, error: unknown): Diagnostic {
  const words = error instanceof Error ? error.message : String(error);
  return {
    file,
    line: 1,
    column: 1,
    severity: 'error',
    code: 'not-made',
    message: `The files that are made of it can’t be: ${words.replace(/\.?$/, '.')}`,
    hint: 'This is a fault of the engine: report it with the file.',
  };
}
