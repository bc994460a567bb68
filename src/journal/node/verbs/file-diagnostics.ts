import { validateSite } from 'pagewright/command';
import type { Roots } from 'pagewright/extension';
import type { Diagnostic } from 'pagewright/rule';

/** The first diagnostics of each written file that only a person can correct. */
export async function fileDiagnostics(roots: Roots, written: readonly string[]): Promise<string[]> {
  const { validation } = await validateSite(roots, { showing: { drafts: true, isDevelopment: true } });
  const found = validation.diagnostics.filter(
    ({ severity, file }) => severity === 'error' && written.includes(file),
  );
  return [...Map.groupBy(found, ({ file }) => file)].flatMap(([file, diagnostics]) => {
    const first = diagnostics.slice(0, shownDiagnostics);
    const hiddenCount = diagnostics.length - first.length;
    return [
      ...diagnosticLines(first),
      ...(hiddenCount > 0 ? [`${file} has ${hiddenCount} more errors: npm run validate lists them.`] : []),
    ];
  });
}

/** One diagnostic per line, with its position, without a final line break. */
export function diagnosticLines(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.map(({ file, line, column, message, hint }) =>
    `${file}:${line}:${column} ${message} ${hint ?? ''}`.trim(),
  );
}

/** The limit per file: a drawing with text has dozens. */
const shownDiagnostics = 3;
