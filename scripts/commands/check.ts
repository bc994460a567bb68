import { defineCommand } from '../../src/command/command.ts';

export const command = defineCommand({
  name: 'check',
  summary: 'lays out what has changed, and says whether it is ready to be committed',
  options: {
    since: { type: 'string', value: 'COMMIT', default: 'HEAD', help: 'the commit to compare with' },
  },
  run: async (context) =>
    (await import('../../src/tools/check/changes/check-command.ts')).checkCommand(context),
});
