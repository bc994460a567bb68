import { byPlace } from '../../core/diagnostic.ts';
import type { Diagnostic } from '../../core/diagnostic.ts';
import type { PreviewFault } from '../../core/page/preview.ts';
import { toAbsolutePath } from '../code/code-places.ts';
import type { Roots } from '../roots.ts';
import { CODE_FAULT } from './code-fault.ts';

/** A diagnostic with the address that opens its position in the editor. */
export function previewFault(roots: Roots, diagnostic: Diagnostic): PreviewFault {
  const { file, line, column } = diagnostic;
  const place = `${toAbsolutePath(roots, file)}:${line}:${column}`;
  return { ...diagnostic, open: `/__open-in-editor?file=${encodeURIComponent(place)}` };
}

/**
 * Divides diagnostics into those of the given files and all others; errors first, then by position. Code errors
 * concern every page.
 */
export function byNearness(
  faults: readonly PreviewFault[],
  files: ReadonlySet<string>,
): { here: PreviewFault[]; elsewhere: PreviewFault[] } {
  const sorted = [...faults].sort((a, b) => rank(a) - rank(b) || byPlace(a, b));
  const isHere = ({ file, code }: Diagnostic) => files.has(file) || code === CODE_FAULT;
  return { here: sorted.filter(isHere), elsewhere: sorted.filter((fault) => !isHere(fault)) };
}

function rank({ severity }: Diagnostic): number {
  return severity === 'error' ? 0 : 1;
}
