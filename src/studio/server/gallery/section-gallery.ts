import type { ResolvedPage } from 'pagewright/content';
import { type Gallery, type LiveState, loadGallery, type OutputFile } from 'pagewright/editor';
import type { Roots } from 'pagewright/extension';
import type { GalleryEntry } from 'pagewright/gallery';
import type { GalleryList } from '../../protocol.ts';
import { fitToSite, type SiteNames } from './fit-to-site.ts';

/** The section types that can be inserted, with their examples. Loaded on first use, and again after a check. */
export class SectionGallery {
  readonly #roots: Roots;
  #loaded: { state: LiveState; gallery: Promise<Gallery> } | undefined;

  constructor(roots: Roots) {
    this.#roots = roots;
  }

  /** All section types with examples that this site can show, and its shared sections. @param names of the site */
  async list(state: LiveState, names: SiteNames): Promise<GalleryList> {
    const gallery = await this.#gallery(state);
    const { set } = state.validation;
    const values: GalleryList['values'] = {};
    const entries = gallery.entries.flatMap((entry): GalleryEntry[] => {
      if (entry.kind !== 'sections') return [];
      const fitted = new Map(
        entry.examples
          .filter(({ problem }) => problem === undefined)
          .map(({ number }) => [
            number,
            fitToSite(set, set.sections.get(entry.name)?.examples?.[number - 1], names),
          ]),
      );
      const examples = entry.examples.filter(({ number }) => fitted.get(number) !== undefined);
      values[entry.name] = Object.fromEntries(fitted);
      return examples.length > 0 ? [{ ...entry, examples }] : [];
    });
    return { entries, values, shared: gallery.shared() };
  }

  /** An example as a page. @throws if there is none */
  async page(state: LiveState, name: string, number: number): Promise<ResolvedPage> {
    return (await this.#gallery(state)).page('sections', name, number);
  }

  /** A picture of the examples, by its address. */
  async output(address: string): Promise<OutputFile | undefined> {
    return (await this.#loaded?.gallery)?.output(address);
  }

  #gallery(state: LiveState): Promise<Gallery> {
    if (this.#loaded?.state !== state) this.#loaded = { state, gallery: loadGallery(this.#roots, state) };
    return this.#loaded.gallery;
  }
}
