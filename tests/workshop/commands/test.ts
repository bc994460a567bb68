import { defineCommand } from '../../../src/command/command.ts';

export const command = defineCommand({
  name: 'test',
  summary: 'runs every check and test of a change',
  options: { long: { type: 'boolean', help: 'runs the slow checks instead' } },
  needsNoSite: true,
  run: async ({ roots, values, out }) => {
    const { runStages } = await import('../stages/run-stages.ts');
    const { listStages } = await import('../stages/steps.ts');
    const { passed, failed } = await runStages(roots.engine, listStages(values.long ? 'long' : 'change'));
    out(`\n${passed} passed, ${failed} failed\n`);
    return failed === 0 ? 0 : 1;
  },
});
