import { defineCommand } from '../../../src/command/command.ts';

export const command = defineCommand({
  name: 'torture',
  summary: 'puts faults in the way of what the server promises: exit code 1 if something was lost',
  options: {
    long: { type: 'boolean', help: 'as many cases as a promise is worth: an hour and more' },
    only: { type: 'string', value: 'LINES', help: 'lines by their names; default: all' },
    seed: { type: 'string', value: 'N', default: '1', help: 'the same makes the same cases' },
    case: { type: 'string', value: 'N', help: 'only this case of each line, as a loss names it' },
    cases: { type: 'string', value: 'N', help: 'so many cases of each line' },
    seconds: { type: 'string', value: 'N', help: 'for how long a load is held' },
    json: { type: 'boolean', help: 'the table as JSON' },
  },
  details: 'Lines whose programs are not installed (strace, nginx, unshare) are left out; the table says so.',
  run: async (context) => (await import('../torture/torture-command.ts')).tortureCommand(context),
});
