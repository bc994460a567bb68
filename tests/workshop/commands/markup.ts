import { defineCommand } from '../../../src/command/command.ts';

export const command = defineCommand({
  name: 'markup',
  summary: 'checks every HTML and SVG file of the built site with the Nu checker',
  options: {},
  run: async ({ roots, out }) => {
    const { markupCommand } = await import('../built/markup-command.ts');
    const { lines, ok } = await markupCommand(roots);
    out(lines.map((line) => `${line}\n`).join(''));
    return ok ? 0 : 1;
  },
});
