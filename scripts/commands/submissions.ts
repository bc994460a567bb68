import type { CommandGroup } from '../../src/command/command.ts';

export const command: CommandGroup = {
  name: 'submissions',
  summary: 'lists, shows, exports, releases, erases and backs up submissions',
  verbs: async () => {
    const { loadEnvFile } = await import('../../src/server/config/env-file.ts');
    const { submissionsCommand } = await import('../../src/server/owner-cli/command.ts');
    const loadEnvironment = (site: string) => {
      loadEnvFile(site);
      return process.env;
    };
    return submissionsCommand(loadEnvironment).verbs();
  },
};
