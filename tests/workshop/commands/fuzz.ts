import { defineCommand } from '../../../src/command/command.ts';

export const command = defineCommand({
  name: 'fuzz',
  summary: 'tests the engine with generated pages and forms, some of them hostile',
  options: {
    count: { type: 'string', value: 'N', default: '300', help: 'the number of cases' },
    seed: { type: 'string', value: 'N', default: '1', help: 'the seed of the random cases' },
  },
  run: async ({ roots, values, out, err }) => {
    const { fuzz, fuzzOptions } = await import('../fuzz/fuzz-command.ts');
    const say = (line: string) => err(`${line}\n`);
    const { summary, diagnostics } = await fuzz(roots, fuzzOptions(values), { diagnostic: say, say });
    out(`${summary}\n`);
    return diagnostics > 0 ? 1 : 0;
  },
});
