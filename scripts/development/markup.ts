import { defineCommand } from '../../src/command/command.ts';

export const command = defineCommand({
  name: 'markup',
  summary: 'has the Nu checker read every HTML and SVG file of the built site',
  options: {},
  run: async ({ roots, out }) => {
    const { markupCommand } = await import('../../src/tools/check/built/markup-command.ts');
    const { lines, ok } = await markupCommand(roots);
    out(lines.map((line) => `${line}\n`).join(''));
    return ok ? 0 : 1;
  },
});
