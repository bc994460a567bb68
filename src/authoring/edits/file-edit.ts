/** A change of a file's data. */
export type FileEdit =
  | PlainEdit
  /** Several changes as one step, one after the other. */
  | { kind: 'all'; edits: PlainEdit[] }
  /** Replaces the whole text of a file that is not JSON. */
  | { kind: 'text'; text: string };

/** A change of one place. */
export type PlainEdit =
  /** Sets the value at a path; undefined removes it. */
  | { kind: 'set'; path: DataPath; value?: unknown }
  /** Adds an entry to the list at a path. */
  | { kind: 'insert'; path: DataPath; index: number; value: unknown }
  /** Removes the key or the entry at a path. */
  | { kind: 'remove'; path: DataPath }
  /** Moves an entry of the list at a path. */
  | { kind: 'move'; path: DataPath; from: number; to: number }
  /**
   * Copies an entry of the list at a path, after it or to an index; a section without its name, which must be
   * unique.
   */
  | { kind: 'duplicate'; path: DataPath; index: number; to?: number }
  /** Sorts the keys of the object at a path. */
  | { kind: 'order'; path: DataPath; keys: string[] };

/** A path in a file's data: sections, 2, title. */
export type DataPath = (string | number)[];
