import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Start } from './start-server.ts';

/** The output of the owner's command, whatever its exit code. */
export async function ownerOutput({ engine, site, env }: Start, ...words: string[]): Promise<string> {
  const command = path.join(engine, 'scripts/pagewright.mjs');
  const { PATH = '' } = process.env;
  try {
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      [command, 'submissions', '--site', site, ...words],
      { cwd: engine, env: { PATH, NO_COLOR: '1', ...env } },
    );
    return stdout + stderr;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return stdout + stderr;
  }
}
