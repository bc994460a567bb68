import type { Project } from '../../core/project.ts';
import { validateProject, type ValidateOptions } from '../../core/validate.ts';
import type { GeneratedCase } from './generated-case.ts';

/** What validation says of a generated case. */
export interface Judgement {
  isAccepted: boolean;
  /** What the validation of the whole site with the case took of the processor, however busy the machine is. */
  milliseconds: number;
  /** What is wrong with the validation itself, in sentences: an exception, a fault without a place. */
  faults: string[];
}

/** No validation may take longer. */
const longestValidation = 1_000;

/** Validates a site with one generated case added. */
export function judgeCase(
  project: Project,
  { page, form }: GeneratedCase,
  options: ValidateOptions,
): Judgement {
  const changed: Project = {
    ...project,
    pages: [...project.pages, page],
    forms: form ? [...project.forms, form] : project.forms,
  };
  const started = process.cpuUsage();
  try {
    const { diagnostics } = validateProject(changed, options);
    const milliseconds = millisecondsSince(started);
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    const faults = diagnostics
      .filter(
        ({ file, line, column, message }) => !(file && line > 0 && column > 0) || message.includes('\n'),
      )
      .map(
        ({ file, line, column, message }) => `no place or no sentence: ${file}:${line}:${column} ${message}`,
      );
    if (milliseconds > longestValidation) faults.push(`its validation took ${milliseconds.toFixed(0)} ms`);
    return { isAccepted: errors.length === 0, milliseconds, faults };
  } catch (error) {
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return {
      isAccepted: false,
      milliseconds: millisecondsSince(started),
      faults: [`validation threw: ${words}`],
    };
  }
}

function millisecondsSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}
