// Made from schemas/sections/certificates.schema.json by `npm run generate`: change that file, not this one.
import type { ResolvedImage } from '../../core/content/resolved.ts';

/** A list of certificates, awards and honours. */
export interface CertificatesData {
  /** Makes this section a list of certificates. */
  type: 'certificates';
  /** The design; without it, a ruled list, each entry with a link that shows the certificate. */
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
    /** Who awarded it: an institution, a platform, a society. */
    giver?: string;
    /** The date on it as year-month-day; in the variant "hung" the year is enough. */
    date?: string;
    /** The address where it can be seen; without it, the page shows a drawn certificate below the entry. */
    to?: string;
    /** For the variant hung: the seal. */
    image?: ResolvedImage;
    /** What it was awarded for, or what it changed. */
    text?: string;
  }[];
}
