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
    timeout: TIMEOUT_MS,
  };
  return (await run('git', args, options)).stdout;
}

/** The content of a file in the last commit; undefined if there is none. @param file from the folder */
export async function readCommittedBytes(folder: string, file: string): Promise<Buffer | undefined> {
  const options = { cwd: folder, maxBuffer: 50_000_000, timeout: TIMEOUT_MS, encoding: 'buffer' } as const;
  try {
    return (await run('git', ['show', `HEAD:./${file}`], options)).stdout;
  } catch {
    // There is no repository, no commit, or the file is new.
    return undefined;
  }
}

const run = promisify(execFile);

/** The timeout in milliseconds; hooks may run tests. */
const TIMEOUT_MS = 600_000;

/** The message of git after a failure. */
export function gitMessage(error: unknown): string {
  const {
    stderr = '',
    stdout = '',
    message,
  } = error as { stderr?: string; stdout?: string; message: string };
  return [stdout, stderr].join('\n').trim() || message;
}
