// Made from schemas/sections/download-list.schema.json by `npm run generate`: change that file, not this one.
import type { ResolvedDownload, ResolvedImage } from '../../core/content/resolved.ts';

/** Files to download, each with its title, format and size. */
export interface DownloadListData {
  /** Makes this section a list of downloads. */
  type: 'download-list';
  /**
   * The design; without it, a catalogue, each file with a drawing of its first page and a link that opens it in a new tab.
   */
  variant?: 'buttons';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** For the variant buttons: what the files are for. */
  title?: string;
  /** For the variant buttons: what all files have in common. */
  text?: string;
  /**
   * The files, in the order in which they are shown.
   *
   * @minItems 1
   * @maxItems 60
   *
   * Items: One file of the catalogue.
   */
  items: {
    /** What the file is, or what kind of work it shows. */
    title: string;
    /** One line about the content of the file. */
    text?: string;
    /** The file below pages-config/_media; its format and size are shown automatically. */
    file: ResolvedDownload;
    /** Without a variant: a drawing of the first page, 84 by 104. */
    image?: ResolvedImage;
  }[];
}
