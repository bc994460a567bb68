import { defineCommand } from '../../src/command/command.ts';

export const command = defineCommand({
  name: 'build',
  summary: 'builds the site into dist, for any static host or the server',
  options: {
    at: { type: 'string', value: 'DAY', help: 'as the site is then: 2027-06-01 or 2027-06-01T08:00' },
    drafts: { type: 'boolean', help: 'with the pages that are drafts' },
    why: { type: 'string', value: 'ROUTE', help: 'says why this page was drawn anew' },
    compress: { type: 'boolean', help: 'with compressed files beside the others' },
    debug: { type: 'boolean', help: 'with source maps and whole names' },
    'no-share': { type: 'boolean', help: 'without the pictures that are shown where a page is shared' },
    'no-old': { type: 'boolean', help: 'without the scripts and styles of earlier builds' },
  },
  run: async ({ roots, values }) => {
    const { buildOptions } = await import('../../src/tools/build-options.ts');
    const options = buildOptions(values);
    const { build } = await import('../../src/tools/build-command.ts');
    return (await build(roots, options)) ? 0 : 1;
  },
});
