import type { WrittenForm } from '../../content/form.gen.ts';
import type { Question, RowQuestion } from '../../content/questions.gen.ts';
import type { JsonPath } from '../../json/json-source.ts';
import { choicesOf } from '../questions/answer-schema.ts';
import { branchesOf } from '../questions/branches.ts';
import type { FormUi } from '../form-definition.ts';
import { uiOf } from '../questions/form-fields.ts';

/** A text of a form that visitors read. */
export interface FormWord {
  /** Where a translation says it: ["questions", "Name", "title"]. */
  place: JsonPath;
  /** Where the form says it. */
  path: JsonPath;
  text: string;
}

/** All texts of a form that visitors read, in the order in which they stand. */
export function formWords({ title, intro, schema, ui, texts }: WrittenForm): FormWord[] {
  const { missing, ...others } = texts;
  const branches = branchesOf(schema).map(({ questions }) => questions);
  const questions = [schema, ...branches].flatMap(({ properties }, index) => {
    const at = index === 0 ? ['schema', 'properties'] : branchPath(schema, branches[index - 1]);
    return wordsOf(properties, ui, ['questions'], at, ['ui']);
  });
  const groups = (ui?.['ui:groups'] ?? []).flatMap((group, index) => {
    const at = ['ui', 'ui:groups', index];
    return [
      word(['groups', index, 'title'], [...at, 'title'], group.title),
      word(['groups', index, 'text'], [...at, 'text'], group.text),
    ].flat();
  });
  return [
    ...word(['title'], ['title'], title),
    ...word(['intro'], ['intro'], intro),
    ...questions,
    ...groups,
    ...Object.entries(others).flatMap(([key, text]) => word(['texts', key], ['texts', key], text)),
    ...word(['texts', 'missing'], ['texts', 'missing', 'text'], missing?.text),
  ];
}

/** Where the questions of a branch stand. */
function branchPath({ allOf = [] }: WrittenForm['schema'], branch: unknown): JsonPath {
  const index = allOf.findIndex((each) => each.then === branch || each.else === branch);
  return ['schema', 'allOf', index, allOf[index]?.then === branch ? 'then' : 'else', 'properties'];
}

/**
 * @param place where a translation has the words of these questions
 * @param path where the questions stand
 * @param look where their appearance stands
 */
function wordsOf(
  questions: Readonly<Record<string, Question | RowQuestion>>,
  ui: FormUi | undefined,
  place: JsonPath,
  path: JsonPath,
  look: JsonPath,
): FormWord[] {
  return Object.entries(questions).flatMap(([name, question]) => {
    const [at, from, own] = [[...place, name], [...path, name], uiOf(ui, name)];
    const help = own?.['ui:help'] as string | undefined;
    const hint =
      question.description === undefined
        ? word([...at, 'description'], [...look, name, 'ui:help'], help)
        : word([...at, 'description'], [...from, 'description'], question.description);
    const placeholder = own?.['ui:placeholder'] as string | undefined;
    return [
      ...word([...at, 'title'], [...from, 'title'], question.title),
      ...hint,
      ...word([...at, 'placeholder'], [...look, name, 'ui:placeholder'], placeholder),
      ...answersOf(question, own, at, from, [...look, name]),
    ];
  });
}

/** What there is to choose from, and what the rows of a list ask. */
function answersOf(
  question: Question | RowQuestion,
  ui: FormUi | undefined,
  place: JsonPath,
  path: JsonPath,
  look: JsonPath,
): FormWord[] {
  if (question.type !== 'array') return choiceWords(question, place, path);
  const { items } = question;
  if (items.type === 'string') return choiceWords(items as Question, place, [...path, 'items']);
  return [
    ...word([...place, 'row'], [...path, 'items', 'title'], items.title),
    ...wordsOf(
      items.properties,
      uiOf(ui, 'items'),
      [...place, 'questions'],
      [...path, 'items', 'properties'],
      [...look, 'items'],
    ),
  ];
}

function choiceWords(question: Question | RowQuestion, place: JsonPath, path: JsonPath): FormWord[] {
  const isLabelled = 'oneOf' in question && question.oneOf !== undefined;
  return (choicesOf(question) ?? []).flatMap(({ value, label }, index) =>
    word(
      [...place, 'choices', value],
      isLabelled ? [...path, 'oneOf', index, 'title'] : [...path, 'enum', index],
      label,
    ),
  );
}

function word(place: JsonPath, path: JsonPath, text: string | undefined): FormWord[] {
  return text === undefined ? [] : [{ place, path, text }];
}
