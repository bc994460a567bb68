import { defineCommand } from '../../../src/command/command.ts';

export const command = defineCommand({
  name: 'shots',
  summary: 'takes pictures of every page and state, or compares those of two runs',
  takes: '[ROUTE… | BEFORE AFTER]',
  options: {
    width: { type: 'string', value: 'PX,PX', help: 'the width of the window' },
    theme: { type: 'string', value: 'NAME', help: 'light, dark' },
    state: { type: 'string', value: 'NAMES', help: 'states such as menu,errors' },
    name: { type: 'string', value: 'NAME', help: 'the name of the run' },
    add: { type: 'boolean', help: 'adds the pictures to the existing run of that name' },
    compare: { type: 'boolean', help: 'compares two runs; default: the last two' },
    since: { type: 'string', value: 'COMMIT', help: 'pages whose content has changed, before and after' },
    'no-build': { type: 'boolean', help: 'uses the existing build' },
  },
  run: async ({ roots, values, positionals, out }) =>
    (await import('../shots/run-shots.ts')).runShots(roots, values, positionals, out),
});
