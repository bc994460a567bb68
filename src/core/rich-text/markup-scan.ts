export interface RichTextFault {
  offset: number;
  length: number;
  message: string;
  hint: string;
}

export interface ScannedHeading {
  level: 2 | 3 | 4;
  /** The heading's words, still as HTML. */
  html: string;
  /** Undefined where the text gives none. */
  id: string | undefined;
  offset: number;
}

export interface ScannedLink {
  href: string;
  /** The words of the link, still as HTML. */
  html: string;
  /** Where the attribute begins. */
  offset: number;
  /** Where the link's words begin. */
  wordsAt: number;
}

export interface Scan {
  headings: ScannedHeading[];
  links: ScannedLink[];
  faults: RichTextFault[];
  /** The scan has given up: there are too many faults, or the text nests too deeply. */
  stopped: boolean;
}
