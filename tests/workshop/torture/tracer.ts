import { execFileSync } from 'node:child_process';

/** Why calls of the system can't be traced here; nothing where they can. */
export async function noTracer(): Promise<string | undefined> {
  try {
    execFileSync('strace', ['-f', '-o', '/dev/null', '-e', 'trace=fsync', 'true'], { stdio: 'ignore' });
    return undefined;
  } catch {
    return 'strace is not installed (apt-get install strace), or may not trace here';
  }
}
