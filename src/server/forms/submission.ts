import type { Answers } from '../../core/form/form-definition.ts';
import type { FormError } from '../../core/form/faults/form-errors.ts';

/** What a request holds, before it is validated. */
export interface IncomingSubmission {
  answers: Answers;
  reserved: Reserved;
  files: IncomingFile[];
  /** Fields and files that can't be taken. */
  faults: (FormError | FileFault)[];
}

/** What the page sends beside the answers; it is neither validated with them nor stored among them. */
export interface Reserved {
  /** The key that was made with the draft: the same key is the same submission. */
  key: string | null;
  /** The version of the form that the visitor saw. */
  version: string | null;
  /** Whether the hidden field was filled in, which only programs do. */
  trapped: boolean;
  /** The ids of files that were sent ahead of the form, by the question that they answer. */
  uploads: [field: string, id: string][];
}

/** A file of a submission that has arrived and whose content is what its name says. */
export interface IncomingFile {
  /** The question that it answers. */
  field: string;
  originalName: string;
  /** A random name, in the folder of incoming files and later among the uploads. */
  storedName: string;
  bytes: number;
  sha256: string;
  format: string;
  /** It did not arrive with this request: it is the file of a stored submission, which this one repeats. */
  isStored?: true;
}

export interface FileFault extends FormError {
  code: 'invalid' | 'too-large' | 'unsupported';
}
