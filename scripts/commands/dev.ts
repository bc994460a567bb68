import { defineCommand } from '../../src/command/command.ts';
import { placeOptions, parseListenAddress } from '../../src/command/place-options.ts';

export const command = defineCommand({
  name: 'dev',
  summary: 'serves the site for development: changes appear at once',
  options: placeOptions('5173'),
  run: async ({ roots, values }) => {
    const { startDevServer } = await import('../../src/site-build/dev/dev-server.ts');
    const server = await startDevServer(roots, parseListenAddress(values, process.env['PORT']));
    // Ctrl+C must run the exit handlers, which remove the server's address.
    process.once('SIGINT', () => process.exit());
    server.printUrls();
    server.bindCLIShortcuts({ print: true });
    return 0;
  },
});
