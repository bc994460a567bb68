import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createPackage } from '../workshop/pack/pack-engine.ts';
import type { PublishedPackage } from '../workshop/pack/packed-files.ts';
import { root } from '../helpers/project.ts';

/** A project in an empty folder, with installed packages of this repository. */
export interface InstalledProject {
  root: string;
  /** The folder of its packages. */
  packages: string;
  /** Installs a package as npm would. @returns its folder */
  install(published: PublishedPackage): Promise<string>;
  /** The arguments of node for a command. */
  command(...args: string[]): string[];
  /** Installs the dependencies of the project's package.json. */
  installDependencies(): void;
  /** Runs a command. @returns its output */
  run(...args: string[]): Promise<string>;
  /** Changes a file. @param file its path from the root */
  edit(file: string, change: (text: string) => string): void;
  remove(): void;
}

/** Creates an empty project. */
export function createProject(): InstalledProject {
  const project = mkdtempSync(path.join(tmpdir(), 'walk-'));
  const packages = path.join(project, 'node_modules');
  mkdirSync(packages);
  const command = (...args: string[]) => [path.join(packages, 'pagewright/scripts/pagewright.mjs'), ...args];
  return {
    root: project,
    packages,
    install: async (published) => {
      const folder = path.join(project, 'packed');
      await createPackage(root, published, folder);
      const { name, dependencies = {} } = readManifest(folder);
      cpSync(folder, path.join(packages, name), { recursive: true });
      rmSync(folder, { recursive: true });
      linkPackages(packages, dependencies);
      return path.join(packages, name);
    },
    command,
    installDependencies: () => {
      const { dependencies = {}, devDependencies = {} } = readManifest(project);
      linkPackages(packages, { ...dependencies, ...devDependencies });
    },
    run: async (...args) => {
      const env = { ...process.env, NO_COLOR: '1', INIT_CWD: '', VITEST: '', NODE_ENV: '' };
      const options = { cwd: project, env };
      const { stdout, stderr } = await promisify(execFile)(process.execPath, command(...args), options).catch(
        (error: unknown) => {
          // The output says why a command failed.
          const { message, stdout: output } = error as Error & { stdout: string };
          throw new Error(`${message}\n${output}`, { cause: error });
        },
      );
      return stdout + stderr;
    },
    edit: (file, change) => {
      const place = path.join(project, file);
      writeFileSync(place, change(readFileSync(place, 'utf8')));
    },
    remove: () => rmSync(project, { recursive: true, force: true }),
  };
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  };

/** Links packages of this repository, so that nothing is downloaded. */
function linkPackages(packages: string, wanted: Readonly<Record<string, string>>): void {
  for (const name of Object.keys(wanted)) {
    const target = path.join(packages, name);
    if (existsSync(target)) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    symlinkSync(path.join(root, 'node_modules', name), target);
  }
}
