import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileCacheEnv, copyProject } from '../../helpers/project-copy.ts';
import type { ProjectCopy } from '../../helpers/project-copy.ts';
import { copySmallSite } from '../../helpers/small-site.ts';
import type { SmallSite } from '../../helpers/small-site.ts';

/** A separate development server: on a copy of the engine, so that a test can edit its code, and of a small site. */
export interface Development {
  url: string;
  engine: ProjectCopy;
  site: SmallSite;
  /** The calls that opened the editor, one per line. */
  opened(): Promise<string>;
  end(): Promise<void>;
}

/** @param prepare writes the site's content before the server starts */
export async function startDevelopment(
  port: number,
  prepare: (site: SmallSite) => void,
): Promise<Development> {
  const site = copySmallSite();
  prepare(site);
  const engine = await copyProject();
  const home = await mkdtemp(path.join(tmpdir(), 'editor-'));
  const [editor, log] = [path.join(home, 'editor'), path.join(home, 'opened')];
  await writeFile(editor, `#!/bin/sh\necho "$@" >> ${log}\n`);
  await writeFile(log, '');
  await chmod(editor, 0o755);
  const env = {
    ...process.env,
    ...compileCacheEnv(engine.root),
    PORT: String(port),
    LAUNCH_EDITOR: editor,
    NODE_ENV: 'development',
    VITEST: '',
  };
  const child = spawn(process.execPath, ['scripts/pagewright.mjs', 'dev', '--site', site.root], {
    cwd: engine.root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  await new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`The development server ended with ${code}.`)));
    child.stdout.on('data', (text: Buffer) => {
      if (text.includes(url)) resolve();
    });
  });
  return {
    url,
    engine,
    site,
    opened: () => readFile(log, 'utf8'),
    end: async () => {
      child.removeAllListeners('exit');
      const gone = new Promise((resolve) => child.on('exit', resolve));
      child.kill();
      await gone;
      site.remove();
      await engine.remove();
      await rm(home, { recursive: true });
    },
  };
}
