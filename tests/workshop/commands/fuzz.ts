import { defineCommand } from '../../../src/command/command.ts';

export const command = defineCommand({
  name: 'fuzz',
  summary: 'tries generated pages and forms, hostile ones among them',
  options: {
    count: { type: 'string', value: 'N', default: '300', help: 'how many' },
    seed: { type: 'string', value: 'N', default: '1', help: 'the same makes the same ones' },
  },
  run: async ({ roots, values, out, err }) => {
    const { fuzz, fuzzOptions } = await import('../fuzz/fuzz-command.ts');
    const say = (line: string) => err(`${line}\n`);
    const { summary, diagnostics } = await fuzz(roots, fuzzOptions(values), { diagnostic: say, say });
    out(`${summary}\n`);
    return diagnostics > 0 ? 1 : 0;
  },
});
