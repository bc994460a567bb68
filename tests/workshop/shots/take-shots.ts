import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { browserOptions } from '../browser/browser-options.ts';
import { serveBuilt } from '../built/serve-built.ts';
import { capture } from './capture.ts';
import type { Job } from './plan.ts';
import type { TakenPicture, PictureRun } from './run-file.ts';
import type { Roots } from '../../../src/site-build/roots.ts';

/** The number of pages at a time: while one waits, another is rendered. */
const atOnce = 3;

interface ShotsInput {
  roots: Roots;
  /** The folder of the pictures. */
  folder: string;
  jobs: readonly Job[];
  /** Called for each picture. */
  progress: (picture: TakenPicture) => void;
}

/** Takes the pictures of all jobs, from a separate server. */
export async function takeShots({ roots, folder, jobs, progress }: ShotsInput): Promise<PictureRun> {
  await mkdir(path.join(folder, 'thumbs'), { recursive: true });
  const site = await serveBuilt(roots);
  const pictures: TakenPicture[] = [];
  const queue = jobs.entries();
  // Each page has a separate browser: pages in one browser would disturb each other's pictures.
  const work = async (): Promise<void> => {
    const browser = await launch();
    try {
      const common = await browser.newContext({ baseURL: site.address, serviceWorkers: 'block' });
      for (const [, job] of queue) {
        const taken = await capture({ browser, common, address: site.address, folder }, job);
        pictures.push(...taken);
        taken.forEach(progress);
      }
    } finally {
      await browser.close();
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
    return { name: path.basename(folder), pictures: inOrder(pictures, jobs) };
  } finally {
    await site.stop();
  }
}

/** Launches the browser with options that render letters identically at every position. */
function launch(): Promise<Browser> {
  return chromium.launch(browserOptions('--font-render-hinting=none'));
}

/** Sorts the pictures in the order of the plan, because jobs finish in any order. */
function inOrder(pictures: readonly TakenPicture[], jobs: readonly Job[]): TakenPicture[] {
  const place = new Map(jobs.map(({ route, state }, index) => [`${route} ${state.name}`, index]));
  const rank = ({ route, state }: TakenPicture): number => place.get(`${route} ${state}`) ?? 0;
  return pictures.toSorted((a, b) => rank(a) - rank(b));
}
