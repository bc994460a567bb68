import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs git in a folder, and never asks for a password. @throws with `stderr` and `stdout` if git fails */
export async function git(
  folder: string,
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const options = {
    cwd: folder,
    env: { ...env, GIT_TERMINAL_PROMPT: '0' },
    maxBuffer: 50_000_000,
    timeout: LONGEST,
  };
  return (await run('git', args, options)).stdout;
}

const run = promisify(execFile);

/** The timeout in milliseconds; hooks may run tests. */
const LONGEST = 600_000;

/** The message of git after a failure. */
export function gitWords(error: unknown): string {
  const {
    stderr = '',
    stdout = '',
    message,
  } = error as { stderr?: string; stdout?: string; message: string };
  return [stdout, stderr].join('\n').trim() || message;
}
