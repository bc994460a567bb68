import type { Diagnostic } from '../../diagnostic.ts';
import { isDraft } from '../../content/dates/showing.ts';
import { resolvePath, type Place } from '../references.ts';
import { isServerAddress } from '../../page/server-addresses.ts';
import { routeOfLink } from '../../page/routes.ts';
import {
  createDiagnostic,
  type CheckedFile,
  type CheckedPage,
  type Rule,
  type RuleContext,
} from '../rule.ts';
import { placesOnTranslations } from './anchors.ts';
import { checkLinkTarget } from './link-target.ts';
import { isExistingRoute, reportMissingPage } from './missing-page.ts';
import { checkParameters } from './parameters.ts';

/** Reports internal links to missing pages and anchors. */
export const links: Rule = function* (context) {
  for (const page of context.pages) yield* checkFile(page, page, context);
  if (context.site) yield* checkFile(context.site, undefined, context);
  if (context.site) yield* placesOnTranslations(context.site, context);
  for (const form of context.forms) if (form.valid) yield* checkFile(form, undefined, context);
};

function* checkFile(
  file: CheckedFile,
  page: CheckedPage | undefined,
  context: RuleContext,
): Iterable<Diagnostic> {
  for (const link of file.links) if (!isFromTemplate(link)) yield* checkLink(file, link, page, context);
}

/** Whether a template has made a link from another value: the link then has no place in the page's file. */
export function isFromTemplate({ path }: CheckedFile['links'][number]): boolean {
  return path?.length === 1 && path[0] === 'template';
}

/**
 * The diagnostics of one link.
 * @param file the file that contains it
 * @param link the written link, with its path in the file
 * @param page the page that contains it; undefined for files that are not pages
 * @param context the content and the settings of the site
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
  else if (target) {
    yield* checkLinkTarget(file, place, link, target, context);
    if (isFromTemplate(link)) return;
    yield* endingInSlash(file, place, href, route);
    if (page && href === page.route) yield* toOwnPage(file, place, link);
    yield* checkParameters(file, place, href, target, context);
  } else if (href[0] === '#')
    yield createDiagnostic(file, place, {
      code: 'broken-anchor',
      message: `"${href}" names no page.`,
      hint: `Write the page too: /about${href}.`,
    });
  // Without _site.json, the files of extensions and the routes of the server are unknown.
  else if (!context.site && (/\.\w+$/.test(route) || isServerAddress(route))) return;
  else if (isExistingRoute(route, context)) yield* endingInSlash(file, place, href, route);
  else yield reportMissingPage(file, place, href, route, context);
}

/** Reports a final slash: a page redirects to the address without it, and a file is not found with it. */
function* endingInSlash(file: CheckedFile, place: Place, href: string, route: string): Iterable<Diagnostic> {
  const [written = ''] = /^[^?#]*/.exec(href) ?? [];
  if (written === route || written === '') return;
  const meant = route + href.slice(written.length);
  const diagnostic = createDiagnostic(file, place, {
    code: 'trailing-slash',
    severity: 'warning',
    message: `"${href}" ends with a slash, and ${route} does not.`,
    hint: `Write "${meant}". npm run validate -- --fix does it.`,
    meant,
  });
  // The address is certain.
  const { guess: _isCertain, ...certain } = diagnostic;
  yield certain;
}

/**
 * Reports a link to its own page. The home page may link to itself, as its logo does; crumbs have a separate
 * rule.
 */
function* toOwnPage(
  file: CheckedFile,
  place: Place,
  link: CheckedFile['links'][number],
): Iterable<Diagnostic> {
  if (link.href === '/' || link.hidden || resolvePath(file, link).includes('breadcrumbs')) return;
  yield createDiagnostic(file, place, {
    code: 'self-link',
    severity: 'warning',
    message: 'This link leads to the page that it is on.',
    hint: 'Link to an anchor on it, such as "#name", or remove the link.',
  });
}

/** Whether a draft links to another draft. This is allowed: both are validated again when they are published. */
function leadsToDraft(file: CheckedFile, target: CheckedPage, { showing }: RuleContext): boolean {
  // The home page can't be a draft; another rule checks that.
  return (
    target.route !== '/' &&
    isDraft(target.data) &&
    !isDraft(file.data) &&
    (!showing.drafts || showing.isDevelopment)
  );
}

function toDraft(file: CheckedFile, place: Place, { route, file: written }: CheckedPage): Diagnostic {
  return createDiagnostic(file, place, {
    code: 'link-to-draft',
    message: `The page ${route} is a draft: on the site this link would lead nowhere.`,
    hint: `Remove "draft" from ${written} when it is ready, or this link until then.`,
    about: [written],
  });
}
