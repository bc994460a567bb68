// Made from schemas/sections/template-files.schema.json by `npm run generate`: change that file, not this one.
import type { ResolvedDownload } from '../../core/content/resolved.ts';

/**
 * A few files side by side, each with a line that says what it is and a button that loads it.
 */
export interface TemplateFilesData {
  /**
   * Makes this section files to begin with.
   */
  type: 'template-files';
  /**
   * A name for this section, so that links can point to it.
   */
  id?: string;
  /**
   * What the files are for.
   */
  title: string;
  /**
   * What all files have in common.
   */
  text?: string;
  /**
   * The files, in the order in which they are shown.
   *
   * @minItems 1
   * @maxItems 8
   *
   * Items: One file and what it is for.
   */
  items: {
    /**
     * What the file is, or for whom.
     */
    title: string;
    /**
     * What the file holds.
     */
    text?: string;
    /**
     * The file below pages-config/_media.
     */
    file: ResolvedDownload;
  }[];
}
