import { kindOfFile } from 'pagewright/compare';
import type { JsonObject } from 'pagewright/content';
import { findValueAt } from 'pagewright/json';
import { firstValue, schemaAt, type SchemaSet } from 'pagewright/schema';
import type { OutlineRow } from '../../protocol.ts';
import { findQuestionKind } from '../../addable-questions.ts';
import { askedOrder } from '../documents/question-edits.ts';

/** The outline of a file of settings: the file itself, the questions of a form, and each of its objects. */
export function settingsRows(file: string, data: JsonObject, set: SchemaSet): OutlineRow[] {
  const kind = kindOfFile(file);
  const findTitle = (path: string[]) =>
    firstValue(schemaAt(set, kind, data, path), 'title') ?? path.at(-1) ?? '';
  const row = (id: string, path: string[], type: string, heading: unknown): OutlineRow => ({
    id,
    file,
    path,
    type,
    heading: typeof heading === 'string' ? heading : '',
    errors: 0,
    warnings: 0,
  });
  const properties = asObject(findValueAt(data, QUESTIONS));
  const names = kind === 'form' ? askedOrder(data, Object.keys(properties)) : [];
  const questions = names.map((name) => [name, properties[name]] as const);
  const required = findValueAt(data, ['schema', 'required']);
  return [
    row('settings', [], findTitle([]) || 'Settings', data['title'] ?? data['name']),
    ...questions.map(([name, question], index) => ({
      ...row(
        `question-${index}`,
        [...QUESTIONS, name],
        findQuestionKind(question)?.title ?? 'Question',
        (question as JsonObject | null)?.['title'] ?? name,
      ),
      question: { name, isRequired: Array.isArray(required) && required.includes(name) },
    })),
    ...objectKeys(data).map((key) => row(`part-${key}`, [key], findTitle([key]), '')),
  ];
}

/** The keys of a file of settings with separate rows. */
export function objectKeys(data: JsonObject): string[] {
  return Object.keys(data).filter((key) => isObject(data[key]));
}

const QUESTIONS = ['schema', 'properties'];

function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
