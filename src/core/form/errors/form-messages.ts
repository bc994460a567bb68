import type { ErrorObject } from 'ajv';
import type { Translate } from '../../messages/locale.ts';
import type { DayQuestion } from '../answers/day-limits.ts';
import { listChoices, textFormat, isFile, questionTitle } from '../questions/answer-schema.ts';
import type { AnswerSchema } from '../form-definition.ts';
import { formatMessages } from './format-messages.ts';
import type { FormPath } from '../form-path.ts';
import { inSentence } from './in-sentence.ts';
import type { AnswerTextProblem } from './text-problems.ts';

/**
 * The properties of an ajv error that messages need. The errors that rjsf creates lack them; the ajv errors
 * inside have them.
 */
export type SchemaError = Pick<ErrorObject, 'keyword' | 'instancePath' | 'params'>;

/** The message for a missing required answer. */
export function missingText(schema: AnswerSchema | undefined, name: string, t: Translate): string {
  const title = inSentence(questionTitle(schema) ?? name, t);
  if (isFile(schema)) return t('formError.file', { title });
  if (listChoices(schema)) return t('formError.choose', { title });
  if (schema?.type === 'boolean') return t('formError.boolean', { title });
  return t(schema?.type === 'array' ? 'formError.missingEntry' : 'formError.missing', { title });
}

/** The message for a key that the form does not ask for. */
export function unknownText(name: string, t: Translate): string {
  return t('formError.unknown', { name: name.slice(0, 60) });
}

/** The message for a problem of one text. */
export function textForProblem({ kind, schema, path }: AnswerTextProblem, t: Translate): string {
  if (kind === 'blank') return missingText(schema, String(path.at(-1)), t);
  const title = titleAt(schema, path, t);
  const { earliest = 0, latest = 0 } = schema as DayQuestion;
  if (kind === 'early') return t('formError.earliest', { title, limit: earliest });
  if (kind === 'late') return t('formError.latest', { title, limit: latest });
  return t(kind === 'unseen' ? 'formError.unseen' : 'formError.direction', { title });
}

/** The message for one answer that breaks the schema. */
export function textForError(
  { keyword, params }: SchemaError,
  schema: AnswerSchema | undefined,
  path: FormPath,
  t: Translate,
): string {
  const title = titleAt(schema, path, t);
  const limit = Number(params['limit']);
  const format = textFormat(schema);
  // If an address is too short, an example helps more than the required length.
  const isFormat = keyword === 'format' || (keyword === 'minLength' && format === 'email');
  if (isFormat && format && format !== 'data-url' && format !== 'tel')
    return t(formatMessages[format], { title: inSentence(title, t) });
  switch (keyword) {
    case 'minLength':
      return limit > 1
        ? t('formError.minLength', { title, limit })
        : missingText(schema, String(path.at(-1)), t);
    case 'maxLength':
      return t('formError.maxLength', { title, limit });
    case 'minimum':
      return t('formError.minimum', { title, limit });
    case 'maximum':
      return t('formError.maximum', { title, limit });
    case 'minItems':
      return t('formError.minItems', { title, limit });
    case 'maxItems':
      return t('formError.maxItems', { title, limit });
    // A required checkbox.
    case 'const':
      return missingText(schema, title, t);
    case 'enum':
      return t('formError.enum', { title: inSentence(title, t) });
    case 'type':
      return textForType(schema, title, t);
    default:
      return t('formError.other', { title });
  }
}

function textForType(schema: AnswerSchema | undefined, title: string, t: Translate): string {
  if (schema?.type === 'number') return t('formError.number', { title: inSentence(title, t) });
  if (schema?.type === 'integer') return t('formError.integer', { title: inSentence(title, t) });
  if (schema?.type === 'array') return t('formError.list', { title });
  return t(schema?.type === 'object' ? 'formError.object' : 'formError.text', { title });
}

function titleAt(schema: AnswerSchema | undefined, path: FormPath, t: Translate): string {
  return questionTitle(schema) ?? (path.length === 0 ? t('formError.form') : String(path.at(-1)));
}
