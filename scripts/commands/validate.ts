import { defineCommand } from '../../src/command/command.ts';

export const command = defineCommand({
  name: 'validate',
  summary: 'checks all content: exit code 1 if there is an error',
  takes: '[PATH…]',
  options: {
    format: { type: 'string', value: 'NAME', default: 'text', help: 'text, json, github, sarif or markdown' },
    source: { type: 'string', value: 'URL', help: 'the address of the files, for links in Markdown' },
    fix: { type: 'boolean', help: 'applies each fix that is safe' },
    staged: { type: 'boolean', help: 'checks the content of the next commit' },
  },
  details: 'With PATH, reports the diagnostics of that file or folder, and those that it causes elsewhere.',
  run: async (context) =>
    (await import('../../src/tools/check/validate/validate-command.ts')).validateCommand(context),
});
