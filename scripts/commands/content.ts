import type { CommandGroup } from '../../src/command/command.ts';

export const command: CommandGroup = {
  name: 'content',
  summary: 'renames, removes, finds, compares, merges and corrects content',
  verbs: async () => (await import('../../src/tools/content/content-verbs.ts')).contentVerbs,
};
