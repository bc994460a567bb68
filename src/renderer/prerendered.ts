import type { ResolvedSection } from '../core/content/resolved.ts';

/** A section of the page that the document was sent with. */
export interface Prerendered {
  element: Element;
  /** Is called once it acts, has failed, or is gone with its page. */
  finish: () => void;
}

/** The sections that came with the document; those of a page that came by navigation are not among them. */
export const prerendered = new Map<ResolvedSection, Prerendered>();

/**
 * Keeps hold of the sections in the document, before React takes it over, and marks each as a boundary of `Suspense`, by
 * the comments that React looks for: where one section throws as it hydrates, the others stay. The build can't write
 * them, for its renderer hides what throws within such a boundary.
 * @returns when all sections have finished
 */
export function keepPrerendered(sections: readonly ResolvedSection[]): Promise<unknown> {
  const elements = document.querySelectorAll('main > *');
  // Else nobody knows whose element is whose: React hydrates the page as a whole.
  const isKnown = elements.length === sections.length;
  return Promise.all(isKnown ? sections.map((section, index) => keep(section, elements[index]!)) : []);
}

function keep(section: ResolvedSection, element: Element): Promise<void> {
  element.before(new Comment('$'));
  element.after(new Comment('/$'));
  return new Promise((finish) => prerendered.set(section, { element, finish }));
}
