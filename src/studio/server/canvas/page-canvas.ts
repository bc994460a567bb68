import type { ResolvedPage } from '../../../core/content/resolved-page.ts';
import type { LoadedSite } from '../../../site-build/load-site.ts';
import { readJson } from '../../../core/json/json-source.ts';
import type { OwnBudget } from '../../../core/page/document/document-budget.ts';
import type { PageWeight } from '../../advice.ts';
import type { CanvasPatch } from '../../protocol.ts';
import type { ContentNow, StudioContent } from '../content.ts';
import type { PageSource } from '../pages/page-source.ts';
import type { Canvas } from './canvas.ts';
import { resolvePieces, type ResolvedPieces } from './resolve-sections.ts';

/** The canvas of each open page, and what the browser has of it. */
export class PageCanvas {
  #canvas: Canvas;
  readonly #content: StudioContent;
  /** The browser's pages, by file. */
  readonly #shown = new Map<string, ShownPage>();

  /** The content that whole documents were rendered with. */
  #rendered: LoadedSite | undefined;

  constructor(canvas: Canvas, content: StudioContent) {
    this.#canvas = canvas;
    this.#content = content;
  }

  /** Renders everything with other code: that of forms is bundled. */
  replace(canvas: Canvas): void {
    this.#canvas = canvas;
    this.#shown.clear();
  }

  get styles(): string {
    return this.#canvas.styles;
  }

  /** The whole document of a page; the browser's next patches are for it. */
  async document(page: PageSource, now: ContentNow): Promise<string> {
    return this.#document(page, now, false);
  }

  /** A copy that is measured: the page, or one section of it. */
  async copy(page: PageSource, now: ContentNow, only: number | undefined): Promise<string> {
    return this.#document(page, now, true, only);
  }

  async #document(page: PageSource, now: ContentNow, isCopy: boolean, only?: number): Promise<string> {
    if (this.#rendered !== now.content) this.#canvas.refresh();
    this.#rendered = now.content;
    const site = await this.#content.site(page.file);
    const resolved = await resolvePieces(page, now.set, now.content);
    if (!isCopy) this.#shown.set(page.file, { keys: listKeys(resolved), content: now.content });
    return this.#canvas.document(site, page.file, resolved, now.content, only);
  }

  /**
   * The sections that differ from those that the browser shows.
   * @param isWhole whether a change may be anywhere on the page, such as one of the site's header
   * @returns undefined if the whole page must be shown again
   */
  async patches(page: PageSource, now: ContentNow, isWhole: boolean): Promise<CanvasPatch[] | undefined> {
    const before = this.#shown.get(page.file);
    if (isWhole && before?.content !== now.content) {
      this.#canvas.forget();
      return undefined;
    }
    const resolved = await resolvePieces(page, now.set, now.content);
    const keys = listKeys(resolved);
    if (!before || before.keys.length !== keys.length) {
      this.#canvas.forget();
      return undefined;
    }
    const changed = [...keys.keys()].filter((index) => keys[index] !== before.keys[index]);
    if (changed.length > MOST) return undefined;
    this.#shown.set(page.file, { keys, content: now.content });
    if (changed.length === 0) return [];
    const site = await this.#content.site(page.file);
    return (await this.#canvas.sections(site, page.file, resolved, changed)).patches;
  }

  /** The bytes of a page as it would be built, and the share of a section. */
  async weigh(page: PageSource, now: ContentNow, section: number | undefined): Promise<PageWeight> {
    const site = await this.#content.site(page.file);
    const resolved = await resolvePieces(page, now.set, now.content);
    const { budgets } = (now.project.site ? readJson(now.project.site).data : {}) as {
      budgets?: OwnBudget[];
    };
    return this.#canvas.weigh(site, page.file, resolved, section, {
      content: now.content,
      fonts: await this.#content.fonts(),
      own: budgets ?? [],
    });
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

/** A page that the browser shows. */
interface ShownPage {
  /** The keys of its sections. */
  keys: string[];
  content: LoadedSite;
}

function listKeys({ pieces }: ResolvedPieces): string[] {
  return pieces.map((piece) => `${'problem' in piece} ${piece.key}`);
}

/** More changed sections are shown by a new page. */
const MOST = 8;
