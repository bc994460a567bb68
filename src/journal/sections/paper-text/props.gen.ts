// Made from src/journal/schemas/sections/paper-text.schema.json by `npm run generate`: change that file, not this one.
import type { PaperText, PrintedReference } from '../../content/resolved.ts';

/**
 * The full text of one paper with its contents, footnotes and references, filled in by the paper template.
 */
export interface PaperTextData {
  /** Makes this section the text of a paper. */
  type: 'paper-text';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** The text itself, which the build reads from the file beside the paper. */
  text: PaperText;
  /** The language of the text as a code: en, hi. */
  language: string;
  /** The works that the text cites, in the order of the printed list. */
  references?: PrintedReference[];
}
