import { defineCommand } from '../../../src/command/command.ts';

export const command = defineCommand({
  name: 'phrases',
  summary: 'reports phrases that comments, messages and documents avoid (src/README.md)',
  options: {},
  run: async ({ roots, out }) => {
    const { checkPhrases } = await import('../phrases/check-phrases.ts');
    const lines = checkPhrases(roots.engine);
    out(lines.map((line) => `${line}\n`).join(''));
    return lines.length === 0 ? 0 : 1;
  },
});
