import { defineCommand } from '../../src/command/command.ts';

export const command = defineCommand({
  name: 'check',
  summary: 'formats and checks the changes since the last commit',
  options: {
    since: { type: 'string', value: 'COMMIT', default: 'HEAD', help: 'the commit to compare with' },
  },
  run: async (context) =>
    (await import('../../src/tools/check/changes/check-command.ts')).checkCommand(context),
});
