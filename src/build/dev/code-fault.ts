import path from 'node:path';
import type { Diagnostic } from '../../core/diagnostic.ts';

/**
 * An error of the engine's own code (a template with a slip, a rule that throws) as a fault with its place, so that it
 * is shown where faults of the content are.
 * @param engine the engine's root
 */
export function codeFault(engine: string, error: unknown): Diagnostic {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const { file, line, column } = placeOf(engine, error, stack);
  return {
    file,
    line,
    column,
    severity: 'error',
    code: 'code',
    message: `The code failed: ${message.split('\n')[0]}`,
    hint: 'What is shown is of before; it is tried again with every change.',
  };
}

/** Vite says where a file can't be read as code; of other errors the stack names the first file of ours. */
function placeOf(
  engine: string,
  error: unknown,
  stack: string,
): Pick<Diagnostic, 'file' | 'line' | 'column'> {
  const { loc } = error as { loc?: { file?: string; line: number; column: number } };
  if (loc?.file) return { file: relative(engine, loc.file), line: loc.line, column: loc.column + 1 };
  const source = path.join(engine, 'src').replaceAll(path.sep, '/');
  for (const line of stack.replaceAll(path.sep, '/').split('\n')) {
    const found = /(\/.+?):(\d+):(\d+)\)?$/.exec(line.slice(line.indexOf(source)));
    if (line.includes(source) && found?.[1])
      return { file: relative(engine, found[1]), line: Number(found[2]), column: Number(found[3]) };
  }
  return { file: 'src', line: 1, column: 1 };
}

function relative(engine: string, file: string): string {
  return path.relative(engine, file).replaceAll(path.sep, '/');
}
