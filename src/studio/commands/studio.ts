import { CannotDoError, defineCommand, parseListenAddress, placeOptions } from 'pagewright/command';

const { port } = placeOptions('4180, or the next free one');

export const command = defineCommand({
  name: 'studio',
  summary: 'opens a visual editor for pages, only on this computer',
  details:
    'The printed address works once, in one browser. Unsaved work is in the data folder (DATA_DIR, or var).',
  options: { port },
  run: async ({ roots, values, out, err }) => {
    const { startStudio } = await import('../server/http/studio-server.ts');
    const { dataFolder } = await import('../server/workspace.ts');
    const { port: asked } = parseListenAddress(values);
    out('Preparing the studio …\n');
    const draftsFolder = dataFolder(roots.site, process.env);
    const fail = (error: unknown) => err(`${String(error)}\n`);
    const studio = await startStudio({ roots, data: draftsFolder, port: asked, fail }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EADDRINUSE') throw error;
        throw new CannotDoError(`The port ${asked} is in use: choose another with --port.`);
      },
    );
    out(`The studio is open at ${studio.address}\n`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void studio.close().finally(() => process.exit()));
    return 0;
  },
});
