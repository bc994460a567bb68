import { chromium } from '@playwright/test';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSite } from '../../build/pages/build-site.ts';
import type { Roots } from '../../build/roots.ts';
import { validateSite } from '../../build/validate-site.ts';
import { routeOf } from '../../core/page/routes.ts';
import { browserOptions } from '../check/browser-options.ts';
import { serveBuilt } from '../check/serve-built.ts';
import type { GeneratedCase } from './generated-case.ts';
import { visitPage } from './visit-page.ts';

/** What came out when cases that validation accepts were built and opened. */
export interface Trial {
  opened: number;
  /** What went wrong, in sentences that name the page. */
  faults: string[];
}

/**
 * Builds a copy of the site with the cases in it, serves it, and opens each generated page in Chromium; sends what
 * forms they hold. Cases that can't be there together, such as two with one title, are left out.
 */
export async function tryCases({ engine, site }: Roots, cases: readonly GeneratedCase[]): Promise<Trial> {
  const copy = await mkdtemp(path.join(tmpdir(), 'generated-'));
  try {
    await cp(path.join(site, 'pages-config'), path.join(copy, 'pages-config'), { recursive: true });
    const roots: Roots = { engine, site: copy };
    const built = await writeTogether(roots, cases);
    const failure = await buildFailure(roots);
    return failure ? { opened: 0, faults: [failure] } : await openAll(roots, built);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Writes the cases, takes out those that disagree with others, and returns those that stay. */
async function writeTogether(roots: Roots, cases: readonly GeneratedCase[]): Promise<GeneratedCase[]> {
  for (const file of cases.flatMap(filesOf)) {
    const target = path.join(roots.site, file.path);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, file.text);
  }
  let kept = [...cases];
  for (;;) {
    const { diagnostics } = (await validateSite(roots)).validation;
    const faulty = new Set(
      diagnostics.filter(({ severity }) => severity === 'error').map(({ file }) => file),
    );
    const dropped = kept.filter((one) => filesOf(one).some((file) => faulty.has(file.path)));
    if (dropped.length === 0) return kept;
    for (const file of dropped.flatMap(filesOf)) await rm(path.join(roots.site, file.path));
    kept = kept.filter((one) => !dropped.includes(one));
  }
}

/** What the build said where it did not build what validation has accepted. */
async function buildFailure(roots: Roots): Promise<string | undefined> {
  try {
    await buildSite(roots, path.join(roots.site, 'dist'), { progress: () => undefined });
    return undefined;
  } catch (error) {
    return `The build failed: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function filesOf({ page, form }: GeneratedCase) {
  return form ? [page, form] : [page];
}

async function openAll(roots: Roots, cases: readonly GeneratedCase[]): Promise<Trial> {
  const server = await serveBuilt(roots);
  const browser = await chromium.launch(browserOptions());
  const faults: string[] = [];
  try {
    const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
    for (const { page } of cases)
      faults.push(...(await visitPage(context, server.address, routeOf(page.path))));
    const alive = await fetch(server.address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!alive) faults.push('the server no longer answers');
  } finally {
    await browser.close();
    await server.stop();
  }
  return { opened: cases.length, faults };
}
