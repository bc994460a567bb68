import { expect, test } from 'vitest';
import { runStages } from '../../stages/run-stages.ts';
import type { CheckStep } from '../../stages/steps.ts';
import { root } from '../../../helpers/project.ts';

const step = (name: string, code: string): CheckStep => ({ name, command: ['node', '--eval', code] });

test('the output of concurrent steps is not mixed, and each check counts', async () => {
  const printed: string[] = [];
  const stage = [
    step('Slow', 'console.log("one"); setTimeout(() => console.error("two"), 300)'),
    step('Faulty', 'console.log("a fault"); process.exitCode = 3'),
    step('Last', ''),
  ];
  const tally = await runStages(root, [stage], (text) => printed.push(text.replace(/[\d.]+ s/, 'N s')));
  expect(tally).toEqual({ passed: 2, failed: 1 });
  expect(printed.sort()).toEqual([
    '\n── Faulty\na fault\nFAILED: Faulty (N s)\n',
    '\n── Last\nok: Last (N s)\n',
    '\n── Slow\none\ntwo\nok: Slow (N s)\n',
  ]);
});

test('a stage begins after the previous one has ended, successful or not', async () => {
  const printed: string[] = [];
  const stages = [[step('First', 'setTimeout(() => process.exit(1), 200)')], [step('Second', '')]];
  const tally = await runStages(root, stages, (text) => printed.push(text.trim().replace(/ \(.*/, '')));
  expect(tally).toEqual({ passed: 1, failed: 1 });
  expect(printed).toEqual(['── First', 'FAILED: First', '── Second', 'ok: Second']);
});
