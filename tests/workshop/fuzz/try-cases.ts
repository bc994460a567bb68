import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSite } from '../../../src/site-build/pages/build-site.ts';
import type { Roots } from '../../../src/site-build/roots.ts';
import { validateSite } from '../../../src/site-build/validate-site.ts';
import { toRoute } from '../../../src/core/page/routes.ts';
import { serveBuilt } from '../built/serve-built.ts';
import type { GeneratedCase } from './generated-case.ts';
import { filesInCase } from './validate-cases.ts';
import { openPages } from './open-pages.ts';

/**
 * Builds a copy of the site with accepted cases, serves it, opens each generated page in Chromium, and sends its
 * forms. Cases that exclude each other, such as two with one title, are tried separately afterwards.
 * @param opened receives the problems of each page, as sentences that name the page
 * @returns the problems of the whole site, as sentences
 */
export async function tryCases(
  roots: Roots,
  cases: readonly GeneratedCase[],
  opened: (problems: string[]) => void,
): Promise<string[]> {
  const { problems, conflicting } = await tryTogether(roots, cases, opened);
  for (const one of conflicting) {
    const alone = await tryTogether(roots, [one], opened);
    problems.push(
      ...alone.problems,
      ...alone.conflicting.map(({ page }) => `${page.path} was accepted, then refused`),
    );
  }
  return problems;
}

interface Tried {
  problems: string[];
  /** The conflicting cases, which were not opened. */
  conflicting: readonly GeneratedCase[];
}

async function tryTogether(
  { engine, site }: Roots,
  cases: readonly GeneratedCase[],
  opened: (problems: string[]) => void,
): Promise<Tried> {
  const copy = await mkdtemp(path.join(tmpdir(), 'generated-'));
  try {
    await cp(path.join(site, 'pages-config'), path.join(copy, 'pages-config'), { recursive: true });
    const roots: Roots = { engine, site: copy };
    const built = await writeTogether(roots, cases);
    const conflicting = cases.filter((one) => !built.includes(one));
    const failure = await buildFailure(roots);
    return { problems: failure ? [failure] : await openAll(roots, built, opened), conflicting };
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Writes the cases, removes conflicting ones, and returns the others. */
async function writeTogether(roots: Roots, cases: readonly GeneratedCase[]): Promise<GeneratedCase[]> {
  for (const file of cases.flatMap(filesInCase)) {
    const target = path.join(roots.site, file.path);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, file.text);
  }
  let remaining = [...cases];
  for (;;) {
    const { diagnostics } = (await validateSite(roots)).validation;
    const invalid = new Set(
      diagnostics.filter(({ severity }) => severity === 'error').map(({ file }) => file),
    );
    const dropped = remaining.filter((one) => filesInCase(one).some((file) => invalid.has(file.path)));
    if (dropped.length === 0) return remaining;
    for (const file of dropped.flatMap(filesInCase)) await rm(path.join(roots.site, file.path));
    remaining = remaining.filter((one) => !dropped.includes(one));
  }
}

/** The output of a build that failed for accepted content. */
async function buildFailure(roots: Roots): Promise<string | undefined> {
  try {
    await buildSite(roots, path.join(roots.site, 'dist'), { progress: () => undefined, share: false });
    return undefined;
  } catch (error) {
    return `The build failed: ${error instanceof Error ? error.message : String(error)}`;
  }
}

async function openAll(
  roots: Roots,
  cases: readonly GeneratedCase[],
  opened: (problems: string[]) => void,
): Promise<string[]> {
  const server = await serveBuilt(roots);
  try {
    await openPages(
      server.address,
      cases.map(({ page }) => toRoute(page.path)),
      opened,
    );
    const alive = await fetch(server.address).then(
      ({ ok }) => ok,
      () => false,
    );
    return alive ? [] : ['the server no longer answers'];
  } finally {
    await server.stop();
  }
}
