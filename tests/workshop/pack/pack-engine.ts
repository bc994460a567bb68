import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compiledName, compileModule } from './compile-module.ts';
import { listPackedFiles, type PublishedPackage } from './packed-files.ts';
import { packedManifest, type PackageManifest } from './packed-manifest.ts';
import { writeTypes } from './write-types.ts';

/**
 * Creates a package for other projects, compiled to JavaScript. The package of the engine also has the types of the
 * public API.
 * @param engine the engine's root
 * @param folder the folder for the package's files; its content is replaced
 */
export async function createPackage(
  engine: string,
  published: PublishedPackage,
  folder: string,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const { modules, assets } = listPackedFiles(engine, published);
  const known = new Set(modules);
  await Promise.all([
    ...assets.map((file) => write(folder, file, () => cp(path.join(engine, file), path.join(folder, file)))),
    ...modules.map(async (file) => {
      const text = await readFile(path.join(engine, file), 'utf8');
      const code = await compileModule(file, text, known);
      const target = compiledName(file);
      await write(folder, target, () =>
        writeFile(path.join(folder, target), code, { mode: fileMode(target) }),
      );
    }),
  ]);
  const file = path.join(engine, published.folder, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as PackageManifest;
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(packedManifest(manifest), null, 2));
  await writeTypes(engine, folder, Object.values(manifest.exports ?? {}), known);
}

/**
 * Packs a folder as npm publishes it.
 * @param target the folder for the packed file
 * @returns the path of the packed file
 */
export function packFolder(folder: string, target: string): string {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', target];
  const output = execFileSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const [packed] = JSON.parse(output) as { filename: string }[];
  return path.join(target, packed!.filename);
}

async function write(folder: string, file: string, put: () => Promise<void>): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await put();
}

/** The mode of a file: command line scripts are executable. */
function fileMode(file: string): number {
  return file === 'scripts/pagewright.mjs' ? 0o755 : 0o644;
}
