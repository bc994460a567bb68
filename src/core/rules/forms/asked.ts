import type { WrittenForm } from '../../content/form.gen.ts';
import type { ConditionalQuestions, Question, QuestionUi, RowQuestion } from '../../content/questions.gen.ts';

/** A question of a form, or of a row in one of its lists. */
export interface AskedQuestion {
  name: string;
  /** The path of the question in the file. */
  path: (string | number)[];
  question: Question | RowQuestion;
  isRequired: boolean;
  inRow: boolean;
  /** The `ui` of the question; `uiPath` is its path in the file. */
  ui: QuestionUi;
  uiPath: (string | number)[];
}

/** All questions of a form; those of rows follow their list, and conditional ones come last. */
export function listQuestions({ schema, ui = {} }: WrittenForm): AskedQuestion[] {
  return questionLists(schema).flatMap(({ at, properties, required = [] }) =>
    Object.entries(properties).flatMap(([name, question]) => {
      const path = [...at, 'properties', name];
      const isRequired = required.includes(name);
      const questionUi = ownEntry<QuestionUi>(ui, name) ?? {};
      const outer: AskedQuestion = {
        name,
        path,
        question,
        isRequired,
        inRow: false,
        ui: questionUi,
        uiPath: ['ui', name],
      };
      return [outer, ...inRows(outer)];
    }),
  );
}

/** The objects that contain questions: the form, and each condition. */
export function questionLists(
  schema: WrittenForm['schema'],
): (ConditionalQuestions & { at: AskedQuestion['path'] })[] {
  const conditional = (schema.allOf ?? []).flatMap((condition, index) =>
    (['then', 'else'] as const).flatMap((key) => {
      const questions = condition[key];
      return questions ? [{ ...questions, at: ['schema', 'allOf', index, key] }] : [];
    }),
  );
  return [{ ...schema, at: ['schema'] }, ...conditional];
}

/** The question's label. */
export function quotedLabel({ question }: AskedQuestion): string {
  return `“${question.title}”`;
}

function inRows({ question, path, ui, uiPath }: AskedQuestion): AskedQuestion[] {
  if (question.type !== 'array' || question.items.type !== 'object') return [];
  const { properties, required = [] } = question.items;
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    path: [...path, 'items', 'properties', name],
    question: inner,
    isRequired: required.includes(name),
    inRow: true,
    ui: ownEntry<QuestionUi>(ui.items ?? {}, name) ?? {},
    uiPath: [...uiPath, 'items', name],
  }));
}

/** Reads only own properties: a question may be named like a method, such as “toString”. */
function ownEntry<T>(entries: Record<string, unknown>, name: string): T | undefined {
  return Object.hasOwn(entries, name) ? (entries[name] as T) : undefined;
}
