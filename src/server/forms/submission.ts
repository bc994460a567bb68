import type { Answers } from '../../core/form/form-definition.ts';
import type { FormError } from '../../core/form/errors/form-errors.ts';

/** The content of a request, before its validation. */
export interface IncomingSubmission {
  answers: Answers;
  reserved: ReservedFields;
  files: IncomingFile[];
  /** Fields and files that can't be accepted. */
  problems: (FormError | FileError)[];
}

/**
 * Data of the page besides the answers. They are neither validated with the answers nor stored among them.
 */
export interface ReservedFields {
  /** The key of the draft: the same key means the same submission. */
  key: string | null;
  /** The version of the form that the visitor saw. */
  version: string | null;
  /** Whether the hidden field was filled in, which only programs do. */
  isTrapped: boolean;
  /** The ids of uploads, by question. */
  uploads: [field: string, id: string][];
}

/** A received file whose content matches its name. */
export interface IncomingFile {
  /** The name of the question that the file answers. */
  field: string;
  originalName: string;
  /** A random name, used first in the folder of incoming files, then among the uploads. */
  storedName: string;
  bytes: number;
  sha256: string;
  format: string;
  /** The file did not arrive with this request: it belongs to the stored submission that this one repeats. */
  isStored?: true;
}

/** An error of a file in a form. */
export interface FileError extends FormError {
  code: 'invalid' | 'too-large' | 'unsupported';
}
