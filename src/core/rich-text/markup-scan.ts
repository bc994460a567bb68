/** A diagnostic of a rich text, with its position in the text. */
export interface RichTextDiagnostic {
  offset: number;
  length: number;
  message: string;
  hint: string;
  /**
   * Undefined for an error of syntax. With these codes browsers show the text as intended; only its structure
   * is missing.
   */
  code?: 'heading-in-bold' | 'table-without-heading' | 'table-row' | 'bare-address';
}

/** A heading in a rich text. */
export interface ScannedHeading {
  level: 2 | 3 | 4;
  /** The heading's content as HTML. */
  html: string;
  /** Undefined if it has none. */
  id: string | undefined;
  offset: number;
}

/** A link in a rich text. */
export interface ScannedLink {
  href: string;
  /** The link's content as HTML. */
  html: string;
  /** The offset of the attribute. */
  offset: number;
  /** The offset of the link's content. */
  wordsAt: number;
}

/** The findings of one pass over a rich text. */
export interface Scan {
  headings: ScannedHeading[];
  links: ScannedLink[];
  diagnostics: RichTextDiagnostic[];
  /** The scan has stopped: too many errors, or nesting that is too deep. */
  stopped: boolean;
}
