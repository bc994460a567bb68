// Made from schemas/translation.schema.json by `npm run generate`: change that file, not this one.
import type { QuestionWords } from './questions.gen.ts';

/**
 * The texts of a form in another language of the site; questions and stored answers stay those of the form.
 */
export type WrittenTranslation = {
  /** The relative path of the editor’s schema, which gives completion and help in this file. */
  $schema?: string;
  /** The name of the form, for its heading and messages. */
  title: string;
  /** One to three sentences above the questions. */
  intro?: string;
  /** The texts of each question, by its name; a missing text is shown in the form’s language. */
  questions?: {
    [k: string]: QuestionWords;
  };
  /**
   * The headings of the groups in their order.
   *
   * @maxItems 20
   *
   * Items: The texts of one group.
   */
  groups?: {
    /** What the questions of the group have in common. */
    title: string;
    /** A line below the heading. */
    text?: string;
  }[];
  /** The texts of the form besides its questions. */
  texts: {
    /** The text of the button that sends the form. */
    submit: string;
    /** The message once the answers are stored. */
    success: string;
    /** A line beside the button that explains what happens to the answers. */
    note?: string;
    /** The text in place of the form after it was sent. */
    confirmation?: string;
    /** What happens with a sent form; shown beside the reference. */
    next?: string;
    /** The alert if required answers are missing. */
    missing?: string;
  };
  /**
   * Fingerprints of the parts of the original that are translated, written by npm run content -- translated, so that npm run content -- drift can report later changes.
   */
  translated?: {
    /** A fingerprint of the title that was translated. */
    title?: string;
    /** A fingerprint of the introduction that was translated. */
    intro?: string;
    /** A fingerprint of the translated texts of the groups. */
    groups?: string;
    /** For each question, a fingerprint of the translated texts. */
    questions?: {
      /** A fingerprint of the texts of a question. */
      [k: string]: string;
    };
    /** For each text, a fingerprint of the translated one. */
    texts?: {
      /** A fingerprint of a text. */
      [k: string]: string;
    };
  };
};
