import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../helpers/project.ts';
import { captureOutput } from '../../src/tools/testing/capture-output.ts';

/* Two people change the bakery, and git merges their changes. */
let site: string;

beforeAll(() => {
  site = mkdtempSync(path.join(os.tmpdir(), 'bakery-merge-'));
  cpSync(path.join(root, 'tests/sites/bakery/pages-config'), path.join(site, 'pages-config'), {
    recursive: true,
  });
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@example.org');
  git('config', 'commit.gpgsign', 'false');
  commit('Begin');
});

afterAll(() => rmSync(site, { recursive: true }));

const git = (...args: string[]) => execFileSync('git', args, { cwd: site, encoding: 'utf8' });
const at = (file: string) => path.join(site, 'pages-config', file);
const read = (file: string) => readFileSync(at(file), 'utf8');

function commit(message: string): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', message);
}

async function content(...args: string[]) {
  const { code, stdout: out, stderr: err } = await captureOutput('content', { engine: root, site }, args);
  return { code, out, err };
}

interface Question {
  question: string;
  answer: string;
}

/** Changes the list of questions on a separate branch. */
function onBranch(name: string, change: (questions: Question[]) => void): void {
  git('checkout', '--quiet', '-B', name, 'main');
  const page = JSON.parse(read('brote.json')) as { sections: { type: string; items: Question[] }[] };
  change(page.sections.find(({ type }) => type === 'faq')!.items);
  writeFileSync(at('brote.json'), `${JSON.stringify(page, null, 2)}\n`);
  commit(name);
}

/** Merges the other branch into the current one. */
function mergeBranch(branch: string) {
  const { status, stdout, stderr } = spawnSync('git', ['merge', '--no-edit', branch], {
    cwd: site,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

const added = (question: string): Question => ({ question, answer: `<p>${question} Ja, jeden Tag.</p>` });

test('git is configured once, and the command reports missing parts', async () => {
  const missing = await content('merge', '--install');
  expect(missing).toEqual({
    code: 0,
    out:
      'From now on git merges content by its structure in this clone.\n' +
      '.gitattributes still lacks the line: pages-config/**/*.json merge=content\n',
    err: '',
  });
  writeFileSync(path.join(site, '.gitattributes'), 'pages-config/**/*.json merge=content\n');
  // The layout is that of JSON.stringify, in which git alone could merge the least.
  const page = JSON.parse(read('brote.json')) as unknown;
  writeFileSync(at('brote.json'), `${JSON.stringify(page, null, 2)}\n`);
  commit('Name the driver');
  expect((await content('merge', '--install')).out).toBe(
    'From now on git merges content by its structure in this clone.\n',
  );
  expect(git('config', 'merge.content.driver')).toContain(
    `sh '${path.join(root, '.githooks/merge-content')}' %O %A %B %P;`,
  );
});

test('two people add a question to one list, one of them edits another: all changes are merged', () => {
  onBranch('hers', (list) => void list.push(added('Gibt es Gutscheine?')));
  onBranch('his', (list) => {
    list[0]!.question = 'Wie lange hält es sich?';
    list.push(added('Kann ich vorbestellen?'));
  });
  const { status } = mergeBranch('hers');
  expect(status).toBe(0);
  const page = JSON.parse(read('brote.json')) as { sections: { type: string; items: Question[] }[] };
  const titles = page.sections.find(({ type }) => type === 'faq')!.items.map(({ question }) => question);
  expect(titles[0]).toBe('Wie lange hält es sich?');
  expect(titles.slice(-2)).toEqual(['Kann ich vorbestellen?', 'Gibt es Gutscheine?']);
});

test('a real conflict is reported in words, marked only at that value, and remains a conflict for git', () => {
  onBranch('hers', (list) => {
    list[1]!.answer = '<p>Nein.</p>';
    list.push(added('Gibt es Gutscheine?'));
  });
  onBranch('his', (list) => void (list[1]!.answer = '<p>Ja.</p>'));
  const { status, output } = mergeBranch('hers');
  expect(status).toBe(1);
  expect(output).toMatch(
    /^Unsere Brote › faq › question 2 › answer: you wrote “<p>Ja\.<\/p>”, they wrote “<p>Nein\.<\/p>”$/m,
  );
  expect(output).toMatch(
    /^pages-config\/brote\.json: 1 conflict is left for you to decide, between <<<<<<< and >>>>>>>\.$/m,
  );
  expect(read('brote.json')).toMatch(
    /^<<<<<<< ours\n *"answer": "<p>Ja\.<\/p>"\n=======\n *"answer": "<p>Nein\.<\/p>"\n>>>>>>> theirs\n/m,
  );
  expect(read('brote.json')).toContain('Gibt es Gutscheine?');
  expect(git('diff', '--name-only', '--diff-filter=U')).toBe('pages-config/brote.json\n');
  git('merge', '--abort');
});

test('invalid JSON is merged line by line', () => {
  const broken = (name: string, from: RegExp, to: string) => {
    git('checkout', '--quiet', '-B', name, 'main');
    writeFileSync(at('danke.json'), read('danke.json').replace(from, to));
    commit(name);
  };
  broken('hers', /\n\}\s*$/, '\n');
  broken('his', /^\{/, '{\n  "draft": true,');
  const { status, output } = mergeBranch('hers');
  expect([status, output]).toEqual([0, expect.stringContaining('danke.json: not all versions are JSON')]);
  expect(read('danke.json')).toMatch(/^\{\n {2}"draft": true,/);
  expect(read('danke.json').trimEnd()).not.toMatch(/\n\}$/);
});

test.each<[what: string, there: { script?: boolean; packages?: boolean } | undefined]>([
  ['the packages are missing', { script: true }],
  ['the command can’t be run', { script: true, packages: true }],
  ['the script is not there', {}],
  ['git is not configured', undefined],
])('if %s, lines are merged', async (_what, there) => {
  const engine = mkdtempSync(path.join(os.tmpdir(), 'bare-engine-'));
  if (there?.script)
    cpSync(path.join(root, '.githooks'), path.join(engine, '.githooks'), { recursive: true });
  if (there?.packages) mkdirSync(path.join(engine, 'node_modules/jsonc-parser'), { recursive: true });
  if (there) await captureOutput('content', { engine, site }, ['merge', '--install']);
  else git('config', '--remove-section', 'merge.content');
  onBranch('hers', (list) => void (list[0]!.question = 'Hers?'));
  onBranch('his', (list) => void (list.at(-1)!.question = 'His?'));
  expect(mergeBranch('hers').status).toBe(0);
  expect(read('brote.json')).toMatch(/Hers\?[^]*His\?/);
  onBranch('his', (list) => void (list[0]!.question = 'His?'));
  expect(mergeBranch('hers').status).toBe(1);
  expect(read('brote.json')).toMatch(/^<<<<<<< [^]*His\?[^]*^=======[^]*Hers\?[^]*^>>>>>>> /m);
  git('merge', '--abort');
  rmSync(engine, { recursive: true });
});

test('a call with too few or unknown arguments prints the usage', async () => {
  const usage = 'npm run content -- merge BASE OURS THEIRS [PATH] [--install]\n';
  expect(await content('merge', 'one')).toEqual({
    code: 2,
    out: '',
    err: `Name the three files of a merge, and their path.\n${usage}`,
  });
  expect(await content('merge', 'never', 'was', 'there')).toEqual({
    code: 2,
    out: '',
    err: `There is no file never.\n${usage}`,
  });
});
