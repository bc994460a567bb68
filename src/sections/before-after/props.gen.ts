// Made from schemas/sections/before-after.schema.json by `npm run generate`: change that file, not this one.
import type { Background, EditLabels, EditNotes } from '../../core/content/parts.gen.ts';

/**
 * One paragraph before and after its editing: a slider moves a beam over it that highlights the editor’s notes; without scripts, both versions are side by side.
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
  /** A notice that the paragraph is a sample, and what in it is invented; it is shown prominently. */
  sampleNotice: string;
  /** The paragraph of an invented writer, with the errors that the notes explain; 40 to 90 words. */
  before: string;
  /** The edited paragraph, of about the same length. */
  after: string;
  /** The editor’s notes in the margin, in the order of the paragraph; three or four are best. */
  notes: EditNotes;
  /** The labels of a paragraph before and after its editing. */
  labels: EditLabels;
}
