import type { WrittenForm } from '../../content/form.gen.ts';
import type { Question, QuestionUi, RowQuestion } from '../../content/questions.gen.ts';

/** A question of a form, or of a row in one of its lists. */
export interface Asked {
  name: string;
  /** Where it stands in the file. */
  path: (string | number)[];
  question: Question | RowQuestion;
  isRequired: boolean;
  inRow: boolean;
  /** What is said of its look, and where. */
  ui: QuestionUi;
  uiPath: (string | number)[];
}

/** Every question that a form asks, in order, those of rows after their list. */
export function asked({ schema, ui = {} }: WrittenForm): Asked[] {
  return Object.entries(schema.properties).flatMap(([name, question]) => {
    const path = ['schema', 'properties', name];
    const isRequired = schema.required.includes(name);
    const look = own<QuestionUi>(ui, name) ?? {};
    const outer: Asked = { name, path, question, isRequired, inRow: false, ui: look, uiPath: ['ui', name] };
    return [outer, ...inRows(outer)];
  });
}

/** What a form asks, in words: the question’s label. */
export function called({ question }: Asked): string {
  return `“${question.title}”`;
}

function inRows({ question, path, ui, uiPath }: Asked): Asked[] {
  if (question.type !== 'array' || question.items.type !== 'object') return [];
  const { properties, required = [] } = question.items;
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    path: [...path, 'items', 'properties', name],
    question: inner,
    isRequired: required.includes(name),
    inRow: true,
    ui: own<QuestionUi>(ui.items ?? {}, name) ?? {},
    uiPath: [...uiPath, 'items', name],
  }));
}

/** An entry by a name that may be that of a method, such as “toString”. */
function own<T>(entries: Record<string, unknown>, name: string): T | undefined {
  return Object.hasOwn(entries, name) ? (entries[name] as T) : undefined;
}
