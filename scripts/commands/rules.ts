import { defineCommand } from '../../src/command/command.ts';

export const command = defineCommand({
  name: 'rules',
  summary: 'lists the rules of validation, or explains one',
  takes: '[CODE]',
  options: { json: { type: 'boolean', help: 'prints JSON' } },
  details: 'A site changes the severity of a rule under "rules" in pages-config/_site.json.',
  run: async (context) => (await import('../../src/tools/rules-command.ts')).rulesCommand(context),
});
