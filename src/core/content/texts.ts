/**
 * The texts that lie beside pages under their names, each as the extension in use has read it. Files are named by
 * their paths from the project's root: pages-config/reports/night-trains.md.
 */
export interface Texts {
  readonly files: readonly string[];
  /** Changes with the content of a file; undefined where there is no such text. */
  hashOf(file: string): string | undefined;
  /** What others have to know of a text: what is wrong with it, what it asks for. */
  factsOf(file: string): unknown;
  /** The files of media that it shows, by their paths below the content. */
  mediaOf(file: string): readonly string[];
  /** The text itself. */
  textOf(file: string): unknown;
}

/** Whether a file of the content is such a text, by its name and those of the pages. */
export function isTextBeside(file: string, pages: ReadonlySet<string>): boolean {
  return /\.(md|xml)$/.test(file) && pages.has(file.replace(/\.\w+$/, '.json'));
}

export const noTexts: Texts = {
  files: [],
  hashOf: () => undefined,
  factsOf: () => undefined,
  mediaOf: () => [],
  textOf: () => undefined,
};
