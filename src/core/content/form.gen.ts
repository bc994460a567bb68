// Made from schemas/form.schema.json by `npm run generate`: change that file, not this one.
import type { Condition, Question } from './questions.gen.ts';

/**
 * One form: its questions as a JSON Schema, its words, and the name of its delivery; the file’s name is the form’s id.
 */
export type WrittenForm = {
  /** The relative path of the editor’s schema, which brings completion and help to this file. */
  $schema?: string;
  /** What the form is, as its heading and messages call it. */
  title: string;
  /** One to three sentences above the questions. */
  intro?: string;
  /** A JSON Schema of the answers: one property for each question, in the order in which they are asked. */
  schema: {
    /** The answers together are an object. */
    type: 'object';
    /**
     * The names of the questions that must be answered.
     *
     * @maxItems 60
     *
     * Items: The name of a question.
     */
    required: string[];
    /** One property for each question; the name is what is stored. */
    properties: {
      [k: string]: Question;
    };
    /**
     * Questions that are asked only after certain answers; they stand behind the question that decides about them.
     *
     * @minItems 1
     * @maxItems 20
     */
    allOf?: Condition[];
    /** Written as false, which always holds: no other answers are taken. */
    additionalProperties?: false;
  };
  /** How the questions look, by their names, and in which groups and order they stand. */
  ui?: {
    /**
     * The names of all questions in the order in which they stand, where it is another than above; "*" stands for all others.
     *
     * @maxItems 60
     *
     * Items: The name of a question.
     */
    'ui:order'?: string[];
    /**
     * Questions that stand together under a heading.
     *
     * @minItems 1
     * @maxItems 20
     *
     * Items: Questions that belong together.
     */
    'ui:groups'?: {
      /** What the questions of the group have in common. */
      title: string;
      /** A line below the heading. */
      text?: string;
      /**
       * The names of the questions of the group, in their order.
       *
       * @minItems 1
       * @maxItems 60
       *
       * Items: The name of a question.
       */
      fields: string[];
    }[];
    [k: string]: unknown;
  };
  /** What the form says beside its questions. */
  texts: {
    /** The words on the button that sends the form. */
    submit: string;
    /** The message once the answers are stored. */
    success: string;
    /** A line beside the button on what happens to the answers. */
    note?: string;
    /** What stands in the form’s place once it was sent; without it the form empties itself. */
    confirmation?: string;
    /** What is done with a form that was sent; it stands beside the reference. */
    next?: string;
    /**
     * An alert where one of some required answers is missing or holds only blanks; other answers say so beside their fields alone.
     */
    missing?: {
      /**
       * The names of the required questions that the alert speaks of.
       *
       * @minItems 1
       * @maxItems 60
       *
       * Items: The name of a required question.
       */
      questions: string[];
      /** What the alert says. */
      text: string;
    };
  };
  /** Where the visitor is taken once the form was sent, and after how long. */
  after?: {
    /** The page to go to; without it the dialog closes. */
    to?: string;
    /** How long the message stays before that. */
    seconds: number;
  };
  /** Within how many working days the visitor hears from you: the day is named once the form was sent. */
  answerWithin?: number;
  /**
   * The name of the question that says which service is asked for; it is answered already for whoever comes from a service page.
   */
  service?: string;
  /**
   * The name of a question for a text of one’s own, which is begun already for whoever comes with a subject, or from a service that no choice names.
   */
  subject?: string;
  /**
   * The way in which submissions are passed on: one of the names under "deliveries" in _site.json, behind which the server knows an address.
   */
  delivery: string;
  /**
   * For how many days submissions are kept at least; which of them are older and delivered, and can be erased, the owner’s command says (npm run submissions -- retention).
   */
  keepDays?: number;
  /**
   * Whether the visitor gets an e-mail with the reference, at the address given in the first question that asks for one.
   */
  receipt?: boolean;
  /**
   * For a form with files: the name under which the answers travel as a list of one entry, in JSON, beside the files.
   */
  list?: string;
  /** Which files a submission may have; a form with a question for a file needs all three. */
  limits?: {
    /** How many files may be attached. */
    files: number;
    /** How many megabytes a file may have. */
    megabytes: number;
    /**
     * The endings of the files that are taken; their content is checked too.
     *
     * @minItems 1
     * @maxItems 20
     *
     * Items: An ending of a file name, without the dot.
     */
    formats: ('pdf' | 'doc' | 'docx' | 'odt' | 'rtf' | 'tex' | 'txt' | 'png' | 'jpg' | 'jpeg')[];
  };
};
