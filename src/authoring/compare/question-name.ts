import { findValueAt } from '../../core/json/data-path.ts';
import type { JsonPath } from '../../core/json/json-source.ts';

/**
 * The name of one step of a path into the questions of a form, for `describePlace`: question “Your name”, choice 2.
 * @param index of the step
 * @returns '' for a step without a name, such as `properties`; undefined outside questions, and for their settings
 */
export function questionName(path: JsonPath, index: number, form: unknown): string | undefined {
  const [key, parent] = [path[index]!, path[index - 1]];
  if (path[0] === 'ui') {
    const [, name = ''] = path;
    if (findValueAt(form, ['schema', 'properties', name]) === undefined) return undefined;
    return index === 0 ? '' : index === 1 ? titleOfQuestion(form, name) : undefined;
  }
  if (path[0] !== 'schema' || path[1] !== 'properties' || path.length < 3) return undefined;
  if (index > 1 && parent === 'properties')
    return quotedQuestion(findValueAt(form, path.slice(0, index + 1)), key);
  if (typeof key === 'number')
    return parent === 'oneOf' || parent === 'enum' ? `choice ${key + 1}` : undefined;
  const isList = typeof path[index + 1] === 'number';
  return STRUCTURE.has(key) || (CHOICES.has(key) && isList) ? '' : undefined;
}

/** Whether a question must be answered, in words, for an entry of a form's list of required questions. */
export function requirement(
  path: JsonPath,
  form: unknown,
  name: unknown,
  isRequired: boolean,
): string | undefined {
  if (path[0] !== 'schema' || path[1] !== 'required' || path.length !== 3) return undefined;
  return `${titleOfQuestion(form, String(name))} ${isRequired ? 'must be answered' : 'need not be answered'} now`;
}

function titleOfQuestion(form: unknown, name: string | number): string {
  return quotedQuestion(findValueAt(form, ['schema', 'properties', name]), name);
}

function quotedQuestion(question: unknown, name: string | number): string {
  const title = findValueAt(question, ['title']);
  return `question “${typeof title === 'string' ? title : name}”`;
}

const STRUCTURE: ReadonlySet<string> = new Set(['schema', 'properties', 'items']);
const CHOICES: ReadonlySet<string> = new Set(['oneOf', 'enum']);
