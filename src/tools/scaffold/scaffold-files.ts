/** A file that is written, or that is copied from another one: of the engine, or at an absolute path. */
export type ScaffoldFile = {
  /** From the root of the site for content, of the engine for all else. */
  path: string;
  /** Whether it was there and gets an entry more; otherwise it must be new. */
  edited?: true;
} & ({ text: string } | { copyOf: string });

export interface Scaffold {
  files: ScaffoldFile[];
  /** Whether it is a draft. */
  isDraft?: boolean;
  /** What to do next, a line each. */
  next: string[];
}

/** Why nothing can be made, and what to type instead. */
export interface Refusal {
  refused: string;
}

/** The text of a JSON file; how it is laid out is left to the formatter. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
