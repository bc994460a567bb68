import { defineCommand } from '../../src/command/command.ts';

export const command = defineCommand({
  name: 'generate',
  summary: 'writes the files generated from the schemas: types, and the editor’s schemas',
  options: { check: { type: 'boolean', help: 'only reports differences' } },
  needsNoSite: true,
  run: async (context) => (await import('../../src/tools/generate-command.ts')).generateCommand(context),
});
