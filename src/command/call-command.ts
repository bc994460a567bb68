import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findCode } from '../site-build/code/code-places.ts';
import { importOnce } from '../site-build/code/import-module.ts';
import { adaptCommands } from '../site-build/project-folder.ts';
import { callersFolder, findSite, splitSiteOption, type Roots } from '../site-build/roots.ts';
import { didYouMean } from '../core/schema/suggest.ts';
import type { Command, CommandGroup, ExitCode } from './command.ts';
import { formatColumns } from './help.ts';
import { runCommand } from './run-command.ts';
import { ownTerminal } from './terminal.ts';

/**
 * Runs the command that the first argument names. Each command is a file in a folder, loaded on demand.
 * @param engine the engine's root
 * @param folders the folders of the engine's commands; missing ones are ignored. Extensions have theirs in
 *   src/<name>/commands
 * @returns the exit code; 2 if there is no such command, or no site
 */
export async function callCommand(
  engine: string,
  folders: readonly string[],
  [name = '', ...args]: readonly string[],
): Promise<ExitCode> {
  const site = siteAround(callersFolder(), args) ?? engine;
  const files = findCommandFiles({ engine, site }, folders);
  const file = files.get(name);
  if (file === undefined) return answerOther(engine, name, files);
  const command = await load(file);
  try {
    const { roots, rest } = findRoots(engine, command, args);
    return await runCommand(
      command,
      rest,
      ownTerminal(roots),
      adaptCommands(roots, `npm run ${name} -- `).trimEnd(),
    );
  } catch (error) {
    if (!(error instanceof NoSiteError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}

/**
 * The files of all commands, by name.
 * @param folders the folders of the engine's commands
 */
export function findCommandFiles(roots: Roots, folders: readonly string[]): Map<string, string> {
  const engineFiles = folders.flatMap((folder) =>
    globSync('*.{ts,js}', { cwd: folder })
      .sort()
      .map((file) => path.join(folder, file)),
  );
  const extensionFiles = findCode(roots, 'src/*/commands/*.ts').map((file) =>
    path.join(file.root, file.path),
  );
  return new Map([...engineFiles, ...extensionFiles].map((file) => [path.parse(file).name, file]));
}

class NoSiteError extends Error {}

async function load(file: string): Promise<Command | CommandGroup> {
  return ((await importOnce(file)) as { command: Command | CommandGroup }).command;
}

/** The roots for a call. Help, and commands that need no site, work in any folder. */
function findRoots(
  engine: string,
  command: Command | CommandGroup,
  args: readonly string[],
): { roots: Roots; rest: string[] } {
  const from = callersFolder();
  try {
    const { named, rest } = splitSiteOption(args);
    const worksAnywhere = ('needsNoSite' in command && command.needsNoSite) || rest.includes('--help');
    if (worksAnywhere && named === undefined)
      return { roots: { engine, site: siteAround(from, []) ?? from }, rest };
    return { roots: { engine, site: findSite(from, named) }, rest };
  } catch (error) {
    throw new NoSiteError(adaptCommands({ engine, site: from }, (error as Error).message), { cause: error });
  }
}

function siteAround(from: string, args: readonly string[]): string | undefined {
  try {
    return findSite(from, splitSiteOption(args).named);
  } catch {
    return undefined;
  }
}

/** Prints the version, the list of commands, or an error for an unknown command. */
async function answerOther(
  engine: string,
  name: string,
  files: ReadonlyMap<string, string>,
): Promise<ExitCode> {
  if (name === '--version') {
    const { version } = JSON.parse(readFileSync(path.join(engine, 'package.json'), 'utf8')) as {
      version: string;
    };
    process.stdout.write(`${version}\n`);
    return 0;
  }
  const isHelp = ['help', '--help', '-h'].includes(name);
  if (!isHelp && name !== '') {
    const suggestion = didYouMean(name, files.keys());
    const sentences = [`There is no command "${name}".`, suggestion, 'All of them: pagewright help'];
    process.stderr.write(`${uninstalled[name] ?? sentences.filter(Boolean).join(' ')}\n`);
    return 2;
  }
  const commands = await Promise.all([...files.values()].map(load));
  const rows = commands.map((command) => [command.name, command.summary] as const);
  const text = [
    'pagewright COMMAND …',
    '',
    ...formatColumns(rows),
    '',
    'pagewright COMMAND --help explains one.',
    '',
  ].join('\n');
  process[isHelp ? 'stdout' : 'stderr'].write(text);
  return isHelp ? 0 : 2;
}

/** The commands of packages that a project may not have installed, and how to install them. */
const uninstalled: Readonly<Record<string, string>> = {
  studio:
    'The studio is a separate package: npm install --save-dev STUDIO.tgz installs it, and npm run pack writes that file in the folder of the engine.',
};
