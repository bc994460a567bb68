import type { WrittenForm } from '../../content/form.gen.ts';
import type { Question, RowQuestion } from '../../content/questions.gen.ts';
import type { JsonPath } from '../../json/json-source.ts';
import { listChoices } from '../questions/answer-schema.ts';
import { listBranches } from '../questions/branches.ts';
import type { FormUi } from '../form-definition.ts';
import { getQuestionUi } from '../questions/form-fields.ts';

/** A visible text of a form. */
export interface FormWord {
  /** The path in a translation: ["questions", "Name", "title"]. */
  place: JsonPath;
  /** The path in the form. */
  path: JsonPath;
  text: string;
}

/** All visible texts of a form, in order. */
export function formWords({ title, intro, schema, ui, texts }: WrittenForm): FormWord[] {
  const { missing, ...others } = texts;
  const branches = listBranches(schema).map(({ questions }) => questions);
  const questions = [schema, ...branches].flatMap(({ properties }, index) => {
    const at = index === 0 ? ['schema', 'properties'] : branchPath(schema, branches[index - 1]);
    return questionWords(properties, ui, ['questions'], at, ['ui']);
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

/** The path of a branch's questions. */
function branchPath({ allOf = [] }: WrittenForm['schema'], branch: unknown): JsonPath {
  const index = allOf.findIndex((each) => each.then === branch || each.else === branch);
  return ['schema', 'allOf', index, allOf[index]?.then === branch ? 'then' : 'else', 'properties'];
}

/**
 * @param place path of the questions' texts in a translation
 * @param path path of the questions in the form
 * @param uiPath path of their uiSchema
 */
function questionWords(
  questions: Readonly<Record<string, Question | RowQuestion>>,
  ui: FormUi | undefined,
  place: JsonPath,
  path: JsonPath,
  uiPath: JsonPath,
): FormWord[] {
  return Object.entries(questions).flatMap(([name, question]) => {
    const [at, from, questionUi] = [[...place, name], [...path, name], getQuestionUi(ui, name)];
    const help = questionUi?.['ui:help'] as string | undefined;
    const hint =
      question.description === undefined
        ? word([...at, 'description'], [...uiPath, name, 'ui:help'], help)
        : word([...at, 'description'], [...from, 'description'], question.description);
    const placeholder = questionUi?.['ui:placeholder'] as string | undefined;
    return [
      ...word([...at, 'title'], [...from, 'title'], question.title),
      ...hint,
      ...word([...at, 'placeholder'], [...uiPath, name, 'ui:placeholder'], placeholder),
      ...answerWords(question, questionUi, at, from, [...uiPath, name]),
    ];
  });
}

/** The choices of a question, and the questions of a list's rows. */
function answerWords(
  question: Question | RowQuestion,
  ui: FormUi | undefined,
  place: JsonPath,
  path: JsonPath,
  uiPath: JsonPath,
): FormWord[] {
  if (question.type !== 'array') return choiceWords(question, place, path);
  const { items } = question;
  if (items.type === 'string') return choiceWords(items as Question, place, [...path, 'items']);
  return [
    ...word([...place, 'row'], [...path, 'items', 'title'], items.title),
    ...questionWords(
      items.properties,
      getQuestionUi(ui, 'items'),
      [...place, 'questions'],
      [...path, 'items', 'properties'],
      [...uiPath, 'items'],
    ),
  ];
}

function choiceWords(question: Question | RowQuestion, place: JsonPath, path: JsonPath): FormWord[] {
  const isLabelled = 'oneOf' in question && question.oneOf !== undefined;
  return (listChoices(question) ?? []).flatMap(({ value, label }, index) =>
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
