import type { Refused } from '../../../authoring/edits/text-edit.ts';
import type { Plan } from '../../../authoring/moves/plan.ts';
import { formatText } from '../../report/text.ts';
import { applyPlan } from './apply-plan.ts';
import { newErrors } from './check-plan.ts';
import type { ReadContent } from '../read-content.ts';
import type { Terminal } from '../../../command/command.ts';

/**
 * Shows a plan and carries it out, unless it would cause an error; then nothing changes.
 * @param isAgreed whether `--yes` was given
 */
export async function propose(
  call: Terminal,
  loadedContent: ReadContent,
  plan: Plan | Refused,
  isAgreed: boolean,
): Promise<0 | 1> {
  const { err } = call;
  if ('refused' in plan) {
    err(`${plan.refused}\n`);
    return 1;
  }
  const errors = newErrors(loadedContent, plan);
  if (errors.length > 0) {
    err(`Nothing is changed: this would cause errors:\n${formatText(errors, false)}`);
    return 1;
  }
  return proposePlan(call, plan, isAgreed);
}

/** Shows a plan, and carries it out after confirmation by `--yes`, or at the terminal. */
export async function proposePlan({ roots, out, ask }: Terminal, plan: Plan, isAgreed: boolean): Promise<0> {
  out(plan.descriptions.map((line) => `${line}\n`).join(''));
  if (!isAgreed && !ask) {
    out('\nNothing is changed yet: pass --yes to do this.\n');
    return 0;
  }
  if (!isAgreed && !/^y(es)?$/i.test((await ask!('\nDo this? [y/N] ')).trim())) {
    out('Nothing is changed.\n');
    return 0;
  }
  await applyPlan(roots, plan);
  out('Done.\n');
  return 0;
}
