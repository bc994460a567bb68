/**
 * Moves a page to another address, like `npm run content -- mv`, and edits its file: both, or neither if the
 * content would be invalid afterwards.
 */
export type MovePage = (wanted: {
  /** The two routes. */
  from: string;
  to: string;
  /**
   * Returns the new text of the file.
   * @throws Error if the file can't be edited
   */
  edit(text: string): string;
}) => Promise<{ descriptions: string[] } | { refused: string }>;
