import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { codeRoots } from '../code/code-places.ts';
import type { Roots } from '../roots.ts';
import type { Diagnostic } from '../../core/diagnostic.ts';

/** The code of diagnostics about code that fails. */
export const BROKEN_CODE = 'code-failed';

/**
 * Converts an error of code, such as a template or rule that throws, into a diagnostic with its position: it
 * is shown like those of content.
 */
export function codeDiagnostic(roots: Roots, error: unknown): Diagnostic {
  const thrown = error instanceof Error ? error : new Error(String(error));
  // For a syntax error in code, Vite adds the position.
  const [syntaxError] = (thrown as { errors?: CodeSyntaxError[] }).errors ?? [];
  const place = syntaxError?.loc
    ? { file: syntaxError.loc.file, line: syntaxError.loc.line, column: syntaxError.loc.column + 1 }
    : placeInStack(roots, thrown.stack ?? '');
  const message = stripVTControlCharacters((syntaxError ?? thrown).message).split('\n')[0];
  return {
    ...place,
    file: fromRoot(roots, place.file),
    severity: 'error',
    code: BROKEN_CODE,
    message: `The code failed: ${message}`,
    hint: 'It is tried again after every change; until then the last working version is shown.',
  };
}

interface CodeSyntaxError {
  message: string;
  loc?: { file: string; line: number; column: number };
}

/** The first file of the engine or the project in the stack. */
function placeInStack(roots: Roots, stack: string): Pick<Diagnostic, 'file' | 'line' | 'column'> {
  const sources = codeRoots(roots).map((root) => path.join(root, 'src') + path.sep);
  for (const line of stack.split('\n')) {
    const start = Math.max(...sources.map((source) => line.indexOf(source)));
    const position = start < 0 ? null : /^(.+?):(\d+):(\d+)/.exec(line.slice(start));
    if (position?.[1]) return { file: position[1], line: Number(position[2]), column: Number(position[3]) };
  }
  return { file: path.join(roots.engine, 'src'), line: 1, column: 1 };
}

/** The path from the root of the engine or the project; from the inner root if one contains the other. */
function fromRoot(roots: Roots, file: string): string {
  const relativePaths = codeRoots(roots).map((root) => path.relative(root, file).replaceAll(path.sep, '/'));
  return (
    relativePaths.filter((each) => !each.startsWith('..')).sort((a, b) => a.length - b.length)[0] ??
    relativePaths[0]!
  );
}
