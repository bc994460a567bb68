/** A file to write, or to copy: from the engine, or from an absolute path. */
export type ScaffoldFile = {
  /** The path, relative to the site's root for content and to the engine's root for all other files. */
  path: string;
  /** Whether the file exists and gets another entry. Otherwise the file must be new. */
  isEdited?: true;
} & ({ text: string } | { copyOf: string });

/** The result of a scaffold: `npm run new` writes the files, and prints the steps. */
export interface Scaffold {
  files: ScaffoldFile[];
  /** Whether the new page is a draft. */
  isDraft?: boolean;
  /** The next steps, one per line. */
  next: string[];
}

/** A refusal: the reason, and what to type instead. */
export interface Refusal {
  refused: string;
}

/** The text of a JSON file, before formatting. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
