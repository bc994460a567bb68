import type { Diagnostic } from '../../../src/core/diagnostic.ts';
import type { Project } from '../../../src/core/project.ts';
import { validateProject } from '../../../src/core/validate-project.ts';
import type { ValidateOptions } from '../../../src/core/validate-with.ts';
import type { GeneratedCase } from './generated-case.ts';

/** The result of validating generated cases. */
export interface ValidatedCases {
  /** The cases without errors. */
  accepted: GeneratedCase[];
  /** The CPU time of the slowest validation of the whole site, independent of other load. */
  milliseconds: number;
  /** Problems of the validation itself, as sentences: an exception, a diagnostic without a position. */
  problems: string[];
}

/** The maximal time of validating the site with one more case. */
const longestValidation = 1_000;

/**
 * Validates a site with generated cases added, all at once. They are validated one by one only if an error can't be
 * attributed, or the time is exceeded: the rest of the site need not be validated again for each.
 */
export function validateCases(
  project: Project,
  cases: readonly GeneratedCase[],
  options: ValidateOptions,
): ValidatedCases {
  const together = validateWith(project, cases, options);
  if (canAttributeErrors(together, cases)) return createResult(together, cases);
  const alone = cases.map((one) => createResult(validateWith(project, [one], options), [one]));
  return {
    accepted: alone.flatMap(({ accepted }) => accepted),
    milliseconds: Math.max(...alone.map(({ milliseconds }) => milliseconds)),
    problems: alone.flatMap(({ problems }) => problems),
  };
}

/** The files of a case. */
export function filesInCase({ page, form }: GeneratedCase) {
  return form ? [page, form] : [page];
}

interface Validated {
  diagnostics: Diagnostic[];
  milliseconds: number;
  /** The exception, if any. */
  thrown?: string;
}

function validateWith(
  project: Project,
  cases: readonly GeneratedCase[],
  options: ValidateOptions,
): Validated {
  const changed: Project = {
    ...project,
    pages: [...project.pages, ...cases.map(({ page }) => page)],
    forms: [...project.forms, ...cases.flatMap(({ form }) => form ?? [])],
  };
  const thrown: unknown[] = [];
  const onException = (error: unknown) => thrown.push(error);
  const started = process.cpuUsage();
  let diagnostics: Diagnostic[] = [];
  try {
    ({ diagnostics } = validateProject(changed, { ...options, onException }));
  } catch (error) {
    onException(error);
  }
  const milliseconds = millisecondsSince(started);
  if (thrown.length === 0) return { diagnostics, milliseconds };
  const [error] = thrown;
  return {
    diagnostics: [],
    milliseconds,
    thrown: error instanceof Error ? (error.stack ?? error.message) : String(error),
  };
}

/** Whether each error belongs to one case, independent of the others. */
function canAttributeErrors(
  { diagnostics, milliseconds, thrown }: Validated,
  cases: readonly GeneratedCase[],
): boolean {
  if (cases.length === 1) return true;
  if (thrown !== undefined || milliseconds > longestValidation) return false;
  const owners = new Map(cases.flatMap((one) => filesInCase(one).map(({ path }) => [path, one])));
  return onlyErrors(diagnostics).every(({ file, about = [] }) => {
    const owner = owners.get(file);
    return owner !== undefined && about.every((other) => [owner, undefined].includes(owners.get(other)));
  });
}

function createResult(
  { diagnostics, milliseconds, thrown }: Validated,
  cases: readonly GeneratedCase[],
): ValidatedCases {
  const names = cases.map(({ name }) => name).join(', ');
  const invalid = new Set(onlyErrors(diagnostics).map(({ file }) => file));
  const problems = diagnostics
    .filter(({ file, line, column, message }) => !(file && line > 0 && column > 0) || message.includes('\n'))
    .map(
      ({ file, line, column, message }) => `no position or no message: ${file}:${line}:${column} ${message}`,
    );
  if (thrown !== undefined) problems.push(`validation threw: ${thrown}`);
  if (milliseconds > longestValidation) problems.push(`its validation took ${milliseconds.toFixed(0)} ms`);
  const isAccepted = (one: GeneratedCase) =>
    cases.length === 1 ? invalid.size === 0 : !filesInCase(one).some(({ path }) => invalid.has(path));
  return {
    accepted: thrown === undefined ? cases.filter(isAccepted) : [],
    milliseconds,
    problems: problems.map((problem) => `${names}: ${problem}`),
  };
}

function onlyErrors(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === 'error');
}

function millisecondsSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}
