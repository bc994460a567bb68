import { spawn } from 'node:child_process';
import { findBrowser } from '../../../src/tools/browser.ts';
import type { BuiltPage } from './built-site.ts';
import { serveBuilt } from './serve-built.ts';
import type { Roots } from '../../../src/site-build/roots.ts';

/** Lighthouse is not a dependency, because it has 185 MB: npm downloads it on demand. */
const lighthouse = 'lighthouse@13.5.0';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const tries = 3;

type Measured = Pick<BuiltPage, 'route' | 'types'>;

/**
 * The routes to measure: first the home page, then repeatedly the page whose unmeasured section types are
 * most used. Pages with the same parts are left out, because their scores are similar.
 * @param pages pages of the built site
 * @param most the maximal number
 */
export function routesToMeasure(pages: readonly Measured[], most = 12): string[] {
  const seen = new Set<string>();
  const routes: string[] = [];
  const uses = (type: string): number => pages.filter(({ types }) => types.includes(type)).length;
  const unseen = ({ types }: Measured): number =>
    types.reduce((sum, type) => sum + (seen.has(type) ? 0 : uses(type)), 0);
  const take = ({ route, types }: Measured): void => {
    routes.push(route);
    types.forEach((type) => seen.add(type));
  };
  pages.filter(({ route }) => route === '/').forEach(take);
  while (routes.length < most) {
    const [next] = pages.toSorted((a, b) => unseen(b) - unseen(a));
    if (!next || unseen(next) === 0) break;
    take(next);
  }
  return routes;
}

export interface Score {
  /** Out of 100, in the order of the categories. */
  scores: number[];
  /** Largest contentful paint and total blocking time in milliseconds; layout shift. */
  lcp: number;
  cls: number;
  tbt: number;
  /** The reasons for lost points, in Lighthouse's words. */
  lost: string[];
}

/**
 * Measures routes of the built site with Lighthouse for a phone, and prints each as a table row.
 * @param print receives each line
 * @returns whether every category of every route has 100
 */
export async function measureRoutes(
  roots: Roots,
  routes: readonly string[],
  print: (line: string) => void,
): Promise<boolean> {
  const site = await serveBuilt(roots);
  let isPerfect = true;
  print('perf a11y best  seo    LCP    CLS    TBT  route');
  try {
    for (const route of routes) {
      const score = await measureBest(`${site.address}${route}`);
      isPerfect &&= isFull(score);
      print(row(route, score));
      for (const line of score.lost) print(`      ${line}`);
    }
  } finally {
    await site.stop();
  }
  return isPerfect;
}

/**
 * Measures a page. With a score of 100 it is measured once, otherwise up to three times; the median counts.
 */
async function measureBest(address: string): Promise<Score> {
  const seen: Score[] = [];
  while (seen.length < tries) {
    // Sometimes a trace does not start, and Lighthouse asks for another run.
    const score = readScore(await run(address).catch(() => run(address)));
    if (seen.length === 0 && isFull(score)) return score;
    seen.push(score);
  }
  return medianScore(seen);
}

/** The median run, by the sum of its scores. */
export function medianScore(scores: readonly Score[]): Score {
  const sum = ({ scores: all }: Score): number => all.reduce((total, each) => total + each, 0);
  const sorted = scores.toSorted((a, b) => sum(a) - sum(b));
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!middle) throw new Error('Nothing was measured.');
  return middle;
}

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<
    string,
    { title: string; score: number | null; numericValue?: number; displayValue?: string }
  >;
}

/** The relevant parts of Lighthouse's report. */
export function readScore({ categories: found, audits }: Report): Score {
  const value = (id: string): number => audits[id]?.numericValue ?? 0;
  const counted = categories.flatMap((id) => found[id]?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  const lost = counted.flatMap(({ id }) => {
    const audit = audits[id];
    return audit?.score != null && audit.score < 0.9
      ? [[audit.title, audit.displayValue].filter(Boolean).join(': ')]
      : [];
  });
  return {
    scores: categories.map((id) => Math.round((found[id]?.score ?? 0) * 100)),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    lost: [...new Set(lost)],
  };
}

function isFull({ scores }: Score): boolean {
  return scores.every((score) => score === 100);
}

function row(route: string, { scores, lcp, cls, tbt }: Score): string {
  const cells = scores.map((score) => String(score).padStart(4));
  const times = [`${(lcp / 1000).toFixed(2)} s`, cls.toFixed(3), `${tbt.toFixed(0)} ms`];
  return `${cells.join(' ')} ${times.map((time) => time.padStart(6)).join(' ')}  ${route}`;
}

function run(address: string): Promise<Report> {
  const flags = ['--output=json', '--quiet', `--only-categories=${categories.join(',')}`];
  const chrome = '--chrome-flags=--headless=new --no-sandbox --disable-quic';
  const browser = findBrowser();
  const env = { ...process.env, ...(browser && { CHROME_PATH: browser }) };
  return new Promise((resolve, reject) => {
    const child = spawn('npx', ['--yes', lighthouse, address, ...flags, chrome], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(JSON.parse(output) as Report);
      else reject(new Error(`Lighthouse could not measure ${address}.`));
    });
  });
}
