/* The changes that the studio's page requests from its server. */

import type { DataPath, FileEdit } from 'pagewright/json';

/** A command of the user, as a change of a file's data. */
export type EditValue = FileEdit | DetachEdit | FixEdit | QuestionEdit | CopyEdit;

/** Replaces a shared section by a copy of it. */
export interface DetachEdit {
  kind: 'detach';
  path: DataPath;
}

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
