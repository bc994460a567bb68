import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Terminal } from '../../../command/command.ts';

/** The line by which git knows for which files to ask. */
const ATTRIBUTE = 'pages-config/**/*.json merge=content';

/**
 * Tells the repository in which a site lies how its content is merged. Only this clone is told: git takes no command from
 * what it fetches.
 */
export async function installMergeDriver({ roots, out, err }: Terminal): Promise<0 | 1> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: roots.site })).stdout.trim();
  const top = await git('rev-parse', '--show-toplevel').catch(() => undefined);
  if (top === undefined) {
    err(`${roots.site} lies in no git repository.\n`);
    return 1;
  }
  const script = path.join(roots.engine, '.githooks/merge-content');
  const isInside = !path.relative(top, script).startsWith('..');
  const shown = (isInside ? path.relative(top, script) : script).replaceAll(path.sep, '/');
  await git('config', 'merge.content.name', 'content, by what it says');
  const quoted = `'${shown.replaceAll("'", String.raw`'\''`)}'`;
  // On a branch from before there was a script, git would take ours for the whole and say nothing of theirs.
  const lines = 'git merge-file -L ours -L base -L theirs %A %O %B';
  const driver = `if [ -f ${quoted} ]; then sh ${quoted} %O %A %B %P; else ${lines}; fi`;
  await git('config', 'merge.content.driver', driver);
  out('git merges content by what it says from now on, in this clone.\n');
  const asked = await git('check-attr', 'merge', '--', 'pages-config/_site.json');
  if (!asked.endsWith(': content')) out(`.gitattributes still lacks the line: ${ATTRIBUTE}\n`);
  return 0;
}

const run = promisify(execFile);
