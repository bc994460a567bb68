import { defineCommand } from '../../src/command/command.ts';

export const command = defineCommand({
  name: 'migrate',
  summary: 'migrates content to newer schemas, after showing the changes',
  takes: '[PATH…]',
  options: {
    yes: { type: 'boolean', help: 'writes the changes without asking' },
    check: { type: 'boolean', help: 'only reports whether the content is older than the schemas' },
    from: { type: 'string', value: '[NAME=]NUMBER', help: 'the version of the files that PATH names' },
  },
  run: async (context) =>
    (await import('../../src/tools/migrate/migrate-command.ts')).migrateCommand(context),
});
