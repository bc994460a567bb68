/** A file to write, or to copy: from the engine, or from an absolute path. */
export type ScaffoldFile = {
  /** From the site's root for content, from the engine's for all others. */
  path: string;
  /** Whether it exists and gets another entry; otherwise it must be new. */
  isEdited?: true;
} & ({ text: string } | { copyOf: string });

export interface Scaffold {
  files: ScaffoldFile[];
  /** Whether it is a draft. */
  isDraft?: boolean;
  /** The next steps, one per line. */
  next: string[];
}

/** The reason for a refusal, and what to type instead. */
export interface Refusal {
  refused: string;
}

/** The text of a JSON file, before formatting. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
