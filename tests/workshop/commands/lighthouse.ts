import path from 'node:path';
import { defineCommand, UsageError } from '../../../src/command/command.ts';

export const command = defineCommand({
  name: 'lighthouse',
  summary: 'measures the built site with Lighthouse, for a phone',
  takes: '[ROUTE…]',
  options: {},
  run: async ({ roots, positionals, out }) => {
    const { readBuiltSite } = await import('../built/built-site.ts');
    const { measureRoutes, routesToMeasure } = await import('../built/lighthouse.ts');
    const { pages } = readBuiltSite(path.join(roots.site, 'dist'));
    const unknown = positionals.find((asked) => !pages.some(({ route }) => route === asked));
    if (unknown !== undefined) throw new UsageError(`${unknown} is not a page of the built site.`);
    const wanted = positionals.length > 0 ? positionals : routesToMeasure(pages);
    return (await measureRoutes(roots, wanted, (line) => out(`${line}\n`))) ? 0 : 1;
  },
});
