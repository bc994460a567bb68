import type { ResolvedSection } from '../core/content/resolved.ts';

/** A section of the document's page. */
export interface Prerendered {
  element: Element;
  /** Called after the section is hydrated, has failed, or is unmounted. */
  finish: () => void;
}

/** The sections of the document. Sections of pages from later navigation are not included. */
export const prerendered = new Map<ResolvedSection, Prerendered>();

/**
 * Registers the sections of the document before hydration, and marks each as a boundary of `Suspense` with
 * the comments that React expects: if one section throws while hydrating, the others stay. The build can't
 * write these comments, because its renderer hides errors inside such a boundary.
 * @returns a promise that resolves when all sections have finished
 */
export function registerPrerendered(sections: readonly ResolvedSection[]): Promise<unknown> {
  const elements = document.querySelectorAll('main > *');
  // Whether the elements can be matched with sections; if not, React hydrates the page as a whole.
  const isKnown = elements.length === sections.length;
  return Promise.all(isKnown ? sections.map((section, index) => keep(section, elements[index]!)) : []);
}

function keep(section: ResolvedSection, element: Element): Promise<void> {
  element.before(new Comment('$'));
  element.after(new Comment('/$'));
  return new Promise((finish) => prerendered.set(section, { element, finish }));
}
