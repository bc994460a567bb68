import { defineCommand } from '../../../src/command/command.ts';

export const command = defineCommand({
  name: 'bench',
  summary: 'measures the engine on corpora of many pages',
  options: {
    sizes: {
      type: 'string',
      value: 'N,N',
      default: '50,1000,10000',
      help: 'how many pages the corpora have',
    },
    of: { type: 'string', value: 'NAME', help: 'an extension: its pages in place of plain ones' },
    only: {
      type: 'string',
      value: 'KINDS',
      help: 'validate, build, dev, pages, interactions, search, studio; default: all',
    },
    runs: { type: 'string', value: 'N', default: '3', help: 'how often each is run; medians count' },
    seed: { type: 'string', value: 'N', default: '1', help: 'the same makes the same pages' },
    json: { type: 'boolean', help: 'what was measured as JSON, each run of it' },
    compare: { type: 'string', value: 'FILE', help: 'such JSON: says what has changed since' },
    write: { type: 'string', value: 'DIR', help: 'writes the corpora there, and measures nothing' },
  },
  details:
    'Ratios are to reading and parsing the pages, to a bare loop of renderToString over them, and to Eleventy, which the first\nrun installs. Pages are opened in Chromium. The tables are worth something on a quiet machine alone.',
  run: async (context) => (await import('../bench/bench-command.ts')).benchCommand(context),
});
