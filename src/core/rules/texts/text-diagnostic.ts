/** A diagnostic of a range in a text, independent of file and key. */
export interface TextDiagnostic {
  offset: number;
  length: number;
  /** Marks the whole text with its quotes, as the schema does. */
  isWhole?: true;
  code: string;
  message: string;
  hint: string;
  severity?: 'error' | 'warning';
  /** The replacement for the range, if it is certain. */
  fix?: string;
  /** More ranges of the same mistake: the other mark of a quotation. */
  also?: readonly { offset: number; length: number; fix: string }[];
  /** Only in this kind of text. */
  in?: 'plain' | 'rich';
}

/** Checks one text for people. */
export type TextCheck = (text: string, about: { language: string }) => readonly TextDiagnostic[];
