import path from 'node:path';
import { defineCommand } from '../../../src/command/command.ts';

export const command = defineCommand({
  name: 'pack',
  summary:
    'packs the engine and its extensions for installation: JavaScript, with the types of the public API',
  options: { to: { type: 'string', value: 'DIR', default: 'var', help: 'the folder of the packed files' } },
  needsNoSite: true,
  run: async ({ roots: { engine }, values, out }) => {
    const { mkdir } = await import('node:fs/promises');
    const { createPackage, packFolder } = await import('../pack/pack-engine.ts');
    const { publishedPackages } = await import('../pack/packed-files.ts');
    const target = path.resolve(values.to);
    await mkdir(target, { recursive: true });
    for (const published of publishedPackages(engine)) {
      const folder = path.join(engine, 'node_modules/.cache/pack', path.basename(published.folder));
      await createPackage(engine, published, folder);
      out(`${packFolder(folder, target)}\n`);
    }
    return 0;
  },
});
