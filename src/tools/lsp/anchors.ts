import { withShared } from '../../core/content/shared-sections.ts';
import { expandPage } from '../../core/expand-page.ts';
import { readJson, type Range } from '../../core/json/json-source.ts';
import { toRoute } from '../../core/page/routes.ts';
import { addSections, findReferences } from '../../core/rules/find-references.ts';
import { resolvePath, type FileReferences } from '../../core/rules/references.ts';
import { parseSharedSections } from '../../core/parse-shared-sections.ts';
import type { LiveState } from './live-content.ts';

/** An anchor on a page. */
export interface Anchor {
  id: string;
  /** The heading of its section, if there is one. */
  heading: string | undefined;
  /** The file that contains its name, or the heading from which it is derived. */
  file: string;
  range: Range;
}

/**
 * The anchors of a page, in order, for completion, help and definitions: those of its sections, of shared ones, and
 * of its template's output.
 * @param page the file, if it differs from the state; if it is incomplete, only parts that can be parsed have anchors
 */
export function anchorsOn(
  state: LiveState,
  route: string,
  page = state.project.pages.find(({ path }) => toRoute(path) === route),
): Anchor[] {
  if (!page) return [];
  const { set } = state.validation;
  const source = withShared(readJson(page), parseSharedSections(state.project));
  const references = findReferences(set, 'page', source);
  addTemplateOutput(state, references, route);
  return references.ids.map((place): Anchor => {
    const path = resolvePath(references, place);
    const range =
      place.offset === undefined
        ? source.locate(path, 'value')
        : source.locateInText(path, place.offset, place.length ?? 0);
    return { id: place.id, heading: headingAt(references, place), file: range.file ?? page.path, range };
  });
}

/** Adds the output of the page's template, if both are valid. */
function addTemplateOutput(
  { validation, expandTemplate }: LiveState,
  references: FileReferences,
  route: string,
): void {
  const site = validation.site?.data;
  const isValid = validation.pages.some((page) => page.route === route);
  if (!site || !isValid || references.data['template'] === undefined) return;
  const { sections } = expandPage(references, route, site, expandTemplate);
  if (sections) addSections(references, sections);
}

/** The heading from which an anchor is derived, or the first heading of its section. */
function headingAt(references: FileReferences, place: FileReferences['ids'][number]): string | undefined {
  const { headings } = references;
  if (place.offset !== undefined)
    return headings.find(({ at, offset }) => at === place.at && offset === place.offset)?.text;
  if (place.at === undefined) return undefined;
  const owner = resolvePath(references, place).slice(0, -1);
  const isWithin = (path: readonly (string | number)[]) => owner.every((key, depth) => path[depth] === key);
  return headings.find((heading) => isWithin(resolvePath(references, heading)))?.text;
}
