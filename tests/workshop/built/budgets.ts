import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { mediaLimits } from '../../../src/core/content/media.ts';
import { markupLimits } from '../../../src/core/page/markup-limits.ts';
import { loadSite } from '../../../src/site-build/load-site.ts';
import { siteBundle } from '../../../src/site-build/pages/site-bundle.ts';
import type { Roots } from '../../../src/site-build/roots.ts';
import {
  documentBudget,
  hasLongText,
  type OwnBudget,
} from '../../../src/core/page/document/document-budget.ts';
import { measureSite } from './measure-site.ts';
import type { PageMeasure, SiteMeasure } from './measure-site.ts';

/**
 * The budgets, in compressed bytes (brotli); a kilobyte is 1000 bytes. The first round trip transfers some 14
 * kB.
 */
const budgets = { first: 14_000, loader: 1_600, script: 100_000, form: 85_000, later: 3_500 };

export interface BudgetReport {
  /** The largest pages, as a table. */
  table: string[];
  /** One line per exceeded budget. */
  breaches: string[];
}

/** Checks the budgets of a built site, which must have been built from the current code. */
export async function checkBudgets(roots: Roots): Promise<BudgetReport> {
  const { manifest } = await siteBundle(roots, (await loadSite(roots)).validation.types);
  const site = await measureSite(path.join(roots.site, 'dist'), manifest);
  const own = await readOwnBudgets(roots);
  return { table: createTable(site.pages, own), breaches: findBreaches(site, own) };
}

/**
 * All exceeded budgets of a site.
 * @param own the site's budgets for single pages
 */
export function findBreaches({ pages, media }: SiteMeasure, own: readonly OwnBudget[] = []): string[] {
  const found = pages.length === 0 ? ['no pages were found: build the site first'] : [];
  found.push(...grouped(pages.flatMap((page) => [...pageBreaches(page, own), ...markupBreaches(page)])));
  for (const { file, bytes } of media) {
    const limit = fileLimit(file);
    if (bytes > limit) found.push(`${file} has ${kilo(bytes)}; the limit is ${kilo(limit)}`);
  }
  const unknown = own.filter(({ route }) => !pages.some(({ file }) => file === routeFile(route)));
  return [...found, ...unknown.map(({ route }) => `${route} has a separate budget but is not built`)];
}

async function readOwnBudgets({ site }: Roots): Promise<OwnBudget[]> {
  const text = await readFile(path.join(site, 'pages-config/_site.json'), 'utf8');
  return (JSON.parse(text) as { budgets?: OwnBudget[] }).budgets ?? [];
}

function routeFile(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}/index.html`;
}

type Breach = [file: string, what: string];

/** Combines breaches: a budget that every page exceeds is reported once. */
function grouped(breaches: readonly Breach[]): string[] {
  const files = Map.groupBy(breaches, ([, what]) => what);
  return [...files].map(([what, [first, ...others]]) => {
    const more = others.length > 0 ? ` and ${others.length} other pages` : '';
    return `${first?.[0] ?? ''}${more}: ${what}`;
  });
}

function pageBreaches(page: PageMeasure, own: readonly OwnBudget[]): Breach[] {
  const { file, firstBytes, htmlBytes, loaderBytes, hydratedBytes, formBytes, laterBytes } = page;
  const isLong = hasLongText(page.html);
  const exception = own.find(({ route }) => file === routeFile(route));
  const html = documentBudget(page.html, exception?.route ?? '', own);
  const budget = { ...budgets, ...exception, html };
  // An exception for the compressed document also applies to its markup.
  const most = isLong ? markupLimits.longText : markupLimits.page;
  const markup = exception?.html === undefined ? most : Infinity;
  const measures: [what: string, bytes: number, limit: number][] = [
    ['Files before the first paint', firstBytes, budget.first],
    ['The document', htmlBytes, budget.html],
    ['The document before it is compressed', Buffer.byteLength(page.html), markup],
    ['JavaScript before hydration', loaderBytes, budget.loader],
    ['JavaScript until hydrated', hydratedBytes, budget.script],
    ['JavaScript of forms', formBytes, budget.form],
    ['JavaScript after hydration', laterBytes, budget.later],
  ];
  return measures.flatMap(([what, bytes, limit]): Breach[] =>
    bytes > limit ? [[file, `${what}: ${bytes} bytes; the budget is ${limit}`]] : [],
  );
}

/** Markup that the content policy would block, or that indicates an error. */
function markupBreaches({ file, html }: PageMeasure): Breach[] {
  const diagnostics: [pattern: RegExp, what: string][] = [
    // A data block is no script, because browsers do not run it.
    [/<script(?![^>]* (src=|type="(application\/(ld\+)?json|text\/css)"))/, 'an inline script'],
    [/<[a-z][^<>]* style="/, 'an inline style'],
    [/<(style|template)[ >]/, 'a style or template element'],
    [/<[a-z][^<>]* on[a-z]+="/, 'an inline event handler'],
    [/ class="[^"]*\bundefined\b/, 'a class that no style sheet has'],
    [/<img(?![^>]* alt=)/, 'a picture without alternative text'],
  ];
  const found = diagnostics.flatMap(([pattern, what]): Breach[] =>
    pattern.test(html) ? [[file, `has ${what}`]] : [],
  );
  const mains = html.match(/<h1[ >]/g)?.length ?? 0;
  return mains === 1 ? found : [...found, [file, `has ${mains} main headings`]];
}

function fileLimit(file: string): number {
  const ending = path.extname(file).slice(1);
  if (ending === 'svg') return mediaLimits.drawing;
  if (['mp4', 'webm'].includes(ending)) return mediaLimits.video;
  return ['png', 'jpg', 'jpeg', 'webp', 'avif'].includes(ending)
    ? mediaLimits.photograph
    : mediaLimits.download;
}

function createTable(pages: readonly PageMeasure[], own: readonly OwnBudget[]): string[] {
  const worst = [...pages].sort((a, b) => b.htmlBytes - a.htmlBytes).slice(0, 10);
  const rows = worst.map((page) => {
    const { file, firstBytes, htmlBytes, styleBytes, loaderBytes, hydratedBytes, laterBytes } = page;
    const bytes = [firstBytes, htmlBytes, styleBytes, loaderBytes, hydratedBytes, laterBytes];
    const sign = own.some(({ route }) => file === routeFile(route)) ? ' *' : '';
    return `${bytes.map((each) => kilo(each).padStart(9)).join('')}  ${file}${sign}`;
  });
  const head = ['first', 'document', 'CSS', 'loader', 'hydrate', 'later']
    .map((name) => name.padStart(9))
    .join('');
  const notes = own.map(({ route, reason }) => `* ${route} has a separate budget: ${reason}`);
  return [head, ...rows, ...notes];
}

function kilo(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
