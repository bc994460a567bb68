import type { UiSchema } from '@rjsf/utils';
import type { Entries, Question, RowQuestion } from '../core/content/questions.gen.ts';
import { listChoices } from '../core/form/questions/answer-schema.ts';
import type { FormUi } from '../core/form/form-definition.ts';
import { getQuestionUi } from '../core/form/questions/form-fields.ts';

/**
 * Adds the labels of choices in the form that react-jsonschema-form expects: the schema only lists the stored
 * values.
 * @param questions questions by name
 */
export function withChoiceLabels(
  questions: Readonly<Record<string, Question | RowQuestion>>,
  ui: FormUi,
): UiSchema {
  const labelled = Object.entries(questions).flatMap(([name, question]): [string, object][] => {
    const own = getQuestionUi(ui, name) ?? {};
    if (question.type !== 'array' || question.items.type !== 'object') {
      const labels = choiceLabelsIn(question.type === 'array' ? question.items : question);
      return labels ? [[name, { ...own, 'ui:enumNames': labels }]] : [];
    }
    const items = withChoiceLabels(question.items.properties, getQuestionUi(own, 'items') ?? {});
    return [[name, { ...own, items }]];
  });
  return { ...ui, ...Object.fromEntries(labelled) } as UiSchema;
}

function choiceLabelsIn(schema: Question | RowQuestion | Entries): string[] | undefined {
  return 'oneOf' in schema ? listChoices(schema)?.map(({ label }) => label) : undefined;
}
