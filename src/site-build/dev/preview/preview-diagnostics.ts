import { byPlace } from '../../../core/diagnostic.ts';
import type { Diagnostic } from '../../../core/diagnostic.ts';
import type { PreviewDiagnostic } from '../../../core/page/preview.ts';
import { toAbsolutePath } from '../../code/code-places.ts';
import type { Roots } from '../../roots.ts';
import { BROKEN_CODE } from '../code-diagnostic.ts';

/** A diagnostic with the address that opens its position in the editor. */
export function previewDiagnostic(roots: Roots, diagnostic: Diagnostic): PreviewDiagnostic {
  const { file, line, column } = diagnostic;
  const place = `${toAbsolutePath(roots, file)}:${line}:${column}`;
  return { ...diagnostic, open: `/__open-in-editor?file=${encodeURIComponent(place)}` };
}

/**
 * Divides diagnostics into those of the given files and all others; errors first, then by position. Errors of
 * code concern every page.
 */
export function byNearness(
  diagnostics: readonly PreviewDiagnostic[],
  files: ReadonlySet<string>,
): { here: PreviewDiagnostic[]; elsewhere: PreviewDiagnostic[] } {
  const sorted = [...diagnostics].sort((a, b) => rank(a) - rank(b) || byPlace(a, b));
  const isHere = ({ file, code }: Diagnostic) => files.has(file) || code === BROKEN_CODE;
  return { here: sorted.filter(isHere), elsewhere: sorted.filter((diagnostic) => !isHere(diagnostic)) };
}

function rank({ severity }: Diagnostic): number {
  return severity === 'error' ? 0 : 1;
}
