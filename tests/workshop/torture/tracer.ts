import { execFileSync } from 'node:child_process';

/** The reason why system calls can't be traced on this machine; undefined if they can. */
export async function noTracer(): Promise<string | undefined> {
  try {
    execFileSync('strace', ['-f', '-o', '/dev/null', '-e', 'trace=fsync', 'true'], { stdio: 'ignore' });
    return undefined;
  } catch {
    return 'strace is not installed (apt-get install strace), or may not trace here';
  }
}
