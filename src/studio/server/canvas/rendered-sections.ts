import type { ResolvedSite } from 'pagewright/content';
import type { PageShell, RenderedSection } from './section-html.ts';

/** The place of a section on its page. */
export interface SectionPlace {
  index: number;
  /** The number of sections. */
  count: number;
}

/**
 * Caches rendered sections until the shared data of all pages change. Most sections have the same markup at every
 * place; others contain ids that React derives from the place.
 */
export class RenderedSections {
  readonly #sections = new Map<string, RenderedSection>();
  #site: ResolvedSite | undefined;
  #sharedJson = '';
  #shell: { page: string; shell: PageShell } | undefined;

  /** Empties the cache if the shared data of all pages have changed. */
  begin(site: ResolvedSite): void {
    if (this.#site === site) return;
    const shared = JSON.stringify(site);
    if (shared !== this.#sharedJson) {
      this.#sections.clear();
      this.#shell = undefined;
    }
    this.#site = site;
    this.#sharedJson = shared;
  }

  /** The markup around the sections. @param pageKey identifies the page and all inputs of its markup */
  shell(pageKey: string, render: () => PageShell): PageShell {
    if (this.#shell?.page !== pageKey) this.#shell = { page: pageKey, shell: render() };
    return this.#shell.shell;
  }

  /** @param place Default: any, for a section with the same markup at every place */
  get(file: string, { key }: { key: string }, place?: SectionPlace): RenderedSection | undefined {
    return (
      this.#sections.get(cacheKey(file, key)) ?? (place && this.#sections.get(cacheKey(file, key, place)))
    );
  }

  add(file: string, { key }: { key: string }, place: SectionPlace, rendered: RenderedSection): void {
    if (this.#sections.size > MAX_SECTIONS) this.#sections.clear();
    const isPlaced = REACT_ID.test(rendered.section);
    this.#sections.set(cacheKey(file, key, isPlaced ? place : undefined), rendered);
  }
}

function cacheKey(file: string, key: string, place?: SectionPlace): string {
  return place ? `${file} ${place.index} of ${place.count} ${key}` : `${file} ${key}`;
}

/** An id of React's `useId`. */
const REACT_ID = /\b_R_\w*_/;

/** The maximal number of cached sections: each key press adds one. */
const MAX_SECTIONS = 2000;
