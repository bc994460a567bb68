// Made from schemas/translation.schema.json by `npm run generate`: change that file, not this one.
import type { QuestionWords } from './questions.gen.ts';

/**
 * The words of a form in another language of the site; what is asked, stored and sent stays as the form says.
 */
export type WrittenTranslation = {
  /** The relative path of the editor’s schema, which brings completion and help to this file. */
  $schema?: string;
  /** What the form is, as its heading and messages call it. */
  title: string;
  /** One to three sentences above the questions. */
  intro?: string;
  /** The words of each question, by its name; what is missing here stays in the form’s own language. */
  questions?: {
    [k: string]: QuestionWords;
  };
  /**
   * The headings of the groups in their order.
   *
   * @maxItems 20
   *
   * Items: The words of one group.
   */
  groups?: {
    /** What the questions of the group have in common. */
    title: string;
    /** A line below the heading. */
    text?: string;
  }[];
  /** What the form says beside its questions. */
  texts: {
    /** The words on the button that sends the form. */
    submit: string;
    /** The message once the answers are stored. */
    success: string;
    /** A line beside the button on what happens to the answers. */
    note?: string;
    /** What stands in the form’s place once it was sent. */
    confirmation?: string;
    /** What is done with a form that was sent; it stands beside the reference. */
    next?: string;
    /** The alert where required answers are missing. */
    missing?: string;
  };
  /**
   * Which version of the original each part translates, written by npm run content -- translated, so that npm run content -- drift can say what has changed since.
   */
  translated?: {
    /** A fingerprint of the title that was translated. */
    title?: string;
    /** A fingerprint of the introduction that was translated. */
    intro?: string;
    /** A fingerprint of what the groups say that was translated. */
    groups?: string;
    /** For each question a fingerprint of the words that were translated. */
    questions?: {
      /** A fingerprint of the words of a question. */
      [k: string]: string;
    };
    /** For each text a fingerprint of the one that was translated. */
    texts?: {
      /** A fingerprint of a text. */
      [k: string]: string;
    };
  };
};
