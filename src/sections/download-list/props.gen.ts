// Made from schemas/sections/download-list.schema.json by `npm run generate`: change that file, not this one.
import type { ResolvedDownload, ResolvedImage } from '../../core/content/resolved.ts';

/**
 * A catalogue of files: each with a drawing of its first page, its topic, a caption and a link that opens it in a new tab.
 */
export interface DownloadListData {
  /**
   * Makes this section a list of downloads.
   */
  type: 'download-list';
  /**
   * A name for this section, so that links can point to it.
   */
  id?: string;
  /**
   * The files, in the order in which they are shown.
   *
   * @minItems 1
   * @maxItems 60
   *
   * Items: One file of the catalogue.
   */
  items: {
    /**
     * What kind of work the file is.
     */
    title: string;
    /**
     * One line on what the work is about.
     */
    caption: string;
    /**
     * The file below pages-config/_media; its format and size are shown by themselves.
     */
    file: ResolvedDownload;
    /**
     * A drawing of the first page, 84 by 104.
     */
    image: ResolvedImage;
  }[];
}
