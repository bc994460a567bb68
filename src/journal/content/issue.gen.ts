// Made from src/journal/schemas/templates/issue.schema.json by `npm run generate`: change that file, not this one.
import type { IssueNumber } from './journal-parts.gen.ts';
import type { WrittenImage } from 'pagewright/content';

/** One issue of the journal: its cover and its papers, which the build finds. */
export type WrittenIssue = {
  /** Lays this page out as the contents of an issue. */
  type: 'issue';
  /** The number of the volume; it is also in the address: v1. */
  volume: number;
  /** The number of the issue within its volume; it is also in the address: i1. */
  issue: IssueNumber;
  /** Year and month of the issue: 2025-07. */
  published: string;
  /** The title of a special issue; ordinary issues have none. */
  title?: string;
  /**
   * The editors of a special issue, in their order: the issue, the metadata of its papers and the deposits name them.
   *
   * @minItems 1
   * @maxItems 12
   *
   * Items: One editor by name and institution.
   */
  guestEditors?: {
    /** The first and middle names, without titles such as Dr. */
    given?: string;
    /** The surname, or the whole name if there is no surname. */
    family: string;
    /** The institution where the editor works. */
    affiliation: string;
    /**
     * The editor’s ORCID number as four groups of four characters, without the address before it; the last one is a check digit.
     */
    orcid?: string;
  }[];
  /** The picture of the cover; default: a cover drawn from the numbers of volume and issue. */
  cover?: WrittenImage;
  /** One to three sentences about the issue. */
  intro?: string;
};
