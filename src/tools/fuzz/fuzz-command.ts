import { parseArgs } from 'node:util';
import type { Roots } from '../../build/roots.ts';
import { validateSite } from '../../build/validate-site.ts';
import { generateCases, type GeneratedCase } from './generated-case.ts';
import { judgeCase } from './judge-case.ts';
import { tryCases } from './try-cases.ts';

/** How many accepted pages are built into one site: few enough to be one build of seconds. */
const together = 400;

/**
 * Makes pages and forms by chance, hostile ones among them: each must be refused with a place, or be built and opened
 * without a script of theirs run or a request to another site.
 * @param argv --count N (300), --seed N (the same seed makes the same cases)
 * @returns what went wrong, in sentences, and a line on what was done
 * @throws Error where the site itself has faults or is not there
 */
export async function fuzz(roots: Roots, argv: string[]): Promise<{ summary: string; faults: string[] }> {
  const { count, seed } = readOptions(argv);
  const { project, validation, extensions, expandTemplate } = await validateSite(roots);
  if (validation.diagnostics.some(({ severity }) => severity === 'error'))
    throw new Error('The site itself has errors. Run `npm run validate`.');
  const options = { extensions, expandTemplate, set: validation.set };
  const faults: string[] = [];
  const accepted: GeneratedCase[] = [];
  let slowest = 0;
  for (const generated of generateCases(project, seed, count)) {
    const judgement = judgeCase(project, generated, options);
    if (judgement.isAccepted) accepted.push(generated);
    slowest = Math.max(slowest, judgement.milliseconds);
    faults.push(...judgement.faults.map((fault) => `${generated.name}: ${fault}`));
  }
  let opened = 0;
  for (let from = 0; from < accepted.length; from += together) {
    const trial = await tryCases(roots, accepted.slice(from, from + together));
    opened += trial.opened;
    faults.push(...trial.faults);
  }
  const summary =
    `${count} pages and forms from seed ${seed}: ${count - accepted.length} refused, ${accepted.length} accepted, ` +
    `${opened} opened; the slowest validation took ${slowest.toFixed(0)} ms.`;
  return { summary, faults };
}

function readOptions(argv: string[]): { count: number; seed: number } {
  const { values } = parseArgs({
    args: argv,
    options: { count: { type: 'string', default: '300' }, seed: { type: 'string', default: '1' } },
  });
  const [count, seed] = [Number(values.count), Number(values.seed)];
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`--count ${values.count} is not a number of cases.`);
  if (!Number.isInteger(seed)) throw new Error(`--seed ${values.seed} is not a whole number.`);
  return { count, seed };
}
