// Made from schemas/sections/certificates.schema.json by `npm run generate`: change that file, not this one.
import type { ResolvedImage } from '../../core/content/resolved.ts';

/** What somebody was given: certificates, awards, honours. */
export interface CertificatesData {
  /** Makes this section a list of certificates. */
  type: 'certificates';
  /** How they look; without it they stand in a ruled list, each with a link that shows it. */
  variant?: 'hung';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /**
   * The certificates in the order in which they are shown.
   *
   * @minItems 1
   * @maxItems 60
   */
  items: {
    /** The name of the course, the examination or the honour. */
    title: string;
    /** Who gave it: an institution, a platform, a society. */
    giver?: string;
    /** The day on it as year-month-day; for what hangs on the wall the year is enough. */
    date?: string;
    /** Where it can be seen; without it, the page draws its sheet below the entry. */
    to?: string;
    /** For the variant hung: the seal. */
    image?: ResolvedImage;
    /** What it was given for, or what it changed. */
    text?: string;
  }[];
}
