import type { WrittenForm } from '../content/form.gen.ts';

/** The public definition of one form: pages-config/_forms/<id>.json; the file's name is the id. */
export interface FormDefinition extends Omit<WrittenForm, '$schema' | 'schema' | 'limits'> {
  id: string;
  schema: FormSchema;
  limits?: FormLimits;
}

/** Which files a submission may have; a form that asks for none has no limits. */
export type FormLimits = Partial<NonNullable<WrittenForm['limits']>>;

/** What forms use of JSON Schema, draft 07: the form's own schema leaves open which keywords a question may have. */
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
export type FormUi = NonNullable<WrittenForm['ui']>;

/** The answers of one form as JSON. */
export type Answers = Record<string, unknown>;
