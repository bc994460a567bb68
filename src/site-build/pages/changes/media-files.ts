import type { Media } from '../../media/media.ts';
import type { CacheTable } from '../../cache/cache-table.ts';
import { nameOfMedia, type PageInput } from '../render/watch-uses.ts';

/** Records the outputs of media, so that pages with these media need not be rendered again. */
export class MediaFiles {
  readonly #table: CacheTable<readonly string[]>;
  readonly #media: Media;
  readonly #isUnchanged: (name: string) => boolean;
  readonly #known = new Map<PageInput, boolean>();

  /** @param isUnchanged whether an output file of the last build is unchanged */
  constructor(table: CacheTable<readonly string[]>, media: Media, isUnchanged: (name: string) => boolean) {
    this.#table = table;
    this.#media = media;
    this.#isUnchanged = isUnchanged;
  }

  /** Whether all outputs of a use exist. */
  haveOutputs(use: PageInput): boolean {
    const hasOutputs = this.#known.get(use) ?? this.#table.get(use)?.every(this.#isUnchanged) ?? true;
    this.#known.set(use, hasOutputs);
    return hasOutputs;
  }

  /** Records the outputs of the media on a rendered page. */
  note(use: PageInput): void {
    const addresses = this.#media.getAddresses(nameOfMedia(use) ?? '');
    if (!addresses || this.#known.has(use)) return;
    this.#known.set(use, true);
    this.#table.set(
      use,
      addresses.map((address) => address.slice(1)),
    );
  }

  /**
   * Removes media that no page uses any more.
   * @returns the output names of the remaining media
   */
  keepOnly(uses: ReadonlySet<PageInput>): Set<string> {
    this.#table.keepOnly((use) => uses.has(use));
    return new Set([...uses].flatMap((use) => this.#table.get(use) ?? []));
  }
}
