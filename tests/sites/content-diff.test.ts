import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../helpers/project.ts';
import { captureOutput } from '../../src/tools/testing/capture-output.ts';

/* The changes of content in words, on a copy of the bakery in a separate repository. */
let site: string;

beforeAll(() => {
  site = mkdtempSync(path.join(os.tmpdir(), 'bakery-diff-'));
  cpSync(path.join(root, 'tests/sites/bakery/pages-config'), path.join(site, 'pages-config'), {
    recursive: true,
  });
  git('init', '--quiet');
  git('add', '--all');
  git(...author, 'commit', '--quiet', '--message', 'Begin');
});

afterAll(() => rmSync(site, { recursive: true }));

const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false'];
const git = (...args: string[]) => execFileSync('git', args, { cwd: site });

async function content(...args: string[]) {
  const { code, stdout: out, stderr: err } = await captureOutput('content', { engine: root, site }, args);
  return { code, out, err };
}

function edit(
  file: string,
  change: (page: { sections: Record<string, unknown>[]; title: string }) => void,
): void {
  const name = path.join(site, 'pages-config', file);
  const page = JSON.parse(readFileSync(name, 'utf8')) as Parameters<typeof change>[0];
  change(page);
  writeFileSync(name, JSON.stringify(page));
}

test('a different layout of a file is no change', async () => {
  edit('brote.json', () => undefined);
  expect(await content('diff')).toEqual({ code: 0, out: 'Nothing has changed in the content.\n', err: '' });
});

test('a changed text, a new entry, a moved section, and changed metadata for search engines are listed', async () => {
  edit('brote.json', ({ sections }) => {
    const faq = sections.find(({ type }) => type === 'faq') as {
      items: { question: string; answer: string }[];
    };
    faq.items[0]!.question = 'Wie lange hält sich das Brot?';
    faq.items.push({ question: 'Gibt es Gutscheine?', answer: '<p>Ja.</p>' });
    sections.push(...sections.splice(1, 1));
  });
  edit('danke.json', (page) => void (page.title = 'Vielen Dank | Mohn & Krume'));
  const { out } = await content('diff');
  expect(out).toMatch(
    /^Unsere Brote › faq › question 1 › question: “[^”]+” → “Wie lange hält sich das Brot\?”$/m,
  );
  expect(out).toMatch(/^Unsere Brote › faq › question \d added \(“Gibt es Gutscheine\?”\)$/m);
  expect(out).toMatch(/^Unsere Brote › price-table moved 2 → 3$/m);
  expect(out).toMatch(/^Vielen Dank › title: “[^”]+” → “Vielen Dank \| Mohn & Krume”$/m);
  expect(out).toMatch(/\n\n1 page looks different: \/brote\n$/);
});

test('a moved page is the same page, and a changed link is shown with the words around it', async () => {
  expect((await content('mv', '/feier', '/feste', '--yes')).code).toBe(0);
  const { out } = await content('diff');
  expect(out).toMatch(/^Page \/feste \(Torten für Ihre Feier\) was \/feier$/m);
  expect(out).toMatch(/^Redirects › redirects › entry 1 added \(“\/feier”\)$/m);
  expect(out).toMatch(/^Bestellen › form › text beside the form: “… .*\/feier.*” → “… .*\/feste.*”$/m);
});

test('a section that uses a shared section has the name of that section', async () => {
  edit('danke.json', ({ sections }) => void sections.push({ use: 'zeiten', title: 'Wann' }));
  const { out } = await content('diff');
  edit('danke.json', ({ sections }) => void sections.pop());
  expect(out).toMatch(/^[^›\n]+ › zeiten added \(“Wann”\)$/m);
});

test('an entry with an unchanged name is reported as changed, not as removed', async () => {
  const records = path.join(site, 'pages-config/_records');
  mkdirSync(records);
  writeFileSync(path.join(records, 'days.json'), '{ "day": 1 }');
  git('add', '--all');
  git(...author, 'commit', '--quiet', '--message', 'Keep');
  writeFileSync(path.join(records, 'days.json'), '{ "day": 2 }');
  const { out } = await content('diff');
  expect(out).toMatch(/^pages-config\/_records\/days\.json changed\n/);
  git('reset', '--quiet', 'HEAD~1');
  rmSync(records, { recursive: true });
});

test('a drawing changes the pages that show it', async () => {
  const drawing = path.join(site, 'pages-config/_media/drawings/sauerteig.svg');
  writeFileSync(drawing, readFileSync(drawing, 'utf8').replace('<svg', '<svg '));
  const { out } = await content('diff');
  expect(out).toContain('\npages-config/_media/drawings/sauerteig.svg changed\n');
  expect(out).toMatch(/pages look different: \/ /);
});

test('the report in Markdown has escaped special characters', async () => {
  const { out } = await content('diff', '--markdown');
  expect(out).toMatch(/^### Unsere Brote `\/brote`$/m);
  expect(out).toMatch(/^- faq › question \d added \(“Gibt es Gutscheine\?”\)$/m);
  expect(out).toContain('“Vielen Dank \\| Mohn \\& Krume”');
  expect(out).toMatch(/### Pages that look different \(\d\)\n\n- `\/`\n/);
});

test('an unknown commit is reported', async () => {
  expect(await content('diff', 'never-was')).toEqual({
    code: 1,
    out: '',
    err: `git has no commit "never-was" for ${site}.\n`,
  });
});

test('a page that was removed since the last commit, or the last tag, is a warning that names the command', async () => {
  const validate = async () => (await captureOutput('validate', { engine: root, site }, [])).stdout;
  expect(await validate()).not.toContain('vanished-page');
  git('checkout', '--quiet', '--', 'pages-config');
  git('clean', '--quiet', '--force', '-d', 'pages-config');
  rmSync(path.join(site, 'pages-config/danke.json'));
  const reported = (since: string) =>
    `pages-config/danke.json:1:1 vanished-page (warning) The page /danke is gone since ${since}, and its address has no redirect.\n` +
    '  To rename a page, use npm run content -- mv, which redirects it; otherwise add { "from": "/danke", … } to pages-config/_redirects.json.\n';
  expect(await validate()).toContain(reported('the last commit'));
  git('tag', 'v1');
  git(...author, 'commit', '--quiet', '--all', '--message', 'Remove');
  expect(await validate()).toContain(reported('v1'));
  const redirects = { redirects: [{ from: '/danke', gone: true }] };
  writeFileSync(path.join(site, 'pages-config/_redirects.json'), JSON.stringify(redirects));
  expect(await validate()).not.toContain('vanished-page');
  // A draft was never on the site.
  writeFileSync(path.join(site, 'pages-config/idee.json'), '{ "draft": true }');
  git('add', '--all');
  git(...author, 'commit', '--quiet', '--message', 'Draft');
  git('tag', 'v2');
  rmSync(path.join(site, 'pages-config/idee.json'));
  expect(await validate()).not.toContain('vanished-page');
});
