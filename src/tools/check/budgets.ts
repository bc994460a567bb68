import path from 'node:path';
import { mediaLimits } from '../../core/content/media.ts';
import { loadSite } from '../../build/load-site.ts';
import { siteBundle } from '../../build/pages/site-bundle.ts';
import { measureSite } from './measure-site.ts';
import type { PageMeasure, SiteMeasure } from './measure-site.ts';
import type { Roots } from '../../build/roots.ts';

/** Bytes as they travel, compressed by brotli; a kilobyte is 1000. */
const budgets = { page: 14_000, asleep: 1_500, hydrated: 100_000, form: 85_000, later: 3_000 };

/** Pages that are long because of what they are; everything else must fit the first round trip. */
const longPages: Record<string, Partial<typeof budgets> & { why: string }> = {
  'advisor/index.html': {
    page: 15_200,
    why: 'the lives of 35 advisors, all of which the search looks through, and what each of them looks like',
  },
  'journal/index.html': {
    page: 21_400,
    hydrated: 103_000,
    why: 'six tabs with all their panels, so that they can be read without a script; 13 types of section',
  },
};

export interface BudgetReport {
  /** The heaviest pages, as a table. */
  table: string[];
  /** A line for each budget that is broken; none is what the check wants. */
  breaches: string[];
}

/**
 * Holds a built site to its budgets; it must have been built from the code as it is.
 */
export async function checkBudgets(roots: Roots): Promise<BudgetReport> {
  const { manifest } = await siteBundle(roots, await loadSite(roots));
  const site = await measureSite(path.join(roots.site, 'dist'), manifest);
  return { table: tableOf(site.pages), breaches: breachesOf(site) };
}

/** Every budget that a site breaks. */
export function breachesOf({ pages, media }: SiteMeasure): string[] {
  const found = pages.length < 40 ? [`only ${pages.length} pages were found: build the site first`] : [];
  found.push(...grouped(pages.flatMap((page) => [...pageBreaches(page), ...markupBreaches(page)])));
  for (const { file, bytes } of media) {
    const limit = limitOf(file);
    if (bytes > limit) found.push(`${file} weighs ${kilo(bytes)}; the limit is ${kilo(limit)}`);
  }
  const unknown = Object.keys(longPages).filter((file) => !pages.some((page) => page.file === file));
  return [...found, ...unknown.map((file) => `${file} has a budget of its own but is not built`)];
}

type Breach = [file: string, what: string];

/** What breaks a budget on every page is said once. */
function grouped(breaches: readonly Breach[]): string[] {
  const files = Map.groupBy(breaches, ([, what]) => what);
  return [...files].map(([what, [first, ...others]]) => {
    const more = others.length > 0 ? ` and ${others.length} other pages` : '';
    return `${first?.[0] ?? ''}${more}: ${what}`;
  });
}

function pageBreaches(page: PageMeasure): Breach[] {
  const { file, htmlBytes, styleBytes, asleepBytes, hydratedBytes, formBytes, laterBytes } = page;
  const budget = { ...budgets, ...longPages[file] };
  const measures: [what: string, bytes: number, limit: number][] = [
    ['HTML and CSS', htmlBytes + styleBytes, budget.page],
    ['JavaScript before hydration', asleepBytes, budget.asleep],
    ['JavaScript to be hydrated', hydratedBytes, budget.hydrated],
    ['JavaScript of forms', formBytes, budget.form],
    ['JavaScript after hydrating', laterBytes, budget.later],
  ];
  return measures.flatMap(([what, bytes, limit]): Breach[] =>
    bytes > limit ? [[file, `${what} take ${bytes} bytes; the budget is ${limit}`]] : [],
  );
}

/** What the content policy would block, or would show as a fault. */
function markupBreaches({ file, html }: PageMeasure): Breach[] {
  const faults: [pattern: RegExp, what: string][] = [
    // A block of data for machines is no script: nothing runs it.
    [/<script(?![^>]* (src=|type="application\/ld\+json"))/, 'an inline script'],
    [/<[a-z][^<>]* style="/, 'an inline style'],
    [/<(style|template)[ >]/, 'a style or template element'],
    [/<[a-z][^<>]* on[a-z]+="/, 'an inline event handler'],
    [/ class="[^"]*\bundefined\b/, 'a class that no style sheet has'],
    [/<img(?![^>]* alt=)/, 'a picture without alternative text'],
  ];
  const found = faults.flatMap(([pattern, what]): Breach[] =>
    pattern.test(html) ? [[file, `has ${what}`]] : [],
  );
  const mains = html.match(/<h1[ >]/g)?.length ?? 0;
  return mains === 1 ? found : [...found, [file, `has ${mains} main headings`]];
}

function limitOf(file: string): number {
  const ending = path.extname(file).slice(1);
  if (ending === 'svg') return mediaLimits.drawing;
  if (['mp4', 'webm'].includes(ending)) return mediaLimits.film;
  return ['png', 'jpg', 'jpeg', 'webp', 'avif'].includes(ending)
    ? mediaLimits.photograph
    : mediaLimits.download;
}

function tableOf(pages: readonly PageMeasure[]): string[] {
  const weight = ({ htmlBytes, styleBytes }: PageMeasure) => htmlBytes + styleBytes;
  const worst = [...pages].sort((a, b) => weight(b) - weight(a)).slice(0, 10);
  const rows = worst.map((page) => {
    const { htmlBytes, styleBytes, asleepBytes, hydratedBytes, laterBytes } = page;
    const bytes = [weight(page), htmlBytes, styleBytes, asleepBytes, hydratedBytes, laterBytes];
    return (
      bytes.map((each) => kilo(each).padStart(9)).join('') +
      `  ${page.file}${longPages[page.file] ? ' *' : ''}`
    );
  });
  const head = ['HTML+CSS', 'HTML', 'CSS', 'asleep', 'hydrated', 'later']
    .map((name) => name.padStart(9))
    .join('');
  const notes = Object.entries(longPages).map(
    ([file, { why }]) => `* ${file} has a budget of its own: ${why}`,
  );
  return [head, ...rows, ...notes];
}

function kilo(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
