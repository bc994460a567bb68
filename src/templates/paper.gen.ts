// Made from schemas/templates/paper.schema.json by `npm run generate`: change that file, not this one.
import type { ResolvedDownload } from '../core/resolved.ts';

/**
 * One paper of the journal: its landing page, its card in the issue and its citations all come from this record.
 */
export interface PaperData {
  /**
   * Lays this page out as the landing page of a paper.
   */
  type: 'paper';
  /**
   * The paper’s title as printed, without the journal’s name and without capitals throughout.
   */
  title: string;
  /**
   * A second line of the title, or the title’s translation.
   */
  subtitle?: string;
  /**
   * Everybody who wrote the paper, in the order of the byline.
   *
   * @minItems 1
   * @maxItems 30
   *
   * Items: One author: given and family name, or a single name where there is no family name, and where he or she works.
   */
  authors: {
    /**
     * First and middle names or initials, without titles such as Dr.
     */
    given?: string;
    /**
     * The surname, under which the author is listed.
     */
    family?: string;
    /**
     * The whole name of an author who has no family name, or of a group; in place of given and family name.
     */
    name?: string;
    /**
     * What the author does, without the institution.
     */
    position: string;
    /**
     * Where the author works or studies; “independent” where there is none.
     */
    affiliation: string;
    /**
     * The address at which readers may write to the author; it is public.
     */
    email?: string;
    /**
     * True for the one author who answers letters about the paper.
     */
    corresponding?: boolean;
  }[];
  /**
   * The number of the volume; it is also in the address: v1.
   */
  volume: number;
  /**
   * The number of the issue within its volume; it is also in the address: i2.
   */
  issue: number;
  /**
   * Year and month of the issue, such as 2025-08; the journal is monthly, so there is no day.
   */
  published: string;
  /**
   * The abstract, one text for each paragraph; search engines and indexes read it here.
   *
   * @minItems 1
   * @maxItems 6
   *
   * Items: One paragraph of the abstract, as plain text.
   */
  abstract: string[];
  /**
   * Three to eight terms under which the paper should be found.
   *
   * @minItems 3
   * @maxItems 8
   *
   * Items: One term, in small letters unless it is a name.
   */
  keywords: string[];
  /**
   * The language of the paper as a code: en for English, hi for Hindi, fr for French.
   */
  language: string;
  /**
   * The field that the paper belongs to.
   */
  subject: string;
  /**
   * The first and last page within the issue, as printed in the PDF; leave it out where the PDF has no page numbers.
   */
  pages?: {
    /**
     * The number of the paper’s first page.
     */
    first: number;
    /**
     * The number of the paper’s last page.
     */
    last: number;
  };
  /**
   * The PDF that lies beside this file, with its path from pages-config.
   */
  file: ResolvedDownload;
  /**
   * The address of the licence under which readers may use the paper; leave it out until it is settled.
   */
  licence?: string;
  /**
   * The works that the paper cites, one text each, in the order of the printed list.
   *
   * @maxItems 200
   *
   * Items: One cited work: author, year, title, source.
   */
  references?: string[];
  /**
   * True marks a paper that was written to show the layout: people, data and sources in it are invented.
   */
  sample?: boolean;
}
