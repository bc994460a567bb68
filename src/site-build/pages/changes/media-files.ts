import type { Media } from '../../media/media.ts';
import type { CacheTable } from '../../cache/cache-table.ts';
import { nameOfMedia, type Use } from '../render/watch-uses.ts';

/** Remembers which files of the built site media have become, for pages that are not drawn again. */
export class MediaFiles {
  readonly #table: CacheTable<readonly string[]>;
  readonly #media: Media;
  readonly #isThere: (name: string) => boolean;
  readonly #known = new Map<Use, boolean>();

  /** @param isThere whether a file of the built site is as the last build has written it */
  constructor(table: CacheTable<readonly string[]>, media: Media, isThere: (name: string) => boolean) {
    this.#table = table;
    this.#media = media;
    this.#isThere = isThere;
  }

  /** Whether everything that a use needs lies in the built site. */
  areThere(use: Use): boolean {
    const known = this.#known.get(use) ?? this.#table.get(use)?.every(this.#isThere) ?? true;
    this.#known.set(use, known);
    return known;
  }

  /** Notes what the media of a page that was drawn have become. */
  keep(use: Use): void {
    const addresses = this.#media.addressesOf(nameOfMedia(use) ?? '');
    if (!addresses || this.#known.has(use)) return;
    this.#known.set(use, true);
    this.#table.set(
      use,
      addresses.map((address) => address.slice(1)),
    );
  }

  /**
   * Forgets what no page shows any more.
   * @returns the names of all files that the other uses need
   */
  keepOnly(uses: ReadonlySet<Use>): Set<string> {
    this.#table.keepOnly((use) => uses.has(use));
    return new Set([...uses].flatMap((use) => this.#table.get(use) ?? []));
  }
}
