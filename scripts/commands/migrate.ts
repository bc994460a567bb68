import { defineCommand } from '../../src/command/command.ts';

export const command = defineCommand({
  name: 'migrate',
  summary: 'brings content to newer schemas, once it was seen what changes',
  takes: '[PATH…]',
  options: {
    yes: { type: 'boolean', help: 'agrees beforehand' },
    check: { type: 'boolean', help: 'only says whether the content is older than the schemas' },
    from: { type: 'string', value: 'NUMBER', help: 'how old the single files are that PATH names' },
  },
  run: async (context) =>
    (await import('../../src/tools/migrate/migrate-command.ts')).migrateCommand(context),
});
