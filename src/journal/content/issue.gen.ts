// Made from src/journal/schemas/templates/issue.schema.json by `npm run generate`: change that file, not this one.
import type { IssueNumber } from './journal-parts.gen.ts';
import type { WrittenImage } from 'pagewright/content';

/** One issue of the journal: its cover and its papers, which are found by themselves. */
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
   * Who edited a special issue, in the order in which they are named: the issue, its papers’ records and the agencies name them.
   *
   * @minItems 1
   * @maxItems 12
   *
   * Items: One editor by name and institution.
   */
  guestEditors?: {
    /** The first and middle names, without titles such as Dr. */
    given?: string;
    /** The surname, or the whole name where there is only one. */
    family: string;
    /** Where the editor works. */
    affiliation: string;
    /**
     * The editor’s ORCID number as four groups of four, without the address before it; the last digit checks the others.
     */
    orcid?: string;
  }[];
  /** A cover of its own; without one, the cover is drawn from the numbers of volume and issue. */
  cover?: WrittenImage;
  /** One to three sentences about the issue. */
  intro?: string;
};
