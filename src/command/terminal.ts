import { createInterface } from 'node:readline/promises';
import { adaptCommands } from '../site-build/project-folder.ts';
import type { Roots } from '../site-build/roots.ts';
import type { Terminal } from './command.ts';

/** The terminal of this process. */
export function ownTerminal(roots: Roots): Terminal {
  const { stdin, stdout, stderr } = process;
  // A program such as `head` may close the pipe early.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
  return {
    roots,
    out: (text) => void stdout.write(adaptCommands(roots, text)),
    err: (text) => void stderr.write(adaptCommands(roots, text)),
    ask: stdin.isTTY && stdout.isTTY ? ask : undefined,
    hasColours: stdout.isTTY && !process.env['NO_COLOR'],
    columns: stdout.columns || 80,
  };
}

async function ask(question: string): Promise<string> {
  using lines = createInterface({ input: process.stdin, output: process.stdout });
  return await lines.question(question);
}
