import type { ControlDetails, Question, QuestionUi, RowQuestion } from '../../content/questions.gen.ts';
import { choicesOf, formatOf, isFile } from '../../form/answer-schema.ts';

type Widget = NonNullable<QuestionUi['ui:widget']>;

/** What a control shows of a question’s look; everything else would be written in vain. */
export interface Control {
  /** In an editor’s words. */
  name: string;
  keys: readonly (keyof QuestionUi)[];
  details: readonly (keyof ControlDetails)[];
}

const shared = ['ui:widget', 'ui:help', 'ui:width'] as const;
const typed = [...shared, 'ui:placeholder', 'ui:autocomplete', 'ui:options'] as const;

const CONTROLS = {
  line: { name: 'a line of text', keys: typed, details: ['inputType', 'inputMode'] },
  formatted: { name: 'a line in a format', keys: typed, details: ['inputMode'] },
  number: {
    name: 'a number',
    keys: [...shared, 'ui:placeholder', 'ui:options'],
    details: ['inputMode'],
  },
  textarea: {
    name: 'a text of several lines',
    keys: [...shared, 'ui:placeholder', 'ui:options'],
    details: ['rows'],
  },
  password: { name: 'a password', keys: [...shared, 'ui:autocomplete'], details: [] },
  select: { name: 'a list that opens', keys: [...shared, 'ui:placeholder'], details: [] },
  radio: { name: 'choices of which one is chosen', keys: shared, details: [] },
  checkboxes: { name: 'choices to tick', keys: shared, details: [] },
  box: { name: 'a box to tick', keys: shared, details: [] },
  file: { name: 'a file', keys: [...shared, 'ui:options'], details: ['accept'] },
  rows: { name: 'rows', keys: ['ui:label', 'items'], details: [] },
} satisfies Record<string, Control>;

/** The control that a question gets, by what it asks and the widget that is written. */
export function controlOf(question: Question | RowQuestion, widget: Widget | undefined): Control {
  if (question.type === 'boolean') return CONTROLS.box;
  if (question.type === 'array') return CONTROLS[question.items.type === 'object' ? 'rows' : 'checkboxes'];
  if (question.type !== 'string') return CONTROLS.number;
  if (isFile(question)) return CONTROLS.file;
  if (choicesOf(question)) return CONTROLS[widget === 'radio' ? 'radio' : 'select'];
  if (widget === 'textarea' || widget === 'password') return CONTROLS[widget];
  return CONTROLS[formatOf(question) ? 'formatted' : 'line'];
}

/** The widgets that a question can have, and whether one of them must be written. */
export function widgetsFor(question: Question | RowQuestion): {
  widgets: readonly Widget[];
  isNeeded: boolean;
} {
  if (question.type === 'array' && question.items.type === 'string')
    return { widgets: ['checkboxes'], isNeeded: true };
  if (question.type !== 'string') return { widgets: [], isNeeded: false };
  if (isFile(question)) return { widgets: ['file'], isNeeded: true };
  if (choicesOf(question)) return { widgets: ['select', 'radio'], isNeeded: false };
  return { widgets: formatOf(question) ? [] : ['textarea', 'password'], isNeeded: false };
}
