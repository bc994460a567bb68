/** A browser that prints HTML pages. */
export interface Printer {
  /** Prints a page as a tagged PDF with bookmarks. */
  print(html: string): Promise<Buffer>;
  close(): Promise<void>;
}

/**
 * Starts a printer.
 * @throws Error if there is no browser
 */
export type StartPrinter = () => Promise<Printer>;
