import type { Answers } from '../../core/form/form-definition.ts';
import type { FormError } from '../../core/form/form-errors.ts';
import type { Reserved } from './reserved.ts';

/** A file of a submission that has arrived and was found to be what it says. */
export interface IncomingFile {
  /** The question that it answers. */
  field: string;
  originalName: string;
  /** A random name: that of the file among the incoming ones, and later among the uploads. */
  storedName: string;
  bytes: number;
  sha256: string;
  format: string;
}

export interface FileFault extends FormError {
  code: 'invalid' | 'too-large' | 'unsupported';
}

/** What a request brought, before the answers are judged. */
export interface Received {
  answers: Answers;
  /** What the visitor wrote, by the names of the fields, to show it again; for forms posted by a browser alone. */
  reserved: Reserved;
  files: IncomingFile[];
  /** Fields and files that can't be taken. */
  faults: (FormError | FileFault)[];
}
