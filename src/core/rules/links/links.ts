import type { Diagnostic } from '../../diagnostic.ts';
import { periodOf } from '../../content/dates/dated.ts';
import { gapIn, meet, writtenMoment, type Moment, type Period } from '../../content/dates/moments.ts';
import { downloadAddress, isDownload } from '../../content/media.ts';
import { isDraft } from '../../content/dates/showing.ts';
import type { Place } from '../references.ts';
import { filesOf, routeIn, routeOfLink, translationOf } from '../../page/routes.ts';
import { meantOr, suggest } from '../../schema/suggest.ts';
import {
  fault,
  type CheckedFile,
  type CheckedPage,
  type Report,
  type Rule,
  type RuleContext,
} from '../rule.ts';

/** Files that the build writes, which links may name. */
const BUILT = ['/sitemap.xml', '/robots.txt'];

/** Places that every page has from the shell. */
const SHELL_IDS = ['content'];

/** Every internal link leads to a page that exists, and its anchor to a place on that page. */
export const links: Rule = function* (context) {
  for (const page of context.pages) yield* check(page, page, context);
  if (context.site) yield* check(context.site, undefined, context);
  if (context.site) yield* placesOnTranslations(context.site, context);
  for (const form of context.forms) if (form.valid) yield* check(form, undefined, context);
};

function* check(
  file: CheckedFile,
  page: CheckedPage | undefined,
  context: RuleContext,
): Iterable<Diagnostic> {
  for (const link of file.links) yield* checkLink(file, link, page, context);
}

/**
 * What is wrong with one link.
 * @param page that holds it; undefined for files that are no pages
 */
export function* checkLink(
  file: CheckedFile,
  link: CheckedFile['links'][number],
  page: CheckedPage | undefined,
  context: RuleContext,
): Iterable<Diagnostic> {
  const { href } = link;
  const route = routeOfLink(href);
  const target = context.byRoute.get(href) ?? (href[0] === '#' ? page : context.byRoute.get(route));
  const length = link.offset === undefined ? {} : { length: href.length };
  const place = { ...link, ...length };
  if (target && leadsToDraft(file, target, context)) yield toDraft(file, place, target);
  else if (target) yield* checkTarget(file, place, link, target, context);
  else if (href[0] === '#')
    yield fault(file, place, {
      code: 'broken-anchor',
      message: `"${href}" names no page.`,
      hint: `Write the page too: /about${href}.`,
    });
  else if (!isThere(route, context)) yield broken(file, place, href, route, context);
}

/** The page is there for as long as the link is, and so is the place on it. */
function* checkTarget(
  file: CheckedFile,
  place: Place,
  { href, when }: CheckedFile['links'][number],
  target: CheckedPage,
  context: RuleContext,
): Iterable<Diagnostic> {
  const { at } = context.showing;
  const shown = [{ from: at }, periodOf(file.data), when ?? {}].reduce(meet);
  const page = periodOf(target.data);
  const missing = gapIn(shown, [page]);
  if (missing !== undefined) {
    yield fault(file, place, untimely(`There is no page ${target.route}`, missing, [page], target));
    return;
  }
  const id = /#(.*)$/s.exec(href)?.[1];
  const inLanguage = translated(file, target, context) ?? target;
  const places = inLanguage.ids.flatMap((entry) => (entry.id === id ? [entry.when ?? {}] : []));
  const lost = places.length > 0 ? gapIn(shown, places) : undefined;
  if (lost === undefined) yield* checkAnchor(file, place, href, inLanguage);
  else {
    const where = inLanguage.route === '' ? 'this page' : inLanguage.route;
    yield fault(file, place, untimely(`Nothing on ${where} is named "${id}"`, lost, places, inLanguage));
  }
}

/** What the header and the footer lead to on a page is on its translations, too: in their languages they lead there. */
function* placesOnTranslations(
  { links: all, file }: CheckedFile,
  { pages, byRoute }: RuleContext,
): Iterable<Diagnostic> {
  for (const page of pages) {
    const { original } = translationOf(page.file) ?? {};
    if (original === undefined || !page.valid || page.opaque || isDraft(page.data)) continue;
    const has = (target: CheckedPage | undefined, id: string) => target?.ids.some((each) => each.id === id);
    const asked = all.flatMap(({ href }) => {
      const target = byRoute.get(routeOfLink(href));
      const id = /#(.+)$/s.exec(href)?.[1];
      return target?.file === original && id !== undefined && has(target, id) && !has(page, id) ? [id] : [];
    });
    for (const id of new Set(asked))
      yield fault(
        page,
        { path: [] },
        {
          code: 'broken-anchor',
          message: `Nothing on ${page.route} is named "${id}", where ${file} leads to.`,
          hint: `Give the section the "id" that it has in ${original}.`,
          about: [original],
        },
      );
  }
}

/** The page that a link of a translation leads to in its place: the one in the same language. */
function translated(
  file: CheckedFile,
  target: CheckedPage,
  { byRoute }: RuleContext,
): CheckedPage | undefined {
  const { language } = translationOf(file.file) ?? {};
  const page = language === undefined ? undefined : byRoute.get(routeIn(language, target.route));
  const isOne = page && translationOf(page.file)?.original === target.file && !isDraft(page.data);
  return isOne ? page : undefined;
}

/** @param gap the first moment at which the link is there and its target is not */
function untimely(words: string, gap: Moment, periods: readonly Period[], target: CheckedPage): Report {
  const [next] = periods.flatMap(({ from }) => (from !== undefined && from > gap ? [from] : [])).sort();
  const date = writtenMoment(next ?? gap);
  const key = next === undefined ? 'expireAt' : 'publishAt';
  return {
    code: next === undefined ? 'link-too-late' : 'link-too-early',
    message: next === undefined ? `${words} from ${date} on.` : `${words} before ${date}.`,
    hint: `Write "${key}": "${date}" beside this link’s section or entry too, or change the date in ${target.file}.`,
    about: [target.file],
  };
}

/** A draft may link to drafts: they come to the site together, or the validator says so then. */
function leadsToDraft(file: CheckedFile, target: CheckedPage, { showing }: RuleContext): boolean {
  // A home page can be none, which has a rule of its own.
  return (
    target.route !== '/' &&
    isDraft(target.data) &&
    !isDraft(file.data) &&
    (!showing.drafts || showing.isDevelopment)
  );
}

function toDraft(file: CheckedFile, place: Place, { route, file: written }: CheckedPage): Diagnostic {
  return fault(file, place, {
    code: 'link-to-draft',
    message: `The page ${route} is a draft: on the site this link would lead nowhere.`,
    hint: `Remove "draft" from ${written} when it is ready, or this link until then.`,
    about: [written],
  });
}

/** Whether a page or a file answers at a route; the home page has a rule of its own. */
export function isThere(route: string, { byRoute, media, isBuiltFile }: RuleContext): boolean {
  return (
    route === '/' ||
    byRoute.has(route) ||
    BUILT.includes(route) ||
    isBuiltFile(route) ||
    media.has(route.slice(1)) ||
    media.has(route.replace(/^\/media\//, '')) ||
    isDownloadThere(route, media)
  );
}

/** Downloads below _media have an address in a folder of their own, whatever folder they lie in. */
function isDownloadThere(route: string, media: RuleContext['media']): boolean {
  const file = media.get(route.replace(/^\/downloads\//, ''));
  return file !== undefined && isDownload(file) && downloadAddress(file) === route;
}

function broken(
  file: CheckedFile,
  place: Place,
  href: string,
  route: string,
  { byRoute }: RuleContext,
): Diagnostic {
  const page = pageOfFile(route);
  const moved = [...byRoute.keys()].filter((known) => known.endsWith(page.slice(page.lastIndexOf('/'))));
  const near = meantOr(route, byRoute.keys());
  const meant = byRoute.has(page) ? page : near.meant;
  const asked = meant ?? suggest(route, byRoute.keys()) ?? (moved.length === 1 ? moved[0] : undefined);
  const hint =
    asked === undefined
      ? `Write pages-config${page}.json, or link to a page that exists.`
      : `Did you mean "${asked}"?`;
  return fault(file, place, {
    code: 'broken-link',
    message: `There is no page ${route}${href === route ? '' : ` (from "${href}")`}.`,
    hint,
    meant: meant === undefined ? undefined : meant + (/[?#].*$/s.exec(href)?.[0] ?? ''),
    about: filesOf(route),
  });
}

/** The route that is meant by the address of a file: /news for /news.html, / for /pages-config/index.json. */
function pageOfFile(route: string): string {
  const bare = route.replace(/^\/pages-config(?=\/)/, '').replace(/\.(html?|json|php)$/, '');
  return bare.replace(/\/index$/, '') || '/';
}

function* checkAnchor(
  file: CheckedFile,
  place: Place,
  href: string,
  target: CheckedPage,
): Iterable<Diagnostic> {
  const id = /#(.*)$/s.exec(href)?.[1];
  if (!id || !target.valid || target.opaque) return;
  const known = [...target.ids.map((entry) => entry.id), ...SHELL_IDS];
  if (known.includes(id)) return;
  const where = target.route === '' ? 'this page' : target.route;
  const named = target.ids.map((entry) => entry.id).slice(0, 12);
  const others = named.length > 0 ? `Named there: ${named.join(', ')}.` : 'Give the section there an "id".';
  const { hint, meant } = meantOr(id, known, others);
  yield fault(file, place, {
    code: 'broken-anchor',
    message: `Nothing on ${where} is named "${id}".`,
    hint,
    meant: meant === undefined ? undefined : href.slice(0, -id.length) + meant,
    about: [target.file],
  });
}
