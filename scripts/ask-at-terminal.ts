import { createInterface } from 'node:readline/promises';

/** Asks the person at the terminal; undefined where nobody is there to answer. */
export function askAtTerminal(): ((question: string) => Promise<string>) | undefined {
  const { stdin, stdout } = process;
  if (!stdin.isTTY || !stdout.isTTY) return undefined;
  return async (question) => {
    using lines = createInterface({ input: stdin, output: stdout });
    return await lines.question(question);
  };
}
