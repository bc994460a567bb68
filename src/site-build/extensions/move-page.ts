/**
 * Moves a page to another address, like `npm run content -- mv`, and edits its file: both or neither. Neither if the
 * content would be invalid afterwards.
 */
export type MovePage = (wanted: {
  /** Routes. */
  from: string;
  to: string;
  /** @throws if the file can't be edited */
  edit(text: string): string;
}) => Promise<{ words: string[] } | { refused: string }>;
