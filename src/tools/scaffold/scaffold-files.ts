export interface ScaffoldFile {
  path: string;
  text: string | Uint8Array;
}

export interface Scaffold {
  files: ScaffoldFile[];
  /** What to do next, a line each. */
  next: string[];
}

export type Schema = Record<string, unknown> & { examples?: unknown[]; properties?: Record<string, Schema> };

/** Reads a schema by its path below schemas/. */
export type ReadSchema = (name: string) => Promise<Schema>;
