import { defineCommand } from '../../../src/command/command.ts';

export const command = defineCommand({
  name: 'browsers',
  summary: 'installs browsers, PostgreSQL and an S3 server for the tests',
  options: {},
  needsNoSite: true,
  run: async () => {
    const { installBrowsers, requireChromium } = await import('../browser/install-browsers.ts');
    const { installServices } = await import('../stages/services.ts');
    await installBrowsers();
    requireChromium();
    installServices();
    return 0;
  },
});
