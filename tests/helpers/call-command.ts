import type { Command, CommandGroup, ExitCode, Terminal } from '../../src/command/command.ts';
import { runCommand } from '../../src/command/run-command.ts';

interface Call extends Pick<Terminal, 'roots' | 'ask'>, Partial<Pick<Terminal, 'out' | 'err'>> {
  /** The arguments after the command's name. */
  args: readonly string[];
}

/**
 * Calls a command of the project by its name, with arguments as typed. NODE_ENV is restored, because `build`
 * sets it: later tests of the same worker would load React without `jsxDEV`.
 */
export async function callByName(name: string, { args, ...given }: Call): Promise<ExitCode> {
  const { command } = (await import(`../../scripts/commands/${name}.ts`)) as {
    command: Command | CommandGroup;
  };
  const silent = () => undefined;
  const mode = process.env['NODE_ENV'];
  try {
    return await runCommand(command, args, {
      out: silent,
      err: silent,
      hasColours: false,
      columns: 80,
      ...given,
    });
  } finally {
    process.env['NODE_ENV'] = mode;
  }
}
