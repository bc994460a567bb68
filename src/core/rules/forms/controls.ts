import type { WrittenForm } from '../../content/form.gen.ts';
import type { Question, RowQuestion } from '../../content/questions.gen.ts';
import { listChoices, textFormat, isFile } from '../../form/questions/answer-schema.ts';
import type { SchemaSet } from '../../schema/compose-schema.ts';
import { firstValue, schemaAt } from '../../schema/schema-lookup.ts';
import type { SchemaControl } from '../../schema/schema-node.ts';

/** The kinds of questions; each control serves one kind. Rows allow fewer kinds. */
export const questionKinds = ['text', 'formatted', 'number', 'yes-no', 'choice', 'choices', 'file'] as const;

type Kind = (typeof questionKinds)[number] | 'rows';

/** The controls that a question can choose as its widget, as in the schema. */
export type Widgets = Readonly<Record<string, SchemaControl>>;

/** The widgets that the schema of forms lists for `ui:widget`, for the answers of this form. */
export function knownWidgets(set: SchemaSet, form: WrittenForm): Widgets {
  return firstValue(schemaAt(set, 'form', form, ['ui', 'any question', 'ui:widget']), 'controls') ?? {};
}

/** The control of a question, by its kind and widget; a widget for another kind is ignored. */
export function chooseControl(
  question: Question | RowQuestion,
  written: string | undefined,
  widgets: Widgets,
): SchemaControl {
  const kind = questionKind(question);
  const fittingControls = Object.entries(widgets).filter(([, { answers }]) => answers === kind);
  const writtenControl = fittingControls.find(([name]) => name === written);
  const [firstControl] = fittingControls;
  const control = writtenControl?.[1] ??
    DEFAULTS[kind] ??
    firstControl?.[1] ?? { name: 'no control', answers: kind, shows: [], details: [] };
  return kind === 'rows'
    ? control
    : { ...control, shows: ['ui:widget', 'ui:help', 'ui:width', ...control.shows] };
}

/** The possible widgets of a question, and whether one of them is required. */
export function widgetsFor(
  question: Question | RowQuestion,
  widgets: Widgets,
): { names: string[]; isNeeded: boolean } {
  const kind = questionKind(question);
  const names = Object.keys(widgets).filter((name) => widgets[name]?.answers === kind);
  return { names, isNeeded: kind === 'choices' || kind === 'file' };
}

/** The default controls. For a kind without an entry, the first control that fits is the default. */
const DEFAULTS: Readonly<Partial<Record<Kind, SchemaControl>>> = {
  text: {
    name: 'a line of text',
    answers: 'text',
    shows: ['ui:placeholder', 'ui:autocomplete', 'ui:options'],
    details: ['inputType', 'inputMode'],
  },
  formatted: {
    name: 'a line in a format',
    answers: 'formatted',
    shows: ['ui:placeholder', 'ui:autocomplete', 'ui:options'],
    details: ['inputMode'],
  },
  number: {
    name: 'a number',
    answers: 'number',
    shows: ['ui:placeholder', 'ui:options'],
    details: ['inputMode'],
  },
  'yes-no': { name: 'a box to tick', answers: 'yes-no', shows: [], details: [] },
  rows: { name: 'rows', answers: 'rows', shows: ['ui:label', 'items'], details: [] },
};

function questionKind(question: Question | RowQuestion): Kind {
  if (question.type === 'boolean') return 'yes-no';
  if (question.type === 'array') return question.items.type === 'object' ? 'rows' : 'choices';
  if (question.type !== 'string') return 'number';
  if (isFile(question)) return 'file';
  if (listChoices(question)) return 'choice';
  return textFormat(question) ? 'formatted' : 'text';
}
