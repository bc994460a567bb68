import { defineCommand } from '../../../src/command/command.ts';

export const command = defineCommand({
  name: 'bench',
  summary: 'measures the engine on corpora of many pages',
  options: {
    sizes: {
      type: 'string',
      value: 'N,N',
      default: '50,1000,10000',
      help: 'the numbers of pages of the corpora',
    },
    of: { type: 'string', value: 'NAME', help: 'measures pages of this extension instead' },
    only: {
      type: 'string',
      value: 'KINDS',
      help: 'validate, build, dev, pages, interactions, search, studio; default: all',
    },
    runs: { type: 'string', value: 'N', default: '3', help: 'the number of runs; results are medians' },
    seed: { type: 'string', value: 'N', default: '1', help: 'the seed of the random pages' },
    json: { type: 'boolean', help: 'prints all runs as JSON' },
    compare: { type: 'string', value: 'FILE', help: 'compares with a file that --json wrote' },
    write: { type: 'string', value: 'DIR', help: 'only writes the corpora, into this folder' },
  },
  details:
    'The tables compare with reading and parsing the pages, with a bare loop of renderToString, and with Eleventy, which the\nfirst run installs. Pages are opened in Chromium. Only results from an idle machine can be compared.',
  run: async (context) => (await import('../bench/bench-command.ts')).benchCommand(context),
});
