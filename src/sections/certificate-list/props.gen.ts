// Made from schemas/sections/certificate-list.schema.json by `npm run generate`: change that file, not this one.

/**
 * Certificates in a ruled list: title, platform, date and a link that shows each, as a sheet of its own or where it can be seen.
 */
export interface CertificateListData {
  /**
   * Makes this section a certificate list.
   */
  type: 'certificate-list';
  /**
   * A name for this section, so that links can point to it.
   */
  id?: string;
  /**
   * The certificates in the order in which they are shown.
   *
   * @minItems 1
   * @maxItems 60
   */
  items: {
    /**
     * The name of the course or examination.
     */
    title: string;
    /**
     * Who gave the certificate.
     */
    platform: string;
    /**
     * The day on the certificate as year-month-day.
     */
    date: string;
    /**
     * Where the certificate can be seen; without it, the page draws its sheet below the entry.
     */
    to?: string;
  }[];
}
