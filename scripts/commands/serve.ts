import { defineCommand } from '../../src/command/command.ts';
import { parseListenAddress, placeOptions } from '../../src/command/place-options.ts';

export const command = defineCommand({
  name: 'serve',
  summary: 'serves the built site, forms included, without building it',
  options: placeOptions('4173'),
  run: async ({ roots, values }) => {
    const place = parseListenAddress(values);
    const { runServer } = await import('../../src/tools/run-server.ts');
    await runServer(roots, place);
    return 0;
  },
});
