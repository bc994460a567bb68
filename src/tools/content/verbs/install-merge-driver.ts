import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Terminal } from '../../../command/command.ts';

/** The line in .gitattributes by which git selects the merge driver. */
const ATTRIBUTE = 'pages-config/**/*.json merge=content';

/**
 * Registers the merge driver in the repository of a site, only for this clone: git never accepts commands
 * from a remote.
 */
export async function installMergeDriver({ roots, out, err }: Terminal): Promise<0 | 1> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: roots.site })).stdout.trim();
  const top = await git('rev-parse', '--show-toplevel').catch(() => undefined);
  if (top === undefined) {
    err(`${roots.site} is not in a git repository.\n`);
    return 1;
  }
  const script = path.join(roots.engine, '.githooks/merge-content');
  const isInside = !path.relative(top, script).startsWith('..');
  const shown = (isInside ? path.relative(top, script) : script).replaceAll(path.sep, '/');
  await git('config', 'merge.content.name', 'content, by its structure');
  const quoted = `'${shown.replaceAll("'", String.raw`'\''`)}'`;
  // On an older branch without the script, git would take our version and drop theirs.
  const lines = 'git merge-file -L ours -L base -L theirs %A %O %B';
  const driver = `if [ -f ${quoted} ]; then sh ${quoted} %O %A %B %P; else ${lines}; fi`;
  await git('config', 'merge.content.driver', driver);
  out('From now on git merges content by its structure in this clone.\n');
  const asked = await git('check-attr', 'merge', '--', 'pages-config/_site.json');
  if (!asked.endsWith(': content')) out(`.gitattributes still lacks the line: ${ATTRIBUTE}\n`);
  return 0;
}

const run = promisify(execFile);
