import type { Roots } from '../../../src/site-build/roots.ts';
import { validateSite } from '../../../src/site-build/validate-site.ts';
import { UsageError } from '../../../src/command/command.ts';
import { startProgress } from '../../../src/tools/report/progress.ts';
import { generateCases, type GeneratedCase } from './generated-case.ts';
import { validateCases } from './validate-cases.ts';
import { tryCases } from './try-cases.ts';

/** The number of cases per validation: the rest of the site is validated once for all of them. */
const validatedTogether = 20;
/** The number of accepted pages per built site, so that a build takes seconds. */
const builtTogether = 400;

export interface FuzzOptions {
  count: number;
  seed: number;
}

interface FuzzHost {
  /** Receives each problem at once, as a sentence. */
  diagnostic: (sentence: string) => void;
  /** Prints progress. */
  say: (line: string) => void;
}

/**
 * Generates random pages and forms, hostile ones included: each must be refused with a position, or be built and
 * opened without running an injected script or sending a request to another site.
 * @returns the number of problems, and a summary line
 */
export async function fuzz(
  roots: Roots,
  { count, seed }: FuzzOptions,
  { diagnostic, say }: FuzzHost,
): Promise<{ summary: string; diagnostics: number }> {
  const { project, validation, extensions, expandTemplate } = await validateSite(roots);
  if (validation.diagnostics.some(({ severity }) => severity === 'error'))
    return { summary: 'The site itself has errors. Run `npm run validate`.', diagnostics: 1 };
  const options = { extensions, expandTemplate, set: validation.set };
  const progress = startProgress({ all: count, unit: 'cases', print: say });
  const seen = { refused: 0, accepted: 0, done: 0, opened: 0, diagnostics: 0, slowest: 0 };
  const report = (problems: readonly string[]): void => {
    seen.diagnostics += problems.length;
    problems.forEach(diagnostic);
    progress.at(seen.done, `${seen.refused} refused, ${seen.opened} opened, ${seen.diagnostics} faults`);
  };
  const open = async (cases: readonly GeneratedCase[]): Promise<void> => {
    const before = seen.done;
    const problems = await tryCases(roots, cases, (ofCase) => {
      seen.opened++;
      seen.done++;
      report(ofCase);
    });
    seen.done = before + cases.length;
    report(problems);
  };
  const waiting: GeneratedCase[] = [];
  for (const cases of inGroups(generateCases(project, seed, count), validatedTogether)) {
    const { accepted, problems, milliseconds } = validateCases(project, cases, options);
    const refused = cases.length - accepted.length;
    seen.slowest = Math.max(seen.slowest, milliseconds);
    seen.accepted += accepted.length;
    seen.refused += refused;
    seen.done += refused;
    report(problems);
    waiting.push(...accepted);
    if (waiting.length >= builtTogether) await open(waiting.splice(0));
  }
  if (waiting.length > 0) await open(waiting);
  const summary =
    `${count} pages and forms from seed ${seed}: ${seen.refused} refused, ${seen.accepted} accepted, ` +
    `${seen.opened} opened, ${seen.diagnostics} faults; ` +
    `the slowest validation, of ${validatedTogether} at a time, took ${seen.slowest.toFixed(0)} ms.`;
  return { summary, diagnostics: seen.diagnostics };
}

/** The options of a call. @throws UsageError if they are invalid */
export function fuzzOptions(values: { count: string; seed: string }): FuzzOptions {
  const [count, seed] = [Number(values.count), Number(values.seed)];
  if (!Number.isInteger(count) || count < 1)
    throw new UsageError(`--count ${values.count} is not a number of cases.`);
  if (!Number.isInteger(seed)) throw new UsageError(`--seed ${values.seed} is not a whole number.`);
  return { count, seed };
}

function* inGroups<T>(all: Iterable<T>, size: number): Generator<T[]> {
  let group: T[] = [];
  for (const one of all) {
    group.push(one);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
