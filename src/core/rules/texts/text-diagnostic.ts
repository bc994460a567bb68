/** A diagnostic of a range in a text; the caller adds file and key. */
export interface TextDiagnostic {
  offset: number;
  length: number;
  /** Marks the whole text with its quotes, as the schema's diagnostics do. */
  isWhole?: true;
  code: string;
  message: string;
  hint: string;
  severity?: 'error' | 'warning';
  /** The replacement for the range, if it is certain. */
  fix?: string;
  /** More ranges that belong to the same fix: the other mark of a quotation. */
  also?: readonly { offset: number; length: number; fix: string }[];
  /** The kind of text in which it is an error. Default: both */
  in?: 'plain' | 'rich';
}

/** Checks one text that visitors read. */
export type TextCheck = (text: string, about: { language: string }) => readonly TextDiagnostic[];
