// Made from schemas/form.schema.json by `npm run generate`: change that file, not this one.
import type { Condition, Question } from './questions.gen.ts';

/**
 * One form: its questions as a JSON Schema, its words, and the name of its delivery; the file’s name is the form’s id.
 */
export type WrittenForm = {
  /** The relative path of the editor’s schema, which gives completion and help in this file. */
  $schema?: string;
  /** The name of the form, for its heading and messages. */
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
     * Questions that are asked only after certain answers; on the form they follow the question that decides about them.
     *
     * @minItems 1
     * @maxItems 20
     */
    allOf?: Condition[];
    /** Always false: other answers are refused. */
    additionalProperties?: false;
  };
  /** How the questions look, by their names, and their groups and order. */
  ui?: {
    /**
     * The names of the questions in the order in which they are shown, if it differs from that above; "*" means all others.
     *
     * @maxItems 60
     *
     * Items: The name of a question.
     */
    'ui:order'?: string[];
    /**
     * Groups of questions, each under a heading.
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
  /** The texts of the form besides its questions. */
  texts: {
    /** The text of the button that sends the form. */
    submit: string;
    /** The message once the answers are stored. */
    success: string;
    /** A line beside the button that explains what happens to the answers. */
    note?: string;
    /** The text in place of the form after it was sent; without it, the form becomes empty again. */
    confirmation?: string;
    /** What happens with a sent form; shown beside the reference. */
    next?: string;
    /**
     * An alert if one of the named required answers is missing or contains only spaces; other missing answers are reported only beside their fields.
     */
    missing?: {
      /**
       * The names of the required questions that cause the alert.
       *
       * @minItems 1
       * @maxItems 60
       *
       * Items: The name of a required question.
       */
      questions: string[];
      /** The text of the alert. */
      text: string;
    };
  };
  /** The page that is opened after the form was sent, and after how many seconds. */
  after?: {
    /** The page to go to; without it the dialog closes. */
    to?: string;
    /** How long the message stays before that. */
    seconds: number;
  };
  /** Within how many working days you answer: the visitor sees the day after sending the form. */
  answerWithin?: number;
  /**
   * The name of the question for the wanted service; it is already answered for visitors who come from a service page.
   */
  service?: string;
  /**
   * The name of a question for free text, whose answer already begins with the subject of the link that the visitor followed, or with a service that is not among the choices.
   */
  subject?: string;
  /**
   * How submissions are delivered: one of the names under "deliveries" in _site.json; the server’s settings have the address.
   */
  delivery: string;
  /**
   * For how many days submissions are stored at least; the owner’s command (npm run submissions -- retention) lists those that are older and delivered, and can erase them.
   */
  keepDays?: number;
  /**
   * Whether the visitor gets an e-mail with the reference, at the address given in the first question that asks for one.
   */
  receipt?: boolean;
  /**
   * For a form with files: the name of the field in which the answers are sent beside the files, as a JSON list with one entry.
   */
  list?: string;
  /** Which files a submission may have; a form with a question for a file needs all three. */
  limits?: {
    /** How many files may be attached. */
    files: number;
    /** How many megabytes a file may have. */
    megabytes: number;
    /**
     * The file name extensions of accepted files; their content is checked too.
     *
     * @minItems 1
     * @maxItems 20
     *
     * Items: A file name extension, without the dot.
     */
    formats: ('pdf' | 'doc' | 'docx' | 'odt' | 'rtf' | 'tex' | 'txt' | 'png' | 'jpg' | 'jpeg')[];
  };
};
