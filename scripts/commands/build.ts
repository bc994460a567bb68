import { defineCommand } from '../../src/command/command.ts';

export const command = defineCommand({
  name: 'build',
  summary: 'builds the site into dist, for any static host or the server',
  options: {
    at: {
      type: 'string',
      value: 'DAY',
      help: 'builds the site as of that moment: 2027-06-01 or 2027-06-01T08:00',
    },
    drafts: { type: 'boolean', help: 'includes drafts' },
    why: { type: 'string', value: 'ROUTE', help: 'explains why this page was rendered again' },
    compress: { type: 'boolean', help: 'writes compressed files next to the others' },
    debug: { type: 'boolean', help: 'writes source maps and full names' },
    'no-share': { type: 'boolean', help: 'omits the pictures for shared links' },
    'no-old': { type: 'boolean', help: 'removes the scripts and styles of earlier builds' },
  },
  run: async ({ roots, values }) => {
    const { buildOptions } = await import('../../src/tools/build-options.ts');
    const options = buildOptions(values);
    const { build } = await import('../../src/tools/build-command.ts');
    return (await build(roots, options)) ? 0 : 1;
  },
});
