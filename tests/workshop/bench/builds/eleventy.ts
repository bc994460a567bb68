import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The version of Eleventy. It is no dependency, because only the bench uses it: npm fetches it into a separate
 * folder on demand.
 */
const version = '3.1.2';
const program = 'node_modules/@11ty/eleventy/cmd.cjs';

/**
 * Installs Eleventy into a folder that stays between runs.
 * @returns the reason for a failure, such as a missing network; undefined on success
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
  return `Eleventy ${version} could not be installed, so nothing is compared with it: is there a network?`;
}

/**
 * Writes an Eleventy site that makes the hand-made page of each page of a corpus. Its template is JavaScript, the
 * fastest of Eleventy's kinds.
 * @param installed the folder of Eleventy
 * @param folder for the site
 * @param corpus as written by writeCorpus; its files are read in each run
 * @returns the arguments for Node that build it into the subfolder out
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
