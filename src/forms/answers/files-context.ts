import { createContext } from 'react';
import type { FormLimits } from '../../core/form/form-definition.ts';
import type { UploadState } from '../uploads/kept-upload.ts';

/** The files of a form, which travel beside its answers. */
export interface FormFiles {
  chosen: Record<string, File | undefined>;
  /** A file that was refused, by question: its name and why. */
  refused: Record<string, { name: string; reason: string } | undefined>;
  limits: FormLimits | undefined;
  /** Looks at a file and takes it, or says why it can't be taken. */
  choose: (question: string, file: File | undefined) => Promise<void>;
  /** How far the files are that are sent ahead of the form, by question. */
  arriving: Record<string, UploadState | undefined>;
  /** The part of the form that is sent, from 0 to 1, while it is. */
  progress: number | undefined;
  cancel: () => void;
}

export const FilesContext = createContext<FormFiles>({
  chosen: {},
  refused: {},
  limits: undefined,
  choose: () => Promise.resolve(),
  arriving: {},
  progress: undefined,
  cancel: () => undefined,
});
