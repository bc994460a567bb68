import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import sharp from 'sharp';
import { isBrowserInstalled } from '../../walk/support/find-browsers.ts';
import { openTab, type BrowserName } from '../../walk/support/tab.ts';
import { Hand, type Way } from '../support/hand.ts';
import { root } from '../../helpers/project.ts';
import { copySite } from '../support/copy-site.ts';
import { startStudioProcess } from '../support/studio-test.ts';

/* The task of an editor without knowledge of JSON: create a page with a picture, change two texts, move a section,
   publish. By mouse, and only by keyboard; on a site with its own section type, and on the site of this repository. */

const test = base.extend<object, { browserUnderTest: BrowserName }>({
  browserUnderTest: ['chromium', { option: true, scope: 'worker' }],
});

const sites = [
  { name: 'bakery', folder: path.join(root, 'tests/sites/bakery'), kind: 'Page' },
  { name: 'site of this repository', folder: root, kind: 'Service page' },
];

for (const way of ['mouse', 'keyboard'] as const)
  for (const site of sites)
    test(
      `a page is created, changed and published by ${way} on the ${site.name}`,
      { tag: '@long' },
      async ({ browserUnderTest }) => {
        test.skip(!isBrowserInstalled(browserUnderTest), `${browserUnderTest} is not installed`);
        test.setTimeout(300_000);
        const folder = copySite(site.folder);
        const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8' });
        git('init', '--quiet');
        git('config', 'user.email', 'editor@example.org');
        git('config', 'user.name', 'An Editor');
        git('config', 'core.hooksPath', 'no-hooks');
        git('add', '.');
        git('commit', '--quiet', '--message', 'Before');
        const picture = path.join(folder, 'IMG 2041.PNG');
        await sharp({ create: { width: 640, height: 480, channels: 3, background: 'teal' } })
          .png()
          .toFile(picture);
        const { child, address } = await startStudioProcess(folder);
        const tab = await openTab(browserUnderTest);
        try {
          await tab.resize(1280, 900);
          await tab.goto(address);
          const steps = await doTask(new Hand(tab, way), site.kind, picture, way);
          test.info().annotations.push({ type: 'steps', description: String(steps) });
        } finally {
          await tab.close();
          child.kill('SIGINT');
          await new Promise((resolve) => child.once('exit', resolve));
        }
        const changed = git('show', '--name-only', '--format=', 'HEAD').trim().split('\n');
        expect(changed).toContain('pages-config/studio-task.json');
        expect(changed).toContain('pages-config/index.json');
        const made = readFileSync(path.join(folder, 'pages-config/studio-task.json'), 'utf8');
        expect(made).toContain('Words of an editor');
        expect(made).toContain('"src": "pictures/img-2041.png"');
        expect(readdirSync(path.join(folder, 'pages-config/_media/pictures'))).toContain('img-2041.png');
        // Only the moved section and the changed text differ.
        expect(git('show', '--format=', 'HEAD', 'pages-config/index.json')).toContain('Words of an editor');
        rmSync(folder, { recursive: true });
      },
    );

/** @returns the number of clicks and key strokes, without typed letters */
async function doTask(hand: Hand, kind: string, picture: string, way: Way): Promise<number> {
  await hand.use('button', 'New page');
  if (kind !== 'Page') await hand.choose('Kind', kind);
  await hand.write('Name', 'Studio task');
  await hand.use('button', 'Make a draft');
  await hand.seeFrame('[data-studio]');
  await hand.see('h1', /./);
  // Adds a section with a picture, if pages of this kind have none.
  if (kind === 'Page') {
    await hand.use('button', 'Insert section below');
    await hand.write('Search by what it is called', 'picture');
    await hand.use('button', /icture/, '.picker .cards');
  }
  await hand.use('button', /^(Add|Choose another)/, '#region-panel');
  await hand.attach('.picker input[type="file"]', picture);
  await hand.write('Alternative text', 'A teal ground');
  await hand.use('button', 'Use the picture');
  await hand.use('treeitem', /^Page/);
  await hand.write('Title', 'Words of an editor, for a test of the studio');
  await hand.use('button', 'Save');
  await hand.settle();
  const answer = await hand.refusal();
  if (answer !== '') throw new Error(answer);
  await hand.use('link', 'All pages');
  await hand.write('Search pages', '/');
  await hand.use('link', /\/$/);
  await hand.seeFrame('[data-studio]');
  // The first section moves down, and a text of the next one changes.
  if (way === 'keyboard') await hand.pressInOutline('Alt+ArrowDown');
  else await hand.use('button', 'Move down');
  await hand.see('.editor > [role="status"]', /^Moved/);
  await hand.use('treeitem', /^Page/);
  await hand.write('Description', 'Words of an editor, which say what this page is for and whom it helps.');
  await hand.see('.status', /Not saved/);
  await hand.use('button', 'Publish');
  await hand.write('What has changed', 'A new page');
  await hand.use('button', /^Publish \d/, 'dialog');
  await hand.see('dialog [role="status"]', /as the commit/);
  return hand.steps;
}
