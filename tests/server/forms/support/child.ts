import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Child {
  process: ChildProcess;
  address: string;
  /** The output of the server so far. */
  output(): string;
}

/**
 * Starts a server in a separate process, with the tests' forms and without a built site.
 * @param before a program that starts it, such as strace with its options
 */
export async function startChild(
  dataDir: string,
  { env = {}, before = [] }: { env?: Record<string, string>; before?: string[] } = {},
): Promise<Child> {
  const file = fileURLToPath(new URL('./serve-forms.ts', import.meta.url));
  const [command = '', ...words] = [...before, process.execPath, file, dataDir];
  const child = spawn(command, words, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const found = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece: Buffer) => {
      output += piece.toString();
      const address = /^http:\/\/\S+$/m.exec(output)?.[0];
      if (address) found.resolve(address);
    });
  }
  child.once('exit', () => found.reject(new Error(`The server ended before it listened: ${output}`)));
  return { process: child, address: await found.promise, output: () => output };
}
