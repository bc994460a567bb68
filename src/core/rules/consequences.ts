import type { Diagnostic } from '../diagnostic.ts';

/** Removes the diagnostics that another one explains. */
export function withoutConsequences(found: readonly Diagnostic[]): Diagnostic[] {
  const causes = found.filter(({ explains }) => explains);
  if (causes.length === 0) return [...found];
  return found.filter((each) => !causes.some((cause) => cause !== each && isExplained(each, cause)));
}

function isExplained({ file, code, about = [] }: Diagnostic, { explains }: Diagnostic): boolean {
  const { codes, files } = explains!;
  if (codes === 'all') return files.includes(file);
  return codes.includes(code) && [file, ...about].some((each) => files.includes(each));
}
