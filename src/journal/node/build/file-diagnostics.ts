import type { Roots } from '../../../site-build/roots.ts';
import type { Diagnostic } from '../../../core/diagnostic.ts';
import { validateSite } from '../../../site-build/validate-site.ts';

/** The first diagnostics of each written file, which only a person can correct. */
export async function fileDiagnostics(roots: Roots, written: readonly string[]): Promise<string[]> {
  const { validation } = await validateSite(roots, { showing: { drafts: true, isDevelopment: true } });
  const found = validation.diagnostics.filter(
    ({ severity, file }) => severity === 'error' && written.includes(file),
  );
  return [...Map.groupBy(found, ({ file }) => file)].flatMap(([file, faults]) => {
    const first = faults.slice(0, shownFaults);
    const left = faults.length - first.length;
    return [
      ...diagnosticLines(first),
      ...(left > 0 ? [`${file} has ${left} more faults: npm run validate names them.`] : []),
    ];
  });
}

/** One diagnostic per line, with its position, without a final line break. */
export function diagnosticLines(faults: readonly Diagnostic[]): string[] {
  return faults.map(({ file, line, column, message, hint }) =>
    `${file}:${line}:${column} ${message} ${hint ?? ''}`.trim(),
  );
}

/** The limit per file: a drawing with text has dozens. */
const shownFaults = 3;
