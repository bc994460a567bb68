import path from 'node:path';
import { test } from '@playwright/test';
import { firstWith, readBuiltSite } from '../../workshop/built/built-site.ts';
import type { BuiltPage, BuiltSite } from '../../workshop/built/built-site.ts';
import { acceptedDiagnostics } from '../../illumine/accepted-problems.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** A built site that the tests of the engine run on. */
export interface SiteUnderTest extends BuiltSite {
  /** The pages in the site's own language, for tests that search for its words. */
  pages: BuiltPage[];
  /** The pages in other languages. */
  translations: BuiltPage[];
  /** The name of its Playwright project. */
  name: string;
  /** The folder of its content, and of its dist. */
  root: string;
  /** The port of its server. */
  port: number;
  /** Violations that the site accepts, with its reasons. */
  accepted: readonly { diagnostic: RegExp }[];
  /** The tests of this site, below tests/. Tests of visitors' actions search for words in one language. */
  specs: readonly string[];
  /** Runs the body with the first page that has a section of this type; a site without one skips it. */
  on(type: string, body: (page: BuiltPage) => void): void;
}

/** Every site, the project's own first. */
export const sites: readonly SiteUnderTest[] = [
  siteAt({
    name: 'site',
    root,
    port: Number(process.env['E2E_PORT'] ?? 4399),
    accepted: acceptedDiagnostics,
    specs: ['e2e/**/*.spec.ts', 'illumine/e2e/**/*.spec.ts'],
  }),
  siteAt({
    name: 'bakery',
    root: path.join(root, 'tests/sites/bakery'),
    port: Number(process.env['E2E_PORT'] ?? 4399) + 1,
    accepted: [],
    specs: [
      'e2e/{every-page,plain,appearance/layout,forms/questions,forms/conditional,forms/other-server}.spec.ts',
    ],
  }),
];

/** The address at which the development server shows the project's own site, and the gallery. */
export const development = `http://localhost:${Number(process.env['E2E_PORT'] ?? 4399) + sites.length}`;

/** The project's own site: tests/illumine/e2e tests its specification. */
export const ownSite: SiteUnderTest = sites[0]!;

/**
 * Defines the tests of a file once for each site; a project runs those with its name.
 * @param tags of all tests of the file, besides the site's
 */
export function eachSite(define: (site: SiteUnderTest) => void, ...tags: string[]): void {
  for (const site of sites) test.describe(site.name, { tag: [siteTag(site), ...tags] }, () => define(site));
}

export function siteTag({ name }: Pick<SiteUnderTest, 'name'>): string {
  return `@${name}`;
}

function siteAt(
  options: Pick<SiteUnderTest, 'name' | 'root' | 'port' | 'accepted' | 'specs'>,
): SiteUnderTest {
  const built = readBuiltSite(path.join(options.root, 'dist'));
  const [pages, translations] = [false, true].map((isOne) =>
    built.pages.filter(({ language }) => (language !== undefined) === isOne),
  ) as [BuiltPage[], BuiltPage[]];
  const site = { ...built, pages };
  const on: SiteUnderTest['on'] = (type, body) => {
    const page = firstWith(site, type);
    if (page) body(page);
  };
  return { ...site, translations, ...options, on };
}
