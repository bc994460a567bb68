import { defineCommand } from '../../../src/command/command.ts';

export const command = defineCommand({
  name: 'shipped',
  summary: 'checks the built site against the oldest supported browsers',
  options: {},
  run: async ({ roots, out }) => {
    const { shippedCommand } = await import('../shipped/shipped-command.ts');
    const { lines, ok } = shippedCommand(roots);
    out(lines.map((line) => `${line}\n`).join(''));
    return ok ? 0 : 1;
  },
});
