/**
 * Gives a page another address, as `npm run content -- mv` does, and changes what its file says: both or neither, and
 * neither where the content would be at fault then.
 */
export type MovePage = (wanted: {
  /** Routes. */
  from: string;
  to: string;
  /** @throws where the file can't be changed so */
  edit(text: string): string;
}) => Promise<{ words: string[] } | { refused: string }>;
