import type { QuestionEdit } from '../../edit-values.ts';
import type { OutlineRow, PageState } from '../../protocol.ts';
import type { QuestionKind } from '../../addable-questions.ts';
import type { PageSession } from '../session/page-session.ts';

/** The questions of a form, in the order in which they are asked. */
export function questionRows({ outline }: Pick<PageState, 'outline'>): OutlineRow[] {
  return outline.filter(({ question }) => question !== undefined);
}

/** Adds a question at the end, and selects it. @param count of questions before */
export function addQuestion(session: PageSession, kind: QuestionKind, title: string, count: number): void {
  const { question, ui } = kind;
  const edit = { kind: 'addQuestion' as const, title, question, ...(ui && { ui }) };
  change(session, edit, `Added the question “${title}”.`, `question-${count}`);
}

/** Moves a question among the others. */
export function moveQuestion(session: PageSession, { question, heading }: OutlineRow, to: number): void {
  if (!question) return;
  const edit = { kind: 'moveQuestion' as const, name: question.name, to };
  change(session, edit, `Moved “${heading}” to place ${to + 1}.`, `question-${to}`);
}

/** Removes a question with all other data of the form about it. */
export function deleteQuestion(session: PageSession, { id, question, heading }: OutlineRow): void {
  if (!question) return;
  change(session, { kind: 'removeQuestion', name: question.name }, `Deleted “${heading}”.`, id);
}

/** Sets whether a question must be answered. */
export function requireQuestion(session: PageSession, { id, question, heading }: OutlineRow): void {
  if (!question) return;
  const isRequired = !question.isRequired;
  const words = `“${heading}” ${isRequired ? 'must be answered' : 'may be left open'}.`;
  change(session, { kind: 'requireQuestion', name: question.name, isRequired }, words, id);
}

function change(session: PageSession, edit: QuestionEdit, words: string, row: string): void {
  session.edit({ file: session.file, edit, description: words, row });
}
