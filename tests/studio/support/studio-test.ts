import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { test as base, type FrameLocator, type Page } from '@playwright/test';
import { copySite } from './copy-site.ts';
import { root } from '../../helpers/project.ts';

/** The home page of the site. */
export const HOME = 'pages-config/index.json';

export interface OpenedSite {
  folder: string;
  read(file: string): string;
  /** Opens a page of the site in the studio. */
  open(page: Page, file: string): Promise<void>;
}

/** A test with a studio on a copy of a small site with its own section type. */
export const test = base.extend<{ site: OpenedSite }>({
  // The studio admits one browser, so each test has its own.
  site: async ({ page }, use) => {
    const folder = copySite(path.join(root, 'tests/sites/bakery'));
    const { child, address } = await startStudioProcess(folder);
    await page.goto(address);
    await use({
      folder,
      read: (file) => readFileSync(path.join(folder, file), 'utf8'),
      open: async (opened, file) => {
        await opened.goto(new URL(`/#${encodeURIComponent(file)}`, address).href);
        await canvas(opened).locator('[data-studio]').first().waitFor();
      },
    });
    child.kill('SIGINT');
    await new Promise((resolve) => child.once('exit', resolve));
    rmSync(folder, { recursive: true });
  },
});

/** Starts the command for a site. @returns the address that admits a browser */
export function startStudioProcess(folder: string): Promise<{ child: ChildProcess; address: string }> {
  const words = ['scripts/pagewright.mjs', 'studio', '--site', folder, '--port', '0'];
  const env = { ...process.env, DATA_DIR: path.join(folder, 'var') };
  const child = spawn(process.execPath, words, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (data: Buffer) => {
      output += data.toString();
      const found = /open at (\S+)/.exec(output)?.[1];
      if (found) resolve({ child, address: found });
    });
    child.once('exit', (code) => reject(new Error(`The studio has ended with ${code}: ${output}`)));
  });
}

/** The page in its frame. */
export function canvas(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="The page"]');
}
