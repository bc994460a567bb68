import { withShared } from '../../core/content/shared-sections.ts';
import { expandPage } from '../../core/expand-page.ts';
import { readJson, type Range } from '../../core/json/json-source.ts';
import { toRoute } from '../../core/page/routes.ts';
import { addSections, findReferences } from '../../core/rules/find-references.ts';
import { resolvePath, type References } from '../../core/rules/references.ts';
import { sharedIn } from '../../core/shared-in.ts';
import type { LiveState } from './live-content.ts';

/** A place on a page that links can lead to. */
export interface Anchor {
  id: string;
  /** The heading there, where there is one. */
  heading: string | undefined;
  /** The file in which its name stands, or the heading that it is called after. */
  file: string;
  range: Range;
}

/**
 * The places on a page, in its order: those of its sections, of shared ones, and what its template makes.
 * @param page the file, where it says something else than the state knows; half typed it has the places that can be read
 */
export function anchorsOn(
  state: LiveState,
  route: string,
  page = state.project.pages.find(({ path }) => toRoute(path) === route),
): Anchor[] {
  if (!page) return [];
  const { set } = state.validation;
  const source = withShared(readJson(page), sharedIn(state.project));
  const references = findReferences(set, 'page', source);
  addMade(state, references, route);
  return references.ids.map((place): Anchor => {
    const path = resolvePath(references, place);
    const range =
      place.offset === undefined
        ? source.locate(path, 'value')
        : source.locateInText(path, place.offset, place.length ?? 0);
    return { id: place.id, heading: headingAt(references, place), file: range.file ?? page.path, range };
  });
}

/** What the page's template makes of its data, where both are without faults. */
function addMade({ validation, expandTemplate }: LiveState, references: References, route: string): void {
  const site = validation.site?.data;
  const isValid = validation.pages.some((page) => page.route === route);
  if (!site || !isValid || references.data['template'] === undefined) return;
  const { sections } = expandPage(references, route, site, expandTemplate);
  if (sections) addSections(references, sections);
}

/** The heading that a place is called after, or the first one of what the name belongs to. */
function headingAt(references: References, place: References['ids'][number]): string | undefined {
  const { headings } = references;
  if (place.offset !== undefined)
    return headings.find(({ at, offset }) => at === place.at && offset === place.offset)?.text;
  if (place.at === undefined) return undefined;
  const owner = resolvePath(references, place).slice(0, -1);
  const isWithin = (path: readonly (string | number)[]) => owner.every((key, depth) => path[depth] === key);
  return headings.find((heading) => isWithin(resolvePath(references, heading)))?.text;
}
