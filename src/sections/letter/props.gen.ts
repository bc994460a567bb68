// Made from schemas/sections/letter.schema.json by `npm run generate`: change that file, not this one.
import type { ResolvedImage, RichTextNode } from '../../core/content/resolved.ts';

/** A letter from one person: the text, a portrait that stays beside it, and a signature. */
export interface LetterData {
  /** Makes this section a letter. */
  type: 'letter';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** The letter itself, without a heading. */
  text: RichTextNode[];
  /** The writer’s portrait, cropped to 4:5, which stays in view while the visitor reads. */
  image: ResolvedImage;
  /** A sentence below the portrait. */
  caption?: string;
  /** A small drawing at the end of the letter, beside the signature. */
  closingImage?: ResolvedImage;
  /** Who signs the letter. */
  signature: {
    /** The signature as a drawing, about 240 by 72; the printed name is below it. */
    image?: ResolvedImage;
    /** The writer’s name. */
    name: string;
    /** The writer’s positions in the company. */
    role: string;
  };
}
