import type { Question, QuestionWords, RowQuestion } from '../../content/questions.gen.ts';
import type { WrittenTranslation } from '../../content/translation.gen.ts';
import type { FormDefinition, FormSchema, FormUi } from '../form-definition.ts';
import { listChoices } from '../questions/answer-schema.ts';
import { getQuestionUi } from '../questions/form-fields.ts';

/** The translated texts of a form. */
export type FormWords = Pick<WrittenTranslation, 'title' | 'intro' | 'questions' | 'groups' | 'texts'>;

/**
 * A form with the texts of a translation. Questions and stored values stay the same; texts without a translation stay
 * in the form's language.
 */
export function translateForm<D extends Pick<FormDefinition, 'title' | 'schema' | 'texts' | 'intro' | 'ui'>>(
  form: D,
  { title, intro, questions = {}, groups = [], texts }: FormWords,
): D {
  const { missing, ...words } = texts;
  return {
    ...form,
    title,
    ...(form.intro !== undefined && intro !== undefined && { intro }),
    schema: schemaIn(form.schema, questions),
    ...(form.ui && { ui: uiIn(form.ui, questions, groups) }),
    texts: {
      ...form.texts,
      ...Object.fromEntries(Object.entries(words).filter(([key]) => Object.hasOwn(form.texts, key))),
      ...(form.texts.missing &&
        missing !== undefined && { missing: { ...form.texts.missing, text: missing } }),
    },
  };
}

type Words = Readonly<Record<string, QuestionWords>>;

function schemaIn(schema: FormSchema, words: Words): FormSchema {
  const { allOf } = schema;
  return {
    ...schema,
    properties: propertiesIn(schema.properties, words),
    ...(allOf && {
      allOf: allOf.map(({ then, else: otherwise, ...condition }) => ({
        ...condition,
        ...(then && { then: { ...then, properties: propertiesIn(then.properties, words) } }),
        ...(otherwise && {
          else: { ...otherwise, properties: propertiesIn(otherwise.properties, words) },
        }),
      })),
    }),
  };
}

function propertiesIn<Q extends Question | RowQuestion>(
  questions: Record<string, Q>,
  words: Words,
): Record<string, Q> {
  const translated = Object.entries(questions).map(([name, question]) => {
    const questionWords = Object.hasOwn(words, name) ? words[name] : undefined;
    return [name, questionWords ? questionIn(question, questionWords) : question] as const;
  });
  return Object.fromEntries(translated);
}

function questionIn<Q extends Question | RowQuestion>(question: Q, words: QuestionWords): Q {
  const { title = question.title, description } = words;
  const translated = {
    ...question,
    title,
    ...(question.description !== undefined && description !== undefined && { description }),
  };
  if (translated.type !== 'array') return choicesIn(translated, words.choices);
  const { items } = translated;
  if (items.type === 'string') return { ...translated, items: choicesIn(items, words.choices) };
  const { row = items.title, questions = {} } = words;
  return {
    ...translated,
    items: { ...items, title: row, properties: propertiesIn(items.properties, questions) },
  };
}

/** Choices show translated labels and store the same values. */
function choicesIn<Asked extends { type: string }>(
  asked: Asked,
  labels: QuestionWords['choices'] = {},
): Asked {
  const choices = listChoices(asked as unknown as Question);
  if (!choices) return asked;
  const { enum: _, ...rest } = asked as Asked & { enum?: unknown };
  const oneOf = choices.map(({ value, label }) => ({
    const: value,
    title: Object.hasOwn(labels, value) ? labels[value] : label,
  }));
  return { ...rest, oneOf } as unknown as Asked;
}

function uiIn(ui: FormUi, words: Words, groups: NonNullable<FormWords['groups']>): FormUi {
  const translated = Object.entries(words).flatMap(([name, questionWords]) => {
    const questionUi = getQuestionUi(ui, name);
    return questionUi ? [[name, questionUiIn(questionUi, questionWords)] as const] : [];
  });
  const written = ui['ui:groups'];
  return {
    ...ui,
    ...Object.fromEntries(translated),
    ...(written && { 'ui:groups': written.map((group, index) => ({ ...group, ...groups[index] })) }),
  };
}

function questionUiIn(ui: FormUi, { placeholder, description, questions = {} }: QuestionWords): FormUi {
  const rows = getQuestionUi(ui, 'items');
  return {
    ...ui,
    ...(ui['ui:placeholder'] !== undefined && placeholder !== undefined && { 'ui:placeholder': placeholder }),
    ...(ui['ui:help'] !== undefined && description !== undefined && { 'ui:help': description }),
    ...(rows && { items: uiIn(rows, questions, []) }),
  };
}
