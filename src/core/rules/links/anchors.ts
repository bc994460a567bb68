import { isDraft } from '../../content/dates/showing.ts';
import type { Diagnostic } from '../../diagnostic.ts';
import { routeOfLink, parseTranslation } from '../../page/routes.ts';
import { suggestOr } from '../../schema/suggest.ts';
import type { Place } from '../references.ts';
import { createDiagnostic, type CheckedFile, type CheckedPage, type RuleContext } from '../rule.ts';

/** Reports a link to an anchor that its page does not have. */
export function* checkAnchor(
  file: CheckedFile,
  place: Place,
  href: string,
  target: CheckedPage,
): Iterable<Diagnostic> {
  const id = /#(.*)$/s.exec(href)?.[1];
  if (id === '' && href !== '#')
    yield createDiagnostic(file, place, {
      code: 'broken-anchor',
      message: `"${href}" ends with # and names no anchor.`,
      hint: `Write "${href.slice(0, -1)}", or the name of an anchor on that page after the #.`,
      meant: href.slice(0, -1),
    });
  if (!id || !target.valid || target.opaque) return;
  const anchors = [...target.ids.map((entry) => entry.id), ...SHELL_IDS];
  if (anchors.includes(id)) return;
  const where = target.route === '' ? 'this page' : target.route;
  const listedNames = target.ids.map((entry) => entry.id).slice(0, 12);
  const alternatives =
    listedNames.length > 0
      ? `Anchors there: ${listedNames.join(', ')}.`
      : `It has no names yet: give the section there "id": "${id}".`;
  const { hint, meant } = suggestOr(id, anchors, alternatives);
  yield createDiagnostic(file, place, {
    code: 'broken-anchor',
    message: `There is no anchor "${id}" on ${where}.`,
    hint,
    meant: meant === undefined ? undefined : href.slice(0, -id.length) + meant,
    about: [target.file],
  });
}

/**
 * Reports anchors that the header or footer links to, and that a translated page lacks: translated menus lead to
 * the translated page.
 */
export function* placesOnTranslations(
  { links, file }: CheckedFile,
  { pages, byRoute }: RuleContext,
): Iterable<Diagnostic> {
  for (const page of pages) {
    const { original } = parseTranslation(page.file) ?? {};
    if (original === undefined || !page.valid || page.opaque || isDraft(page.data)) continue;
    const has = (target: CheckedPage | undefined, id: string) => target?.ids.some((each) => each.id === id);
    const missingIds = links.flatMap(({ href }) => {
      const target = byRoute.get(routeOfLink(href));
      const id = /#(.+)$/s.exec(href)?.[1];
      return target?.file === original && id !== undefined && has(target, id) && !has(page, id) ? [id] : [];
    });
    for (const id of new Set(missingIds))
      yield createDiagnostic(
        page,
        { path: [] },
        {
          code: 'broken-anchor',
          message: `There is no anchor "${id}" on ${page.route}; ${file} links to it.`,
          hint: `Give the section the "id" that it has in ${original}.`,
          about: [original],
        },
      );
  }
}

/** Anchors of the shell, on every page. */
const SHELL_IDS = ['content'];
