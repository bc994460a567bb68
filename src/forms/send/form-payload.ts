import { askedAnswers, askedQuestions } from '../../core/form/questions/asked-questions.ts';
import { withEmptyLists } from '../../core/form/answers/empty-lists.ts';
import type { Answers } from '../../core/form/form-definition.ts';
import { answersSchema } from '../../core/form/questions/form-fields.ts';
import { fieldName } from '../../core/form/form-path.ts';
import type { FormPath } from '../../core/form/form-path.ts';
import { cleanAnswers } from '../answers/clean-answers.ts';
import type { LoadedForm } from '../loaded-form.ts';

/** The content of a form to be sent. */
export interface FormContent {
  answers: Answers;
  files: Record<string, File | undefined>;
  /** The ids of uploads, by question. These files are not sent with the form. */
  uploads: Record<string, string>;
  /** The same for every attempt with the same answers, so that the server stores them once. */
  key: string;
  /** The content of the hidden field that only programs fill in. */
  trap: string;
}

/**
 * The request body: JSON, or multipart if the form accepts files. It contains neither local answers nor
 * answers to questions that are not asked.
 */
export function formPayload(
  form: LoadedForm,
  { answers, files, uploads, key, trap }: FormContent,
): string | FormData {
  const { definition, local, files: fileQuestions } = form;
  const askedSchema = askedQuestions(definition.schema, answers);
  const cleanedAnswers = cleanAnswers(askedAnswers(definition.schema, answers), [...local, ...fileQuestions]);
  const data = withEmptyLists(answersSchema({ ...definition, schema: askedSchema }), cleanedAnswers);
  const reserved = { _key: key, _version: form.version, _website: trap };
  if (fileQuestions.length === 0) return JSON.stringify({ ...data, ...reserved });
  const body = new FormData();
  for (const [name, value] of Object.entries(reserved)) body.append(name, String(value));
  const { list } = definition;
  if (list) body.append(list, JSON.stringify([data]));
  else for (const [name, value] of leaves(data)) body.append(name, value);
  const askedFiles = fileQuestions.filter((name) => Object.hasOwn(askedSchema.properties, name));
  const uploadedQuestions = askedFiles.filter((name) => uploads[name] !== undefined);
  if (uploadedQuestions.length > 0)
    body.append(
      '_uploads',
      JSON.stringify(Object.fromEntries(uploadedQuestions.map((name) => [name, uploads[name]]))),
    );
  for (const name of askedFiles) {
    const file = files[name];
    if (file && !uploadedQuestions.includes(name)) body.append(name, file, file.name);
  }
  return body;
}

/** All single answers with the names of their fields, as a browser without scripts would send them. */
function leaves(value: unknown, path: FormPath = []): [name: string, value: string][] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => leaves(entry, [...path, index]));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, inner]) => leaves(inner, [...path, name]));
  }
  return value === undefined ? [] : [[fieldName(path), String(value)]];
}
