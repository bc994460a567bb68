import { pageInLanguages, type Languages } from '../../core/content/languages/languages.ts';
import type { ValidPage } from '../../core/content/valid-page.ts';
import { headHtml, type HeadEntry } from '../../core/page/head-entry.ts';
import { originalRoute, parseTranslation } from '../../core/page/routes.ts';
import { unroutedPlace } from '../../core/page/unrouted-pages.ts';
import { ContentError } from '../../core/content-error.ts';
import type { PageHead, SiteAddition } from '../extensions/site-extension.ts';
import type { LoadedSite } from '../load-site.ts';
import { unresolvedPage } from '../resolve/unresolved-page.ts';
import { contentHash } from '../cache/file-hashes.ts';
import type { BuildCache } from '../cache/build-cache.ts';
import { filesOfRoute, type PagePlan } from './render/page-job.ts';

export interface JobOptions {
  compress: boolean;
  /** Whether each page has a separate sharing picture; otherwise all use the site's. */
  share: boolean;
}

/**
 * A plan for each page of a site, those without a route last.
 * @param heads additions to the heads of single pages
 */
export async function pagePlans(
  cache: BuildCache,
  { validation, pictures, context }: LoadedSite,
  heads: SiteAddition['heads'],
  { compress, share }: JobOptions,
): Promise<PagePlan[]> {
  const { titlePrefixes, site, languages } = await context();
  const createPlan = async (page: ValidPage, route: string, files: PagePlan['files']): Promise<PagePlan> => {
    const head = heads.get(route);
    const titlePrefix = titlePrefixes.get(originalRoute(page)) ?? '';
    const shareTitle = share ? titlePrefix + (page.head ?? page.data).title : String(site['name']);
    return {
      file: page.file,
      hash: cache.files.getLastHash(page.file) ?? '',
      route,
      isUnrouted: page.route === '',
      since: page.since,
      files,
      compress,
      titlePrefix,
      shareTitle,
      shareImage: await pictures.shareAddress(shareTitle),
      headFollows: head?.follows ?? '',
      head: () => createHead(head ? headEntries(page, head) : []),
      languages: languagesBehind(page, languages),
    };
  };
  const { pages, unrouted } = validation;
  return Promise.all([
    ...pages.map((page) => createPlan(page, page.route, filesOfRoute(page.route))),
    ...unrouted.map((page) => {
      const { route, files } = unroutedPlace(page.file);
      return createPlan(page, route, files);
    }),
  ]);
}

/** @throws ContentError with the page if the entries can't be created */
function headEntries(page: ValidPage, head: PageHead): readonly HeadEntry[] {
  try {
    return head.entries();
  } catch (cause) {
    throw new ContentError([unresolvedPage(page, cause)], { cause });
  }
}

/**
 * The site's languages as inputs of a page. For a translation they include all translated pages, because its
 * links lead to them.
 */
function languagesBehind(
  { file, route }: Pick<ValidPage, 'file' | 'route'>,
  languages: Languages | undefined,
): string {
  const { language } = parseTranslation(file) ?? {};
  const pageLanguages = pageInLanguages(languages, originalRoute({ file, route }));
  if (!languages || (pageLanguages.length === 0 && language === undefined)) return '';
  const translatedRoutes = language === undefined ? [] : languages.translated[language];
  return contentHash(JSON.stringify([pageLanguages, translatedRoutes])).slice(0, 12);
}

/** The lines of a page's own head. */
export function createHead(entries: readonly HeadEntry[]): string {
  return [iconLinks, headHtml(entries)].filter(Boolean).join('\n');
}

const iconLinks = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/site.webmanifest">',
].join('\n');
