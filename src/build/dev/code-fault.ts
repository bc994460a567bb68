import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Diagnostic } from '../../core/diagnostic.ts';

export const CODE_FAULT = 'code-failed';

/**
 * An error of the engine's own code (a template with a slip, a rule that throws) as a fault with its place, so that it
 * is shown where faults of the content are.
 * @param engine the engine's root
 */
export function codeFault(engine: string, error: unknown): Diagnostic {
  const thrown = error instanceof Error ? error : new Error(String(error));
  // Code that can't be read: Vite gives each of its faults a place of its own.
  const [first] = (thrown as { errors?: Unreadable[] }).errors ?? [];
  const place = first?.loc
    ? { file: first.loc.file, line: first.loc.line, column: first.loc.column + 1 }
    : placeInStack(engine, thrown.stack ?? '');
  const message = stripVTControlCharacters((first ?? thrown).message).split('\n')[0];
  return {
    ...place,
    file: path.relative(engine, place.file).replaceAll(path.sep, '/'),
    severity: 'error',
    code: CODE_FAULT,
    message: `The code failed: ${message}`,
    hint: 'It is tried again with every change; until then what can be shown is of before.',
  };
}

interface Unreadable {
  message: string;
  loc?: { file: string; line: number; column: number };
}

/** The first file of ours that the stack names. */
function placeInStack(engine: string, stack: string): Pick<Diagnostic, 'file' | 'line' | 'column'> {
  const source = path.join(engine, 'src') + path.sep;
  for (const line of stack.split('\n')) {
    const start = line.indexOf(source);
    const found = start < 0 ? null : /^(.+?):(\d+):(\d+)/.exec(line.slice(start));
    if (found?.[1]) return { file: found[1], line: Number(found[2]), column: Number(found[3]) };
  }
  return { file: path.join(engine, 'src'), line: 1, column: 1 };
}
