export interface GeneratedFile {
  /** Path from the engine's root. */
  path: string;
  text: string;
}
