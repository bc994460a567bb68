// Made from schemas/sections/hero.schema.json by `npm run generate`: change that file, not this one.
import type { Link } from '../../core/content/parts.gen.ts';
import type { ResolvedImage } from '../../core/content/resolved.ts';

/**
 * The opening of the home page: one large heading, a sentence, two buttons and a drawing, over the page's film.
 */
export interface HeroData {
  /** Makes this section a hero. */
  type: 'hero';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** The page's main heading; short, because it is in very large type. */
  title: string;
  /** The end of the heading, in italics on a separate line. */
  accent?: string;
  /** One sentence that says what is offered and to whom. */
  intro: string;
  /** The step that most visitors should take: the saffron button. */
  action: Link;
  /** Another step, shown as an outlined button. */
  secondAction?: Link;
  /** The large drawing on the section's lower rule, 640 by 432. */
  image: ResolvedImage;
}
