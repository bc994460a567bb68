import type { ResolvedPage } from '../../../core/content/resolved-page.ts';
import type { LoadedSite } from '../../../site-build/load-site.ts';
import type { CanvasPatch } from '../../protocol.ts';
import type { ContentNow, StudioContent } from '../content.ts';
import type { PageSource } from '../pages/page-source.ts';
import type { Canvas } from './canvas.ts';
import { resolvePieces, type ResolvedPieces } from './resolve-sections.ts';

/** The canvas of each open page, and what the browser has of it. */
export class PageCanvas {
  readonly #canvas: Canvas;
  readonly #content: StudioContent;
  /** The keys of the sections that the browser shows, by page. */
  readonly #shown = new Map<string, string[]>();

  constructor(canvas: Canvas, content: StudioContent) {
    this.#canvas = canvas;
    this.#content = content;
  }

  get styles(): string {
    return this.#canvas.styles;
  }

  /** The whole document of a page. */
  async document(page: PageSource, now: ContentNow): Promise<string> {
    const site = await this.#content.site(page.file);
    const resolved = await resolvePieces(page, now.set, now.content);
    this.#shown.set(page.file, listKeys(resolved));
    return this.#canvas.document(site, page.file, resolved, now.content);
  }

  /**
   * The sections that differ from those that the browser shows.
   * @returns undefined if the whole page must be shown again
   */
  async patches(page: PageSource, now: ContentNow): Promise<CanvasPatch[] | undefined> {
    const before = this.#shown.get(page.file);
    const resolved = await resolvePieces(page, now.set, now.content);
    const keys = listKeys(resolved);
    if (!before || before.length !== keys.length) {
      this.#canvas.forget();
      return undefined;
    }
    const changed = [...keys.keys()].filter((index) => keys[index] !== before[index]);
    if (changed.length > MOST) return undefined;
    this.#shown.set(page.file, keys);
    if (changed.length === 0) return [];
    const site = await this.#content.site(page.file);
    return (await this.#canvas.sections(site, page.file, resolved, changed)).patches;
  }

  /** The document of an example: a section alone, without header and footer. */
  async example(resolved: ResolvedPage, content: LoadedSite): Promise<string> {
    const site = await this.#content.site('');
    return this.#canvas.example(site, resolved, content);
  }

  /** Renders everything again, after a change of what all pages share. */
  forget(): void {
    this.#canvas.forget();
  }
}

function listKeys({ pieces }: ResolvedPieces): string[] {
  return pieces.map((piece) => `${'problem' in piece} ${piece.key}`);
}

/** More changed sections are shown by a new page. */
const MOST = 8;
