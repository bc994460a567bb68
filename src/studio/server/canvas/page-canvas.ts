import type { ResolvedPage } from 'pagewright/content';
import type { LoadedSite, OwnBudget } from 'pagewright/editor';
import { readJson } from 'pagewright/json';
import { parseTranslation } from 'pagewright/page';
import type { PageWeight } from '../../advice.ts';
import type { CanvasChange } from '../../protocol.ts';
import type { CurrentContent, StudioContent } from '../content.ts';
import type { PageSource } from '../pages/page-source.ts';
import { styleNames, type Canvas } from './canvas.ts';
import { isSamePiece, matchPieces } from './match-pieces.ts';
import { resolvePieces, type ResolvedPiece, type ResolvedPieces } from './resolve-sections.ts';

/** The canvas of each open page, and the version that the browser shows. */
export class PageCanvas {
  readonly #canvas: Canvas;
  readonly #content: StudioContent;
  /** The browser's pages, by file. */
  readonly #shown = new Map<string, ShownPage>();

  constructor(canvas: Canvas, content: StudioContent) {
    this.#canvas = canvas;
    this.#content = content;
  }

  /** The style sheets of a page, by the names in their address. */
  styles(names: string, { content }: CurrentContent): string {
    return this.#canvas.styles(names, content);
  }

  /** The whole document of a page, on which the browser's next patches are based. */
  async document(page: PageSource, now: CurrentContent): Promise<string> {
    return this.#document(page, now, false);
  }

  /** A copy for measuring: the page, or one of its sections. */
  async copy(page: PageSource, now: CurrentContent, only: number | undefined): Promise<string> {
    return this.#document(page, now, true, only);
  }

  /** The document of a version of a page, for comparing. @param name of the version: each has separate caches */
  async version(page: PageSource, now: CurrentContent, name: string): Promise<string> {
    const { content } = now;
    const site = await content.site(parseTranslation(page.file)?.language);
    const resolved = await resolvePieces(page, now);
    const html = await this.#canvas.document(site, `${name} ${page.file}`, resolved, content);
    // The bundled style sheet has the tokens from the start of the studio.
    const tokens = content.theme.css.replaceAll('<', '\\3c ');
    return html.replace('</head>', () => `<style>${tokens}</style>\n</head>`);
  }

  async #document(page: PageSource, now: CurrentContent, isCopy: boolean, only?: number): Promise<string> {
    const site = await this.#content.site(page.file);
    const resolved = await resolvePieces(page, now);
    if (!isCopy) this.#recordShown(page, resolved, now);
    return this.#canvas.document(site, page.file, resolved, now.content, only);
  }

  /**
   * The sections that differ from the browser's.
   * @param isWhole whether a change may be anywhere on the page, such as one of the site's header
   * @returns undefined if the whole page must be shown again
   */
  async change(page: PageSource, now: CurrentContent, isWhole: boolean): Promise<CanvasChange | undefined> {
    const before = this.#shown.get(page.file);
    // The browser requests the document itself.
    if (!before) return { patches: [] };
    if (isWhole && before.content !== now.content) return undefined;
    if (before.content.theme.css !== now.content.theme.css) return undefined;
    const resolved = await resolvePieces(page, now);
    const { pieces } = resolved;
    if (styleNames(resolved) !== before.styles) return undefined;
    const order = matchPieces(before.pieces, pieces);
    const isMoved = order.length !== before.pieces.length || order.some((from, index) => from !== index);
    const changed = [...pieces.keys()].filter((index) => {
      const from = order[index]!;
      if (!isSamePiece(before.pieces[from], pieces[index])) return true;
      return isMoved && !this.#canvas.isFree(page.file, pieces[index]!);
    });
    this.#recordShown(page, resolved, now);
    if (isMoved) this.#canvas.forgetPlaces();
    const site = await this.#content.site(page.file);
    const { patches } =
      changed.length > 0 ? await this.#canvas.sections(site, page.file, resolved, changed) : { patches: [] };
    return { patches, ...(isMoved && { order }) };
  }

  #recordShown({ file }: PageSource, resolved: ResolvedPieces, { content }: CurrentContent): void {
    this.#shown.set(file, { pieces: resolved.pieces, styles: styleNames(resolved), content });
  }

  /** The size of a page as built, and the share of a section. */
  async weigh(page: PageSource, now: CurrentContent, section: number | undefined): Promise<PageWeight> {
    const site = await this.#content.site(page.file);
    const resolved = await resolvePieces(page, now);
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
}

/** A page that the browser shows. */
interface ShownPage {
  pieces: readonly ResolvedPiece[];
  /** The names of its style sheets. */
  styles: string;
  content: LoadedSite;
}
