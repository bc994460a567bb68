import type { Roots } from '../../site-build/roots.ts';
import type { Diagnostic } from '../../core/diagnostic.ts';
import { validateSite } from '../../site-build/validate-site.ts';

/** What validation finds wrong in the files that were written, of each the first faults: what only a person can mend. */
export async function faultsIn(roots: Roots, written: readonly string[]): Promise<string[]> {
  const { validation } = await validateSite(roots, { showing: { drafts: true, isDevelopment: true } });
  const found = validation.diagnostics.filter(
    ({ severity, file }) => severity === 'error' && written.includes(file),
  );
  return [...Map.groupBy(found, ({ file }) => file)].flatMap(([file, faults]) => {
    const first = faults.slice(0, shownFaults);
    const left = faults.length - first.length;
    return [
      ...inLines(first),
      ...(left > 0 ? [`${file} has ${left} more faults: npm run validate names them.`] : []),
    ];
  });
}

/** Each fault as a line with its place, without a break at its end. */
export function inLines(faults: readonly Diagnostic[]): string[] {
  return faults.map(({ file, line, column, message, hint }) =>
    `${file}:${line}:${column} ${message} ${hint ?? ''}`.trim(),
  );
}

/** How many faults of one file are named: a drawing with words in it has dozens. */
const shownFaults = 3;
