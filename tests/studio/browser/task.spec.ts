import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import sharp from 'sharp';
import { isBrowserInstalled } from '../../walk/support/find-browsers.ts';
import { openTab, type BrowserName } from '../../walk/support/tab.ts';
import { StudioUser, type InputDevice } from '../support/studio-user.ts';
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

for (const device of ['mouse', 'keyboard'] as const)
  for (const site of sites)
    test(
      `a page is created, changed and published by ${device} on the ${site.name}`,
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
          const steps = await doTask(new StudioUser(tab, device), site.kind, picture, device);
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
async function doTask(user: StudioUser, kind: string, picture: string, device: InputDevice): Promise<number> {
  await user.use('button', 'New page');
  if (kind !== 'Page') await user.choose('Kind', kind);
  await user.write('Name', 'Studio task');
  await user.use('button', 'Make a draft');
  await user.seeFrame('[data-studio]');
  await user.see('h1', /./);
  // Adds a section with a picture, if pages of this kind have none.
  if (kind === 'Page') {
    await user.use('button', 'Insert section below');
    await user.write('Search by what it is called', 'picture');
    await user.use('button', /icture/, '.picker .cards');
  }
  await user.use('button', /^(Add|Choose another)/, '#region-panel');
  await user.attach('.picker input[type="file"]', picture);
  await user.write('Alternative text', 'A teal ground');
  await user.use('button', 'Use the picture');
  await user.use('treeitem', /^Page/);
  await user.write('Title', 'Words of an editor, for a test of the studio');
  await user.use('button', 'Save');
  await user.settle();
  const answer = await user.refusal();
  if (answer !== '') throw new Error(answer);
  await user.use('link', 'All pages');
  await user.write('Search pages', '/');
  await user.use('link', /\/$/);
  await user.seeFrame('[data-studio]');
  // The first section moves down, and a text of the next one changes.
  if (device === 'keyboard') await user.pressInOutline('Alt+ArrowDown');
  else await user.use('button', 'Move down');
  await user.see('.editor > [role="status"]', /^Moved/);
  await user.use('treeitem', /^Page/);
  await user.write('Description', 'Words of an editor, which say what this page is for and whom it helps.');
  await user.see('.status', /Not saved/);
  await user.use('button', 'Publish');
  await user.write('What has changed', 'A new page');
  await user.use('button', /^Publish \d/, 'dialog');
  await user.see('dialog [role="status"]', /as the commit/);
  return user.steps;
}
