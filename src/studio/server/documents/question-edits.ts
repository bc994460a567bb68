import type { Refused } from '../../../authoring/edits/text-edit.ts';
import type { FileEdit, PlainEdit, QuestionEdit } from '../../edit-values.ts';
import { valueInData } from '../../value-in-data.ts';

const QUESTIONS = ['schema', 'properties'];
const REQUIRED = ['schema', 'required'];
const ORDER = ['ui', 'ui:order'];

/** The changes of a form's file that a gesture with a question means. A question is named in several places. */
export function questionEdits(
  data: unknown,
  edit: QuestionEdit,
): Extract<FileEdit, { kind: 'all' }> | Refused {
  const questions = Object.keys((valueInData(data, QUESTIONS) as object | undefined) ?? {});
  const required = listAt(data, REQUIRED);
  if (edit.kind === 'addQuestion') {
    const { title, question, ui } = edit;
    const name = freeName(title, questions);
    const edits: PlainEdit[] = [
      { kind: 'set', path: [...QUESTIONS, name], value: withTitle(question, title) },
    ];
    if (ui !== undefined) edits.push({ kind: 'set', path: ['ui', name], value: ui });
    return { kind: 'all', edits };
  }
  const { name } = edit;
  const index = questions.indexOf(name);
  if (index < 0) return { refused: 'This question is gone: the form has changed.' };
  if (edit.kind === 'requireQuestion') {
    const others = required.filter((each) => each !== name);
    // In the order in which they are asked.
    const next = questions.filter((each) => others.includes(each) || (edit.isRequired && each === name));
    return { kind: 'all', edits: [{ kind: 'set', path: REQUIRED, value: next }] };
  }
  if (edit.kind === 'moveQuestion') {
    const keys = questions.toSpliced(index, 1).toSpliced(edit.to, 0, name);
    return { kind: 'all', edits: [{ kind: 'order', path: QUESTIONS, keys }] };
  }
  const edits: PlainEdit[] = [{ kind: 'remove', path: [...QUESTIONS, name] }];
  if (required.includes(name)) edits.push({ kind: 'remove', path: [...REQUIRED, required.indexOf(name)] });
  if (valueInData(data, ['ui', name]) !== undefined) edits.push({ kind: 'remove', path: ['ui', name] });
  const order = listAt(data, ORDER);
  if (order.includes(name)) edits.push({ kind: 'remove', path: [...ORDER, order.indexOf(name)] });
  return { kind: 'all', edits };
}

function listAt(data: unknown, path: readonly string[]): unknown[] {
  const list = valueInData(data, path);
  return Array.isArray(list) ? list : [];
}

/** The title comes after the type, as in most forms. */
function withTitle({ type, ...rest }: Record<string, unknown>, title: string): Record<string, unknown> {
  return { type, title, ...rest };
}

/** A name for a question, from its title: letters without marks, digits and underscores. */
function freeName(title: string, taken: readonly string[]): string {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .replaceAll(/^[_0-9]+|_+$/g, '')
    .slice(0, LONGEST);
  const stem = plain === '' ? 'Question' : plain;
  for (let number = 1; ; number++) {
    const name = number === 1 ? stem : `${stem}_${number}`;
    if (!taken.includes(name)) return name;
  }
}

/** In characters: a number may follow. */
const LONGEST = 55;
