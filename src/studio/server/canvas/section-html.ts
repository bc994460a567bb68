import type { ResolvedPage, ResolvedSection, ResolvedSite } from 'pagewright/content';
import type { EditorRenderer } from 'pagewright/editor';

/** The markup of a page around its sections. */
export interface PageShell {
  before: string;
  after: string;
}

/** A section's markup, and the links to its pictures that come before the page. */
export interface RenderedSection {
  section: string;
  lead: string;
}

/**
 * Renders one section as on its page. The other places in the list are empty, so that ids that React derives from
 * places equal those of the whole page.
 * @param index its place among the sections
 * @param count of sections
 * @returns the markup of the section alone, and the shell around it
 * @throws if the section throws
 */
export function renderSection(
  render: EditorRenderer['render'],
  site: ResolvedSite,
  page: ResolvedPage,
  section: ResolvedSection | undefined,
  index: number,
  count: number,
): string {
  const sections: ResolvedSection[] = [];
  sections.length = count;
  if (section) sections[index] = section;
  return render(site, { page: { ...page, sections }, build: '', version: '' });
}

/** The shell of a page, from its markup without any section. @throws if it has no place for sections */
export function findShell(empty: string): PageShell {
  const at = empty.lastIndexOf('</main>');
  if (at < 0) throw new Error('The page has no main element.');
  return { before: empty.slice(0, at), after: empty.slice(at) };
}

/**
 * Extracts the section's markup from a page with only this section.
 * @returns the section, and the links to pictures that React puts before everything
 * @throws if the page around the section depends on it
 */
export function splitSection({ before, after }: PageShell, html: string): RenderedSection {
  const start = html.indexOf(before);
  const [from, to] = [start + before.length, html.length - after.length];
  if (start < 0 || from > to || !html.endsWith(after))
    throw new Error('The page around a section changes with it.');
  return { section: html.slice(from, to), lead: html.slice(0, start) };
}

/** The attribute by which the canvas finds a section. */
export const SECTION_MARK = 'data-studio';

/** Adds the mark to the first element of a section's markup. */
export function markSectionHtml(html: string, index: number): string {
  const end = /^<[a-z][a-z0-9-]*/.exec(html)?.[0].length;
  if (end === undefined) return html;
  return `${html.slice(0, end)} ${SECTION_MARK}="${index}"${html.slice(end)}`;
}
