import type { ResolvedSection } from '../core/content/resolved.ts';

/** The page that the document was sent with: its sections, and the element that each has drawn. */
export let prerendered: { sections?: readonly ResolvedSection[]; elements?: readonly Element[] } = {};

/** Keeps hold of the sections in the document, before React takes it over. */
export function keepPrerendered(sections: readonly ResolvedSection[]): void {
  prerendered = { sections, elements: [...document.querySelectorAll('main > *')] };
}
