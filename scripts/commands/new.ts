import { defineCommand } from '../../src/command/command.ts';

export const command = defineCommand({
  name: 'new',
  summary: 'writes a page, form, section, template, widget, entry …, valid at once',
  takes: 'KIND NAME',
  options: {
    in: { type: 'string', value: 'LIST', help: 'the list an entry goes to, if there are several' },
  },
  run: async (context) => (await import('../../src/tools/scaffold/new-command.ts')).newCommand(context),
});
