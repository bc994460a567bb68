import type { ErrorObject } from 'ajv';
import type { FormSchema } from './form-definition.ts';
import type { FormPath } from './form-path.ts';
import type { TextFault } from './text-faults.ts';

/** What an error of ajv must tell; rjsf’s own errors don’t, its raw ones do. */
export type SchemaError = Pick<ErrorObject, 'keyword' | 'instancePath' | 'params'>;

/** What to do where a required answer is missing. */
export function missingWords(schema: FormSchema | undefined, name: string): string {
  const title = lower(schema?.title ?? name);
  if (schema?.format === 'data-url' || schema?.items?.format === 'data-url')
    return `Attach a file: ${title}.`;
  if (schema?.enum) return `Choose an option: ${title}.`;
  if (schema?.type === 'boolean') return `Tick the box: ${title}.`;
  return `Enter ${schema?.type === 'array' ? `at least one entry: ${title}` : title}.`;
}

/** What to do about a key that the form doesn't ask for. */
export function unknownWords(name: string): string {
  return `The form has no question “${name.slice(0, 60)}”. Reload the page and send it again.`;
}

/** What to do about one text. */
export function wordsForText({ kind, schema, path }: TextFault): string {
  if (kind === 'blank') return missingWords(schema, String(path.at(-1)));
  return kind === 'unseen'
    ? `${titleOf(schema, path)} holds a character that can’t be seen. Type it again instead of pasting it.`
    : `${titleOf(schema, path)} holds a hidden mark that turns the direction of writing. Type it again instead of pasting it.`;
}

/** What to do about one answer that breaks the schema. */
export function wordsForError(
  { keyword, params }: SchemaError,
  schema: FormSchema | undefined,
  path: FormPath,
): string {
  const title = titleOf(schema, path);
  const limit = Number(params['limit']);
  switch (keyword) {
    case 'format':
      return schema?.format === 'email'
        ? 'Enter an e-mail address such as name@example.org.'
        : `${title} can’t be read. Check how it is written.`;
    case 'minLength':
      return limit > 1 && schema?.format !== 'email'
        ? `${title} needs at least ${limit} characters.`
        : schema?.format === 'email'
          ? 'Enter an e-mail address such as name@example.org.'
          : missingWords(schema, String(path.at(-1)));
    case 'maxLength':
      return `${title} can hold at most ${limit} characters.`;
    case 'minimum':
      return `${title} must be ${limit} or more.`;
    case 'maximum':
      return `${title} must be ${limit} or less.`;
    case 'minItems':
      return `${title} needs at least ${limit} ${limit === 1 ? 'entry' : 'entries'}.`;
    case 'maxItems':
      return `${title} can hold at most ${limit} ${limit === 1 ? 'entry' : 'entries'}.`;
    case 'enum':
      return `Choose one of the options for ${lower(title)}.`;
    case 'type':
      return wordsForType(schema, title);
    default:
      return `${title} is not in the form that is asked for. Check how it is written.`;
  }
}

function wordsForType(schema: FormSchema | undefined, title: string): string {
  if (schema?.type === 'number') return `Enter ${lower(title)} as a number, such as 5000.`;
  if (schema?.type === 'integer') return `Enter ${lower(title)} as a whole number, such as 5.`;
  if (schema?.type === 'array') return `${title} must be a list.`;
  return schema?.type === 'object'
    ? `${title} must hold its questions’ answers.`
    : `${title} must be a text.`;
}

function titleOf(schema: FormSchema | undefined, path: FormPath): string {
  return schema?.title ?? (path.length === 0 ? 'The form' : String(path.at(-1)));
}

/** A title within a sentence: “Your email” → your email, but “PDF file” and “I agree” stay. */
function lower(title: string): string {
  return /^\p{Lu}(\p{Lu}|\s|$)/u.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);
}
