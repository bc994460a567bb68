// Made from schemas/questions.schema.json by `npm run generate`: change that file, not this one.

/** One question: its kind of answer, its label and its limits. */
export type Question = TextQuestion | NumberQuestion | WholeNumberQuestion | YesNoQuestion | ListQuestion;

/** A question that is answered in words, with one of several choices, or with a file. */
export interface TextQuestion {
  /** The answer is a text. */
  type: 'string';
  /** The question as shown above the answer. */
  title: string;
  /** A line between the label and the answer that helps to answer. */
  description?: string;
  /** The format of the text; "tel" accepts any text, and "data-url" asks for a file. */
  format?:
    'email' | 'tel' | 'uri' | 'date' | 'time' | 'digits' | 'code' | 'orcid' | 'doi' | 'isbn' | 'data-url';
  /**
   * The answers to choose from, shown as they are stored; if visitors should read other words, use "oneOf".
   */
  enum?: Choices;
  /** The answers to choose from: "const" is stored, "title" is what visitors read. */
  oneOf?: LabelledChoices;
  /** How many characters an answer must have. */
  minLength?: number;
  /** How many characters an answer may have. */
  maxLength?: number;
  /** The earliest accepted day, in days from today: 0 is today, 7 is a week later. */
  earliest?: number;
  /** The latest accepted day, in days from today: 0 is today, 365 is a year later. */
  latest?: number;
  /** The answer that the question has until the visitor changes it. */
  default?: string;
}

/** A question that is answered with a number. */
export interface NumberQuestion {
  /** The answer is a number. */
  type: 'number';
  /** The question as shown above the answer. */
  title: string;
  /** A line between the label and the answer that helps to answer. */
  description?: string;
  /** The smallest accepted number. */
  minimum?: number;
  /** The largest accepted number. */
  maximum?: number;
  /** The number that the question has until the visitor changes it. */
  default?: number;
}

/** A question that is answered with a whole number. */
export interface WholeNumberQuestion {
  /** The answer is a whole number. */
  type: 'integer';
  /** The question as shown above the answer. */
  title: string;
  /** A line between the label and the answer that helps to answer. */
  description?: string;
  /** The smallest accepted number. */
  minimum?: number;
  /** The largest accepted number. */
  maximum?: number;
  /** The number that the question has until the visitor changes it. */
  default?: number;
}

/** A box to tick. */
export interface YesNoQuestion {
  /** The answer is yes or no. */
  type: 'boolean';
  /** The text beside the box. */
  title: string;
  /** A line between the label and the answer that helps to answer. */
  description?: string;
  /** True if the form is accepted only with the box ticked, as for terms that visitors must agree to. */
  const?: true;
  /** Whether the box is ticked before anybody has answered. */
  default?: boolean;
}

/** A question with several answers: choices to tick, or rows that visitors add. */
export interface ListQuestion {
  /** The answer is a list. */
  type: 'array';
  /** The question as shown above the answer. */
  title: string;
  /** A line between the label and the answer that helps to answer. */
  description?: string;
  /** What one entry of the list is: a choice, or a row of questions. */
  items: Entries;
  /** How many entries there must be. */
  minItems?: number;
  /** How many entries there may be. */
  maxItems?: number;
  /** True for choices to tick, each of which can be ticked once. */
  uniqueItems?: true;
}

/** What one entry of a list is. */
export type Entries = ChoiceEntry | Row;

/** The choices of which several may be ticked. */
export interface ChoiceEntry {
  /** Each answer is a text. */
  type: 'string';
  /**
   * The answers to choose from, shown as they are stored; if visitors should read other words, use "oneOf".
   */
  enum?: Choices;
  /** The answers to choose from: "const" is stored, "title" is what visitors read. */
  oneOf?: LabelledChoices;
}

/** A row of questions that visitors can add several times. */
export interface Row {
  /** Each row has several answers. */
  type: 'object';
  /** The name of one row, on the buttons that add and remove it. */
  title: string;
  /**
   * The names of the questions that each row must answer.
   *
   * @maxItems 60
   *
   * Items: The name of a question.
   */
  required?: string[];
  /** Always false: other answers are refused. */
  additionalProperties?: false;
  /** One property for each question of a row; the name is what is stored. */
  properties: {
    [k: string]: RowQuestion;
  };
}

/** One question of a row, which is answered with a text, a choice or a number. */
export type RowQuestion = TextQuestion | NumberQuestion | WholeNumberQuestion;

/**
 * Answers ("if"), the questions that are asked if they are given ("then"), and those that are asked otherwise ("else").
 */
export interface Condition {
  /** The answers that decide: all of them must be given. */
  if: DecidingAnswers;
  /** The questions that are asked if the answers are given. */
  then?: ConditionalQuestions;
  /**
   * The questions that are asked if another answer is given, or none yet; but not if a deciding question is itself not asked.
   */
  else?: ConditionalQuestions;
}

/** Earlier questions of the form, each with the answer that it must have. */
export interface DecidingAnswers {
  /** The answer that each of the deciding questions must have, by its name. */
  properties: {
    [k: string]: DecidingAnswer;
  };
  /**
   * The names of the deciding questions again: without them, an unanswered question would count as answered.
   *
   * @minItems 1
   * @maxItems 6
   *
   * Items: The name of a question.
   */
  required: string[];
}

/** The answer that a question must have, or several possible answers. */
export interface DecidingAnswer {
  /** One of the question’s choices as it is stored, or true for a box that is ticked. */
  const?: unknown;
  /**
   * Several of the question’s choices as they are stored.
   *
   * @minItems 1
   * @maxItems 300
   *
   * Items: One of the question’s choices as it is stored.
   */
  enum?: string[];
}

/** Questions that are asked only after certain answers, and which of them must be answered then. */
export interface ConditionalQuestions {
  /** One property for each question; no other question of the form has its name. */
  properties: {
    [k: string]: Question;
  };
  /**
   * The names of the questions that must be answered if they are asked.
   *
   * @maxItems 60
   *
   * Items: The name of a question.
   */
  required?: string[];
}

/** How one question looks. */
export interface QuestionUi {
  /**
   * The control for the answer, if it is not the usual one (developers add one with `npm run new -- widget NAME`).
   */
  'ui:widget'?: string;
  /** The text in the empty field, or the text of the empty choice. */
  'ui:placeholder'?: string;
  /** A line that helps to answer, if the question has no "description". */
  'ui:help'?: string;
  /** The data that the browser may fill in, as a value of HTML’s attribute "autocomplete". */
  'ui:autocomplete'?: Autocomplete;
  /** "half" if two short questions share a row. */
  'ui:width'?: QuestionWidth;
  /** False for rows whose group already has the same name. */
  'ui:label'?: false;
  /** How the control looks and behaves. */
  'ui:options'?: ControlDetails;
  /** How the questions of a row look, by their names. */
  items?: {
    [k: string]: RowUi;
  };
}

/** How one question of a row looks. */
export interface RowUi {
  /** The text in the empty field, or the text of the empty choice. */
  'ui:placeholder'?: string;
  /** A line that helps to answer, if the question has no "description". */
  'ui:help'?: string;
  /** The data that the browser may fill in, as a value of HTML’s attribute "autocomplete". */
  'ui:autocomplete'?: Autocomplete;
  /** "half" if two short questions share a row. */
  'ui:width'?: QuestionWidth;
  /** How the control looks and behaves. */
  'ui:options'?: ControlDetails;
}

/**
 * The answers to choose from, shown as they are stored; if visitors should read other words, use "oneOf".
 *
 * @minItems 1
 * @maxItems 300
 *
 * Items: The stored text, which visitors may see.
 */
export type Choices = string[];

/**
 * The answers to choose from: "const" is stored, "title" is what visitors read.
 *
 * @minItems 1
 * @maxItems 300
 *
 * Items: One answer to choose from.
 */
export type LabelledChoices = {
  /** What is stored when this is chosen. */
  const: string;
  /** What visitors read. */
  title: string;
}[];

/** The data that the browser may fill in, as a value of HTML’s attribute "autocomplete". */
export type Autocomplete =
  | 'name'
  | 'honorific-prefix'
  | 'given-name'
  | 'additional-name'
  | 'family-name'
  | 'honorific-suffix'
  | 'nickname'
  | 'username'
  | 'new-password'
  | 'current-password'
  | 'organization-title'
  | 'organization'
  | 'address-line1'
  | 'address-line2'
  | 'address-line3'
  | 'address-level1'
  | 'address-level2'
  | 'address-level3'
  | 'address-level4'
  | 'country'
  | 'country-name'
  | 'postal-code'
  | 'language'
  | 'bday'
  | 'sex'
  | 'url'
  | 'tel'
  | 'tel-national'
  | 'email'
  | 'off'
  | 'on';

/** "half" if two short questions share a row. */
export type QuestionWidth = 'half' | 'full';

/** How the control looks and behaves. */
export interface ControlDetails {
  /** The number of visible lines of a text field with several lines. */
  rows?: number;
  /** The kind of text field, if the question has no format that decides it. */
  inputType?: 'text' | 'tel' | 'search';
  /** Which keyboard a phone shows. */
  inputMode?: 'decimal' | 'email' | 'numeric' | 'tel' | 'text' | 'url';
  /** The file name extensions that the browser offers, with dots and commas, as under "limits". */
  accept?: string;
}

/** A question in another language: its label, its hint and its choices. */
export interface QuestionWords {
  /** The question in the other language. */
  title?: string;
  /** The line below the label, in the other language. */
  description?: string;
  /** The text in the empty field, in the other language. */
  placeholder?: string;
  /** The text that visitors read for each choice, by its stored value. */
  choices?: {
    /** What visitors read. */
    [k: string]: string;
  };
  /** The name of one row of the list, on the buttons that add and remove it. */
  row?: string;
  /** The texts of the questions of each row, by their names. */
  questions?: {
    [k: string]: RowWords;
  };
}

/** A question of a row in another language. */
export interface RowWords {
  /** The question in the other language. */
  title?: string;
  /** The line below the label, in the other language. */
  description?: string;
  /** The text in the empty field, in the other language. */
  placeholder?: string;
  /** The text that visitors read for each choice, by its stored value. */
  choices?: {
    /** What visitors read. */
    [k: string]: string;
  };
}
