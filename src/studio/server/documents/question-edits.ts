import { shownOrder } from 'pagewright/content';
import { type FileEdit, findValueAt, type PlainEdit, type Refused } from 'pagewright/json';
import type { QuestionEdit } from '../../edit-values.ts';

const QUESTIONS = ['schema', 'properties'];
const REQUIRED = ['schema', 'required'];
const ORDER = ['ui', 'ui:order'];

/** Converts a change of a question to edits of the form's file, which has the question's name in several places. */
export function questionEdits(
  data: unknown,
  edit: QuestionEdit,
): Extract<FileEdit, { kind: 'all' }> | Refused {
  const questions = Object.keys((findValueAt(data, QUESTIONS) as object | undefined) ?? {});
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
    // The questions in the order in which they are asked.
    const next = questions.filter((each) => others.includes(each) || (edit.isRequired && each === name));
    return { kind: 'all', edits: [{ kind: 'set', path: REQUIRED, value: next }] };
  }
  if (edit.kind === 'moveQuestion') {
    const change = moveEdit(data, questions, name, edit.to);
    return 'refused' in change ? change : { kind: 'all', edits: [change] };
  }
  const edits: PlainEdit[] = [{ kind: 'remove', path: [...QUESTIONS, name] }];
  if (required.includes(name)) edits.push({ kind: 'remove', path: [...REQUIRED, required.indexOf(name)] });
  if (findValueAt(data, ['ui', name]) !== undefined) edits.push({ kind: 'remove', path: ['ui', name] });
  const order = listAt(data, ORDER);
  if (order.includes(name)) edits.push({ kind: 'remove', path: [...ORDER, order.indexOf(name)] });
  return { kind: 'all', edits };
}

/** @param to the place among the questions as they are asked: groups first, then `ui:order` */
function moveEdit(
  data: unknown,
  questions: readonly string[],
  name: string,
  to: number,
): PlainEdit | Refused {
  const visibleOrder = askedOrder(data, questions);
  const groups = groupsIn(data);
  const place = groups.findIndex((fields) => fields.includes(name));
  const target = groups.findIndex((fields) => fields.includes(visibleOrder[to] ?? ''));
  if (place !== target)
    return { refused: 'A question stays in its group: change the groups of the form first.' };
  const next = moveEntry(visibleOrder, name, to);
  if (place >= 0) {
    const fields = next.filter((each) => groups[place]!.includes(each));
    return { kind: 'set', path: ['ui', 'ui:groups', place, 'fields'], value: fields };
  }
  const order = listAt(data, ORDER);
  if (order.length === 0) return { kind: 'order', path: QUESTIONS, keys: next };
  const ungroupedNames = next.filter((each) => !groups.some((fields) => fields.includes(each)));
  return { kind: 'set', path: ORDER, value: order.includes('*') ? [...ungroupedNames, '*'] : ungroupedNames };
}

function moveEntry(list: readonly string[], entry: string, to: number): string[] {
  return list.filter((each) => each !== entry).toSpliced(to, 0, entry);
}

/** The names of a form's questions, as they are asked. */
export function askedOrder(data: unknown, questions: readonly string[]): string[] {
  const order = listAt(data, ORDER).map(String);
  const ui = {
    'ui:groups': groupsIn(data).map((fields) => ({ title: '', fields })),
    ...(order.length > 0 && { 'ui:order': order }),
  };
  return shownOrder(questions, ui).filter((name) => questions.includes(name));
}

function groupsIn(data: unknown): string[][] {
  return listAt(data, ['ui', 'ui:groups']).map((group) => listAt(group, ['fields']).map(String));
}

function listAt(data: unknown, path: readonly string[]): unknown[] {
  const list = findValueAt(data, path);
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
    .slice(0, MAX_LENGTH);
  const stem = plain === '' ? 'Question' : plain;
  for (let number = 1; ; number++) {
    const name = number === 1 ? stem : `${stem}_${number}`;
    if (!taken.includes(name)) return name;
  }
}

/** The maximal length in characters; a number may be appended. */
const MAX_LENGTH = 55;
