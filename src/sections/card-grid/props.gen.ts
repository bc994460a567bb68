// Made from schemas/sections/card-grid.schema.json by `npm run generate`: change that file, not this one.
import type { ResolvedFilm, ResolvedImage } from '../../core/content/resolved.ts';

/**
 * A list of titles, each with a few lines of text, in one of nine designs; if every entry has a drawing and a link to a page, use a tile grid.
 */
export interface CardGridData {
  /** Makes this section a list of cards. */
  type: 'card-grid';
  /** The design of the cards; without it, a ruled grid, which suits any number of cards. */
  variant?: 'columns' | 'plates' | 'books' | 'beam' | 'strip' | 'process' | 'film' | 'sites';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** What the cards have in common. */
  title?: string;
  /** One to three sentences beside the heading. */
  intro?: string;
  /** The silent loop beside the list; it has a pause button. */
  film?: ResolvedFilm;
  /**
   * For the variant process: a wide drawing, 960 by 280, with one thing in each quarter, standing on its lower edge.
   */
  image?: ResolvedImage;
  /**
   * The cards in the order in which they are read; a beam has six, a strip and a process four.
   *
   * @minItems 1
   * @maxItems 24
   *
   * Items: A title and one to three sentences.
   */
  items: {
    /** Two to eight words. */
    title: string;
    /** What the title means, in one to three sentences; a few words on a strip. */
    text?: string;
    /** A small drawing at the top of a book’s page, or the logo of a website. */
    image?: ResolvedImage;
    /**
     * The target of the title’s link: a page in the grid and the variant "beam", a website in a new tab in the variant "sites".
     */
    to?: string;
    /**
     * Exactly three short points, each with a tick.
     *
     * @minItems 3
     * @maxItems 3
     *
     * Items: One benefit for the visitor, in at most ten words.
     */
    points?: string[];
  }[];
  /** For the variant plates: whether the first is wide and dark, or narrow and bright. */
  firstCard?: 'wide' | 'narrow';
}
