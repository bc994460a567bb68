import { defineCommand } from '../../src/command/command.ts';
import { parseListenAddress, placeOptions } from '../../src/command/place-options.ts';

export const command = defineCommand({
  name: 'start',
  summary: 'builds the site and serves it, forms included',
  options: placeOptions('4173'),
  run: async ({ roots, values }) => {
    const place = parseListenAddress(values);
    const { build } = await import('../../src/tools/build-command.ts');
    if (!(await build(roots))) return 1;
    const { runServer } = await import('../../src/tools/run-server.ts');
    await runServer(roots, place);
    return 0;
  },
});
