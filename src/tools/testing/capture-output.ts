import path from 'node:path';
import { findCommandFiles } from '../../command/call-command.ts';
import type { Command, CommandGroup, ExitCode, Terminal } from '../../command/command.ts';
import { runCommand } from '../../command/run-command.ts';
import type { Roots } from '../../site-build/roots.ts';
import { importOnce } from '../../site-build/code/import-module.ts';
import { engineRoot } from './engine-root.ts';

/** The output of a command, and its exit code. */
export interface CapturedOutput {
  stdout: string;
  stderr: string;
  code: ExitCode;
}

/**
 * Calls a command by its name, and captures its output. NODE_ENV is restored, because `build` sets it: later tests
 * in the process would load React without `jsxDEV`.
 * @param name the name of a command of the engine or of an extension
 * @param roots the folders of the engine and of the site
 * @param args the arguments as typed
 * @param ask answers the questions of the command. Default: there is no terminal
 * @throws Error if there is no such command
 */
export async function captureOutput(
  name: string,
  roots: Roots,
  args: readonly string[],
  ask?: Terminal['ask'],
): Promise<CapturedOutput> {
  // Errors of commands are recognized only by code of the same engine.
  const callRoots = { ...roots, engine: engineRoot };
  const file = findCommandFiles(callRoots, [path.join(engineRoot, 'scripts/commands')]).get(name);
  if (file === undefined) throw new Error(`There is no command "${name}".`);
  const { command } = (await importOnce(file)) as { command: Command | CommandGroup };
  let [stdout, stderr] = ['', ''];
  const mode = process.env['NODE_ENV'];
  try {
    const code = await runCommand(command, args, {
      roots,
      ask,
      out: (text) => void (stdout += text),
      err: (text) => void (stderr += text),
      hasColours: false,
      columns: 80,
    });
    return { stdout, stderr, code };
  } finally {
    process.env['NODE_ENV'] = mode;
  }
}
