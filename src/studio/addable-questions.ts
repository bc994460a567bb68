/** A kind of question that can be added to a form. */
export interface QuestionKind {
  title: string;
  help: string;
  /** The question without its title. */
  question: Record<string, unknown>;
  /** Its `ui:` keys, if its display differs from the default. */
  ui?: Record<string, unknown>;
}

/** The kinds of questions, the most frequent first. */
export const addableQuestions: readonly QuestionKind[] = [
  { title: 'Short text', help: 'A name, a place, one line.', question: { type: 'string', maxLength: 120 } },
  {
    title: 'Long text',
    help: 'Several lines.',
    question: { type: 'string', maxLength: 4000 },
    ui: { 'ui:widget': 'textarea', 'ui:options': { rows: 5 } },
  },
  {
    title: 'E-mail',
    help: 'An address, checked.',
    question: { type: 'string', format: 'email', maxLength: 254 },
  },
  {
    title: 'Telephone',
    help: 'A number to call.',
    question: { type: 'string', format: 'tel', maxLength: 200 },
  },
  {
    title: 'Choice',
    help: 'One of several answers.',
    question: { type: 'string', enum: ['First answer', 'Second answer'] },
  },
  {
    title: 'Several choices',
    help: 'Any number of answers, to tick.',
    question: {
      type: 'array',
      items: { type: 'string', enum: ['First answer', 'Second answer'] },
      uniqueItems: true,
    },
  },
  { title: 'Tick box', help: 'Yes or no.', question: { type: 'boolean' } },
  { title: 'Date', help: 'A day.', question: { type: 'string', format: 'date' } },
  { title: 'Whole number', help: 'How many.', question: { type: 'integer', minimum: 0 } },
];

/** The kind of a written question; undefined for another one. */
export function findQuestionKind(question: unknown): QuestionKind | undefined {
  if (typeof question !== 'object' || question === null) return undefined;
  const { type, format, enum: choices, oneOf } = question as Record<string, unknown>;
  const hasChoices = choices !== undefined || oneOf !== undefined;
  return addableQuestions.find(
    (kind) =>
      kind.question['type'] === type &&
      kind.question['format'] === format &&
      (kind.question['enum'] !== undefined) === hasChoices,
  );
}
