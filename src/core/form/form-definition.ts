/** The public definition of one form: pages-config/_forms/<id>.json; the file's name is the id. */
export interface FormDefinition {
  id: string;
  title: string;
  intro?: string;
  schema: FormSchema;
  ui?: FormUi;
  texts: { submit: string; success: string; note?: string; confirmation?: string; missing?: MissingText };
  after?: { to?: string; seconds: number };
  /** The name under which the server finds where submissions are passed on to. */
  delivery: string;
  /** Whether the visitor gets an e-mail with the reference. */
  receipt?: boolean;
  limits?: FormLimits;
  /** The name under which the answers travel as a list beside the files: a list of one entry, as JSON. */
  list?: string;
}

/** What an alert says where one of some required answers is missing. */
export interface MissingText {
  questions: string[];
  text: string;
}

export interface FormLimits {
  files?: number;
  megabytes?: number;
  formats?: string[];
}

/** What forms use of JSON Schema, draft 07. */
export interface FormSchema {
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  title?: string;
  description?: string;
  format?: string;
  properties?: Record<string, FormSchema>;
  required?: string[];
  items?: FormSchema;
  uniqueItems?: boolean;
  enum?: unknown[];
  additionalProperties?: boolean;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
}

/** How questions look: rjsf's uiSchema, by question; `items` for the entries of a list. */
export interface FormUi {
  [name: string]: unknown;
}

/** The answers of one form as JSON. */
export type Answers = Record<string, unknown>;
