/* The changes that the studio's page requests from its server. */

/** A path in a file's data: sections, 2, title. */
export type DataPath = (string | number)[];

/** A command of the user, as a change of a file's data. */
export type EditValue = FileEdit | FixEdit | QuestionEdit | CopyEdit;

/** Adds copies of another file's sections to the end of the list of sections. */
export interface CopyEdit {
  kind: 'copy';
  from: string;
  paths: DataPath[];
}

/** A change of a form's question; the question's name is in several places of the file. */
export type QuestionEdit =
  | { kind: 'addQuestion'; title: string; question: Record<string, unknown>; ui?: Record<string, unknown> }
  | { kind: 'removeQuestion'; name: string }
  | { kind: 'moveQuestion'; name: string; to: number }
  | { kind: 'requireQuestion'; name: string; isRequired: boolean };

/** Applies the fixes of diagnostics, by id. */
export interface FixEdit {
  kind: 'fix';
  diagnostics: string[];
}

/** A change that needs only the file. */
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
  /** Replaces a shared section by a copy of it. */
  | { kind: 'detach'; path: DataPath }
  /** Sorts the keys of the object at a path. */
  | { kind: 'order'; path: DataPath; keys: string[] };
