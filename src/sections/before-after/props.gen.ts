// Made from schemas/sections/before-after.schema.json by `npm run generate`: change that file, not this one.
import type { Background, EditLabels, EditNotes } from '../../core/content/parts.gen.ts';

/**
 * One paragraph before and after its editing: a slider draws a beam over it that lights up the editor’s notes; without scripts both versions stand side by side.
 */
export interface BeforeAfterData {
  /** Makes this section a comparison of two versions. */
  type: 'before-after';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** The background of the section, from edge to edge; default: that of the page. */
  background?: Background;
  /** What the paragraph is from. */
  title: string;
  /** A sentence below the heading. */
  text?: string;
  /** Says that the paragraph is a sample, and what in it is invented; it stands where it can’t be missed. */
  sampleNotice: string;
  /**
   * The paragraph as an invented writer sent it, with the faults that the notes are about; 40 to 90 words.
   */
  before: string;
  /** The same paragraph as it was returned, of about the same length. */
  after: string;
  /** What the editor wrote in the margin, in the order of the paragraph; three or four read best. */
  notes: EditNotes;
  /** The words around a paragraph before and after its editing. */
  labels: EditLabels;
}
