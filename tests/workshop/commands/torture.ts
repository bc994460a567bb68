import { defineCommand } from '../../../src/command/command.ts';

export const command = defineCommand({
  name: 'torture',
  summary: 'injects faults into servers and checks their promises: exit code 1 if one is broken',
  options: {
    long: { type: 'boolean', help: 'runs more cases of each scenario: an hour or longer' },
    only: { type: 'string', value: 'NAMES', help: 'the names of the scenarios; default: all' },
    seed: { type: 'string', value: 'N', default: '1', help: 'the seed of the random cases' },
    case: { type: 'string', value: 'N', help: 'only this case of each scenario, by its number in a report' },
    cases: { type: 'string', value: 'N', help: 'the number of cases per scenario' },
    seconds: { type: 'string', value: 'N', help: 'the duration of the load' },
    json: { type: 'boolean', help: 'prints the table as JSON' },
  },
  details:
    'Scenarios whose programs are not installed (strace, nginx, unshare) are skipped; the table lists them.',
  run: async (context) => (await import('../torture/torture-command.ts')).tortureCommand(context),
});
