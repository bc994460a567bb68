import { createHash } from 'node:crypto';
import type { ResolvedPage, ResolvedSite } from 'pagewright/content';
import type { EditorRenderer, LoadedSite, OwnBudget } from 'pagewright/editor';
import { escapeMarkup } from 'pagewright/text';
import type { PageWeight } from '../../advice.ts';
import type { CanvasPatch } from '../../protocol.ts';
import { weighPage } from './page-weight.ts';
import { RenderedSections, type SectionPlace } from './rendered-sections.ts';
import type { ResolvedPiece, ResolvedPieces } from './resolve-sections.ts';
import {
  findShell,
  markSectionHtml,
  renderSection,
  SECTION_MARK,
  splitSection,
  type PageShell,
  type RenderedSection,
} from './section-html.ts';

/** The addresses of the canvas's style sheets. */
export const canvasAddress = {
  styles: '/_studio/canvas.css',
  fonts: '/_studio/fonts.css',
  marks: '/_studio/assets/canvas-marks.css',
} as const;

/** Renders pages with the code and the styles of the build. */
export class Canvas {
  readonly #renderer: EditorRenderer;
  readonly #rendered = new RenderedSections();
  /** The last valid markup of sections, used while their values are invalid. */
  readonly #lastValid = new Map<string, RenderedSection>();

  constructor(renderer: EditorRenderer) {
    this.#renderer = renderer;
  }

  /**
   * The style sheets of a page, as the build chooses them: rules of other section types would slow down each change.
   * @param names of its address: section types, `+forms` and its language, separated by commas
   */
  styles(names: string, content: LoadedSite): string {
    const types = names.split(',');
    const language = types.pop() ?? '';
    return this.#renderer.styles(types, types.includes(FORMS), language, content);
  }

  /**
   * The document of a page: its HTML is the build's, with a mark on each section.
   * @param only the index of one section. Default: all
   */
  async document(
    site: ResolvedSite,
    file: string,
    resolved: ResolvedPieces,
    content: LoadedSite,
    only?: number,
  ): Promise<string> {
    const indexes = only !== undefined && resolved.pieces[only] ? [only] : undefined;
    const { shell, lead, patches } = await this.sections(site, file, resolved, indexes);
    const body = lead + shell.before + patches.map(({ html }) => html).join('') + shell.after;
    return this.#document(site, resolved, body, content);
  }

  /** The size of a page as built, and the share of a section. @param own the site's budgets for pages */
  async weigh(
    site: ResolvedSite,
    file: string,
    resolved: ResolvedPieces,
    section: number | undefined,
    {
      content,
      fonts,
      own,
    }: { content: LoadedSite; fonts: Awaited<ReturnType<LoadedSite['fonts']>>; own: readonly OwnBudget[] },
  ): Promise<PageWeight> {
    const rendered = await this.sections(site, file, resolved);
    const { head } = resolved;
    const page = { types: listNames(resolved, 'types'), forms: listNames(resolved, 'forms') };
    const render = await this.#renderer.builtDocument(site, page, content, fonts);
    return weighPage(head.route, rendered, (body) => render(head, body), section, own);
  }

  /** The document of an example: its sections without header and footer. */
  async example(site: ResolvedSite, page: ResolvedPage, content: LoadedSite): Promise<string> {
    const { types, forms } = page;
    const pieces = page.sections.map((section) => ({ section, types, forms, key: JSON.stringify(section) }));
    const resolved = { head: page, pieces, forms: new Map<string, string>() };
    const { patches } = await this.sections(site, page.route, resolved);
    const body = `<main id="content">${patches.map(({ html }) => html).join('')}</main>`;
    return this.#document(site, resolved, body, content, [canvasAddress.fonts]);
  }

  /** @param more style sheets; the page in the canvas gets its typefaces later */
  #document(
    site: ResolvedSite,
    resolved: ResolvedPieces,
    body: string,
    content: LoadedSite,
    more: readonly string[] = [],
  ): string {
    const names = encodeURIComponent(`${styleNames(resolved)},${site.language}`);
    // Changed tokens have another address.
    const tokens = createHash('sha256').update(content.theme.css).digest('hex').slice(0, 8);
    const links = [...more, `${canvasAddress.styles}?names=${names}&tokens=${tokens}`, canvasAddress.marks];
    return this.#renderer.frameDocument({ site, page: resolved.head, body }, content, links);
  }

  /**
   * The markup of sections.
   * @param indexes of the sections. Default: all
   */
  async sections(
    site: ResolvedSite,
    file: string,
    resolved: ResolvedPieces,
    indexes: readonly number[] = resolved.pieces.map((_, index) => index),
  ): Promise<{ shell: PageShell; lead: string; patches: CanvasPatch[] }> {
    this.#rendered.begin(site);
    const { head, pieces } = resolved;
    const [types, forms] = [listNames(resolved, 'types'), listNames(resolved, 'forms')];
    const missing = await this.#renderer.prepare(types, forms);
    this.#renderer.showForms(resolved.forms);
    const page = { ...head, types, forms };
    const count = pieces.length;
    const shell = this.#rendered.shell(JSON.stringify([count, page]), () =>
      findShell(this.#render(site, page, undefined, 0, count)),
    );
    const lead = new Set<string>();
    const patches = indexes.map((index) => {
      const rendered = this.#renderedSection(site, file, page, pieces[index]!, {
        index,
        count,
        shell,
        missing,
      });
      lead.add(rendered.lead);
      return { index, html: markSectionHtml(rendered.section, index) };
    });
    return { shell, lead: [...lead].join(''), patches };
  }

  #renderedSection(
    site: ResolvedSite,
    file: string,
    page: ResolvedPage,
    piece: ResolvedPiece,
    { index, count, shell, missing }: PlaceOnPage,
  ): RenderedSection {
    const place = `${file} ${index}`;
    if ('problem' in piece) return this.#lastValid.get(place) ?? placeholder(piece.problem);
    const unknownType = piece.types.find((type) => missing.includes(type));
    if (unknownType !== undefined) return placeholder(`The section type "${unknownType}" has no component.`);
    const cached = this.#rendered.get(file, piece, { index, count });
    if (cached !== undefined) return cached;
    try {
      const rendered = splitSection(shell, this.#render(site, page, piece, index, count));
      this.#rendered.add(file, piece, { index, count }, rendered);
      this.#lastValid.set(place, rendered);
      return rendered;
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      return this.#lastValid.get(place) ?? placeholder(`This section can’t be rendered: ${words}`);
    }
  }

  #render(
    site: ResolvedSite,
    page: ResolvedPage,
    piece: ResolvedPiece | undefined,
    index: number,
    count: number,
  ): string {
    const section = piece && 'section' in piece ? piece.section : undefined;
    return renderSection(this.#renderer.render, site, page, section, index, count);
  }

  /** Whether the markup of a section is the same at all places of its page. */
  isFree(file: string, piece: ResolvedPiece): boolean {
    return this.#rendered.get(file, piece) !== undefined;
  }

  /** Deletes the last valid markup of sections, after their places have changed. */
  forgetPlaces(): void {
    this.#lastValid.clear();
  }
}

/** The names of the style sheets of a page: its section types, and whether it has forms. */
export function styleNames(resolved: ResolvedPieces): string {
  const types = listNames(resolved, 'types').toSorted();
  return [...types, ...(listNames(resolved, 'forms').length > 0 ? [FORMS] : [])].join();
}

/** No section type has this name. */
const FORMS = '+forms';

/** The section types of a page, or its forms. */
function listNames({ pieces }: ResolvedPieces, key: 'types' | 'forms'): string[] {
  return [...new Set(pieces.flatMap((piece) => ('types' in piece ? piece[key] : [])))];
}

interface PlaceOnPage extends SectionPlace {
  shell: PageShell;
  /** The types without a component. */
  missing: readonly string[];
}

/** A replacement for a section that can't be shown. Its mark is added like that of any section. */
function placeholder(words: string): RenderedSection {
  const section = `<section ${SECTION_MARK}-broken="">${escapeMarkup(words)}</section>`;
  return { section, lead: '' };
}
