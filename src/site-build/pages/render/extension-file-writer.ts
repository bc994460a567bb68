import type { Diagnostic } from '../../../core/diagnostic.ts';
import { ContentError } from '../../../core/content-error.ts';
import type { LoadedMakers } from '../../extensions/load-makers.ts';
import type { Output, Stamp } from '../output/output.ts';

/** The maker and the source of some files. */
export interface MakerJob {
  by: string;
  source: string;
  /** The content file for error messages. */
  of: string;
}

/** The created files, and the errors of those that failed. */
export interface MakerResult {
  files: [name: string, stamp: Stamp][];
  diagnostics: Diagnostic[];
}

/**
 * Creates files of an extension and writes them. An exception becomes a diagnostic of the content file, and the other
 * files are still created.
 * @param makers makers by name
 */
export async function writeMakerFiles(
  makers: LoadedMakers['files'],
  output: Output,
  { by, source, of }: MakerJob,
): Promise<MakerResult> {
  try {
    for (const [name, content] of await makers.get(by)!(source)) await output.write(name, content);
    return { files: [...output.written], diagnostics: [] };
  } catch (error) {
    // A full disk is not an error of the content.
    if (error instanceof Error && 'syscall' in error) throw error;
    return {
      files: [],
      diagnostics: error instanceof ContentError ? error.diagnostics : [failedFileDiagnostic(of, error)],
    };
  } finally {
    output.written.clear();
  }
}

function failedFileDiagnostic(file: string, error: unknown): Diagnostic {
  const reason = error instanceof Error ? error.message : String(error);
  return {
    file,
    line: 1,
    column: 1,
    severity: 'error',
    code: 'not-made',
    message: `Its files can’t be created: ${reason.replace(/\.?$/, '.')}`,
    hint: 'This is a bug in the engine: report it with the file.',
  };
}
