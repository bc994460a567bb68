import path from 'node:path';
import { defineCommand } from '../../src/command/command.ts';

export const command = defineCommand({
  name: 'pack',
  summary: 'packs the engine for installation: JavaScript, with the types of its public API',
  options: { to: { type: 'string', value: 'DIR', default: 'var', help: 'the folder of the packed file' } },
  needsNoSite: true,
  run: async ({ roots: { engine }, values, out }) => {
    const { mkdir } = await import('node:fs/promises');
    const { createPackage, packFolder } = await import('../../src/tools/pack/pack-engine.ts');
    const folder = path.join(engine, 'node_modules/.cache/pack');
    await createPackage(engine, folder);
    const target = path.resolve(values.to);
    await mkdir(target, { recursive: true });
    out(`${packFolder(folder, target)}\n`);
    return 0;
  },
});
