import type { Diagnostic } from '../../../core/diagnostic.ts';
import type { ChangedFiles } from './changed-files.ts';

/** The results of the check; paths are relative to the engine's root. */
export interface CheckResult {
  changes: ChangedFiles;
  /** All errors, because a change may break another file; but only the warnings of changed files. */
  diagnostics: Diagnostic[];
  /** Changed files that the check has formatted. */
  formatted: string[];
  /** Outdated generated files. */
  outdated: string[];
  /** The routes of the pages that were rendered as a test. */
  rendered: string[];
  /** The number of outdated parts of translations; undefined for a site with one language. */
  drifted?: number | undefined;
}

/**
 * The summary of a check as plain sentences.
 * @param since the commit of the comparison
 * @returns one sentence per line, and whether the change is ready to commit
 */
export function checkSummary(result: CheckResult, since: string): { sentences: string[]; isReady: boolean } {
  const { changes, diagnostics, formatted, outdated, rendered, drifted = 0 } = result;
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const isReady = errors + outdated.length === 0;
  const sinceText = since === 'HEAD' ? 'the last commit' : since;
  const { editedOrNew, removed } = changes;
  const hasNoResult = editedOrNew.length + removed.length === 0;
  return {
    isReady,
    sentences: [
      hasNoResult ? `Nothing has changed since ${sinceText}.` : `Changed since ${sinceText}:`,
      ...shortened([...editedOrNew, ...removed.map((file) => `${file} (removed)`)]),
      `Content: ${count(errors, 'error')} in all files, ${count(diagnostics.length - errors, 'warning')} in changed files.`,
      ...formatted.map((file) => `${file} is formatted like the other files now.`),
      ...outdated.map((file) => `${file} does not follow from its schema: run \`npm run generate\`.`),
      ...(rendered.length > 0 ? [`Rendered without an error: ${shortened(rendered).join(', ')}.`] : []),
      ...(drifted > 0
        ? [`${count(drifted, 'part')} of translations not up to date: \`npm run content -- drift\`.`]
        : []),
      ...(editedOrNew.some((file) => /\.tsx?$/.test(file))
        ? ['Code has changed: `npm test` checks it.']
        : []),
      isReady ? 'Ready to commit.' : 'Not ready yet: correct the errors above.',
    ],
  };
}

/** The first of many names, and the number of others. */
function shortened(names: readonly string[]): string[] {
  const hiddenCount = names.length - maxListed;
  return hiddenCount > 0 ? [...names.slice(0, maxListed), `and ${hiddenCount} more`] : [...names];
}

const maxListed = 20;

function count(number: number, name: string): string {
  return `${number} ${name}${number === 1 ? '' : 's'}`;
}
