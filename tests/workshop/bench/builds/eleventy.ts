import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Not a dependency: only the bench looks at it. npm fetches it into a folder of its own when it is asked for. */
const version = '3.1.2';
const program = 'node_modules/@11ty/eleventy/cmd.cjs';

/**
 * Sees to Eleventy in a folder where it stays between runs.
 * @returns in a sentence why it is not there, such as without a network; nothing where it is
 */
export async function installEleventy(folder: string): Promise<string | undefined> {
  if (existsSync(path.join(folder, program))) return undefined;
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{ "private": true }\n');
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', `@11ty/eleventy@${version}`];
  const code = await new Promise<number>((resolve) => {
    const child = spawn('npm', args, { cwd: folder, stdio: 'ignore', timeout: 180_000 });
    child.on('error', () => resolve(1));
    child.on('close', (ended) => resolve(ended ?? 1));
  });
  if (code === 0 && existsSync(path.join(folder, program))) return undefined;
  return `Eleventy ${version} could not be installed, so nothing is held beside it: is there a network?`;
}

/**
 * Writes a site of Eleventy that makes the hand-made page of each page of a corpus. Its template is JavaScript, the
 * fastest of those that Eleventy knows.
 * @param installed where Eleventy is
 * @param folder where the site goes
 * @param corpus the corpus as writeCorpus has written it, whose files it reads in each run
 * @returns the arguments for Node that build it into the folder out below it
 */
export async function writeEleventySite(
  installed: string,
  folder: string,
  corpus: string,
): Promise<string[]> {
  const source = path.join(folder, 'src');
  await mkdir(path.join(source, '_data'), { recursive: true });
  const module = (name: string) => JSON.stringify(pathToFileURL(path.join(import.meta.dirname, name)).href);
  const content = JSON.stringify(path.join(corpus, 'pages-config'));
  await writeFile(
    path.join(source, '_data/corpus.mjs'),
    `import { readCorpus } from ${module('../corpus/read-corpus.ts')};\nexport default () => readCorpus(${content});\n`,
  );
  await writeFile(
    path.join(source, 'page.11ty.mjs'),
    `import { handMadePage } from ${module('../visits/hand-made.ts')};
export const data = {
  pagination: { data: 'corpus.pages', size: 1, alias: 'entry' },
  permalink: ({ entry }) => \`\${entry.route}/index.html\`,
};
export const render = ({ entry, corpus }) => handMadePage(entry, corpus);
`,
  );
  const config = 'eleventy.config.mjs';
  const folders = `export default () => ({ dir: { input: 'src', output: 'out' } });\n`;
  await writeFile(path.join(folder, config), folders);
  return [path.join(installed, program), '--config', config, '--quiet'];
}
