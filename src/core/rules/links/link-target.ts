import type { Diagnostic } from '../../diagnostic.ts';
import { readPeriod } from '../../content/dates/dated.ts';
import {
  gapIn,
  intersectPeriods,
  writtenMoment,
  type Moment,
  type Period,
} from '../../content/dates/moments.ts';
import { isDraft } from '../../content/dates/showing.ts';
import type { Place } from '../references.ts';
import { routeIn, parseTranslation } from '../../page/routes.ts';
import {
  createDiagnostic,
  type CheckedFile,
  type CheckedPage,
  type RuleReport,
  type RuleContext,
} from '../rule.ts';
import { checkAnchor } from './anchors.ts';

/** Reports a link that is shown at a time when its page or anchor does not exist. */
export function* checkLinkTarget(
  file: CheckedFile,
  place: Place,
  { href, when }: CheckedFile['links'][number],
  target: CheckedPage,
  context: RuleContext,
): Iterable<Diagnostic> {
  const { at } = context.showing;
  const shownPeriod = [{ from: at }, readPeriod(file.data), when ?? {}].reduce(intersectPeriods);
  const page = readPeriod(target.data);
  // A period that ends before it begins is reported by another rule.
  if (page.from !== undefined && page.until !== undefined && page.until <= page.from) return;
  const pageGap = gapIn(shownPeriod, [page]);
  if (pageGap !== undefined) {
    yield createDiagnostic(
      file,
      place,
      untimely(`There is no page ${target.route}`, pageGap, [page], target),
    );
    return;
  }
  const id = /#(.*)$/s.exec(href)?.[1];
  if (id === undefined) return;
  const inLanguage = findTranslation(file, target, context) ?? target;
  const places = inLanguage.ids.flatMap((entry) => (entry.id === id ? [entry.when ?? {}] : []));
  const anchorGap = places.length > 0 ? gapIn(shownPeriod, places) : undefined;
  if (anchorGap === undefined) yield* checkAnchor(file, place, href, inLanguage);
  else {
    const where = inLanguage.route === '' ? 'this page' : inLanguage.route;
    yield createDiagnostic(
      file,
      place,
      untimely(`There is no anchor "${id}" on ${where}`, anchorGap, places, inLanguage),
    );
  }
}

/** The page that a link of a translation leads to: the translation of its target. */
function findTranslation(
  file: CheckedFile,
  target: CheckedPage,
  { byRoute }: RuleContext,
): CheckedPage | undefined {
  const { language } = parseTranslation(file.file) ?? {};
  const page = language === undefined ? undefined : byRoute.get(routeIn(language, target.route));
  const isOne = page && parseTranslation(page.file)?.original === target.file && !isDraft(page.data);
  return isOne ? page : undefined;
}

/**
 * @param gap the first moment at which the link is shown without its target
 * @param periods of the target
 */
function untimely(
  beginning: string,
  gap: Moment,
  periods: readonly Period[],
  target: CheckedPage,
): RuleReport {
  const [next] = periods.flatMap(({ from }) => (from !== undefined && from > gap ? [from] : [])).sort();
  const about = [target.file];
  if (next !== undefined) {
    const date = writtenMoment(next);
    const hint = `Write "publishAt": "${date}" beside this link’s section or entry too, or change the date in ${target.file}.`;
    return { code: 'link-too-early', message: `${beginning} before ${date}.`, hint, about };
  }
  const ends = periods.flatMap(({ until }) => (until !== undefined && until <= gap ? [until] : [])).sort();
  const end = ends.at(-1) ?? gap;
  const date = writtenMoment(end);
  // The target ended before the link appears.
  const [message, hint] =
    end < gap
      ? [`${beginning} any more, since ${date}.`, `Remove this link, or change the date in ${target.file}.`]
      : [
          `${beginning} from ${date} on.`,
          `Write "expireAt": "${date}" beside this link’s section or entry too, or change the date in ${target.file}.`,
        ];
  return { code: 'link-too-late', message, hint, about };
}
