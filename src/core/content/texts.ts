/**
 * Texts next to pages, as the active extension has read them. Paths are from the project's root:
 * pages-config/reports/night-trains.md.
 */
export interface Texts {
  readonly files: readonly string[];
  /** A hash of the file; undefined if there is no such text. */
  getHash(file: string): string | undefined;
  /** The diagnostics and references of a text. */
  getFacts(file: string): unknown;
  /** The media files that a text shows, by path below the content. */
  getMedia(file: string): readonly string[];
  getText(file: string): unknown;
}

/** Whether a content file is such a text, by its name and those of the pages. */
export function isTextBeside(file: string, pages: ReadonlySet<string>): boolean {
  return /\.(md|xml)$/.test(file) && pages.has(file.replace(/\.\w+$/, '.json'));
}

/** The texts of a site without texts next to pages. */
export const noTexts: Texts = {
  files: [],
  getHash: () => undefined,
  getFacts: () => undefined,
  getMedia: () => [],
  getText: () => undefined,
};
