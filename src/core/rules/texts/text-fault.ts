/** A stretch of a text that something is wrong with, whatever file and key it stands in. */
export interface TextFault {
  offset: number;
  length: number;
  /** Points at the whole text with its quotes, as the schema does. */
  isWhole?: true;
  code: string;
  message: string;
  hint: string;
  severity?: 'error' | 'warning';
  /** What to put in place of the stretch, where that is beyond doubt. */
  fix?: string;
  /** Holds in this kind of text alone. */
  in?: 'plain' | 'rich';
}

/** Looks at one text for people. */
export type TextCheck = (text: string, about: { language: string }) => readonly TextFault[];
