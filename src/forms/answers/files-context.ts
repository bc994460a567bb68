import { createContext } from 'react';
import type { FormLimits } from '../../core/form/form-definition.ts';
import type { UploadState } from '../uploads/stored-upload.ts';

/** The files of a form, which are sent separately from its answers. */
export interface FormFiles {
  chosen: Record<string, File | undefined>;
  /** Refused files by question: the name, and the reason. */
  refused: Record<string, { name: string; reason: string } | undefined>;
  limits: FormLimits | undefined;
  /** Validates a file, and accepts it or shows the reason for a refusal. */
  choose: (question: string, file: File | undefined) => Promise<void>;
  /** The progress of files that are uploaded before the form, by question. */
  arriving: Record<string, UploadState | undefined>;
  /** The part of the form that is already sent, from 0 to 1, while it is being sent. */
  progress: number | undefined;
  cancel: () => void;
}

/** The chosen files of the form, for its file questions. */
export const FilesContext = createContext<FormFiles>({
  chosen: {},
  refused: {},
  limits: undefined,
  choose: () => Promise.resolve(),
  arriving: {},
  progress: undefined,
  cancel: () => undefined,
});
