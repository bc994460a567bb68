import type { WrittenForm } from '../../content/form.gen.ts';
import { allQuestions } from '../../form/questions/asked-questions.ts';
import { joinNames } from '../../schema/message-parts.ts';
import { listQuestions, quotedLabel, type AskedQuestion } from './asked.ts';
import { chooseControl, widgetsFor, knownWidgets, type Widgets } from './controls.ts';
import type { FormCheck, FormDiagnostic } from './form-diagnostic.ts';

/** Reports questions with an unsuitable control, and keys of `ui` without effect. */
export const appearance: FormCheck = function* (form, { set }) {
  const widgets = knownWidgets(set, form);
  for (const each of listQuestions(form)) {
    const wrong = widget(each, widgets);
    if (wrong) yield wrong;
    else yield* unusedKeys(each, widgets);
    yield* wrongAutocomplete(each);
    yield* label(each, form);
    yield* endings(each, form);
  }
  yield* repeatedAutocomplete(form);
};

function widget(each: AskedQuestion, widgets: Widgets): FormDiagnostic | undefined {
  const { name, path, question, ui, uiPath, inRow } = each;
  const { names, isNeeded } = widgetsFor(question, widgets);
  const [usual] = names;
  const written = ui['ui:widget'];
  const control = chooseControl(question, undefined, widgets).name;
  if (written === undefined) {
    if (!isNeeded || inRow) return undefined;
    return {
      path,
      what: 'key',
      code: 'missing-widget',
      message: `${quotedLabel(each)} is answered with ${control}, which needs its own control.`,
      hint: `Add "${name}": { "ui:widget": "${usual}" } to "ui".`,
      adds: { path: ['ui', name, 'ui:widget'], value: usual },
    };
  }
  if (names.includes(written)) return undefined;
  return {
    path: [...uiPath, 'ui:widget'],
    code: 'wrong-widget',
    message: `"${written}" can’t be the control of ${quotedLabel(each)}, which is answered with ${control}.`,
    hint: usual
      ? `Write ${joinNames(names, 'or')}${isNeeded ? '' : ', or leave it out'}.`
      : 'Leave it out: such a question has one control.',
  };
}

function* unusedKeys(each: AskedQuestion, widgets: Widgets): Iterable<FormDiagnostic> {
  const { question, ui, uiPath, path } = each;
  const { name, shows: keys, details } = chooseControl(question, ui['ui:widget'], widgets);
  const unusedKey = (
    at: (string | number)[],
    key: string,
    knownNames: readonly string[],
  ): FormDiagnostic => ({
    path: at,
    what: 'key',
    code: 'unused-key',
    message: `"${key}" has no effect on ${quotedLabel(each)}, which is answered with ${name}.`,
    hint: knownNames.length > 0 ? `Keys with an effect there: ${knownNames.join(', ')}.` : 'Leave it out.',
  });
  for (const key of Object.keys(ui)) if (!keys.includes(key)) yield unusedKey([...uiPath, key], key, keys);
  if (keys.includes('ui:options')) {
    for (const key of Object.keys(ui['ui:options'] ?? {}))
      if (!details.includes(key)) yield unusedKey([...uiPath, 'ui:options', key], key, details);
  }
  if (name === 'rows' && question.description !== undefined)
    yield unusedKey([...path, 'description'], 'description', ['the "text" of the group that holds them']);
  if (ui['ui:help'] !== undefined && question.description !== undefined && name !== 'rows') {
    yield {
      path: [...uiPath, 'ui:help'],
      what: 'key',
      code: 'two-hints',
      message: `${quotedLabel(each)} has two hints, and only its "description" is shown.`,
      hint: 'Keep one of them.',
    };
  }
}

/**
 * The autofill names for fields of one type; all others fit any text field. Source: HTML, autofill field names and
 * their input types.
 */
const FILLED_IN: Readonly<Record<string, readonly string[]>> = {
  email: ['email', 'username'],
  tel: ['tel'],
  uri: ['url'],
  date: ['bday'],
  time: [],
};

function* wrongAutocomplete(each: AskedQuestion): Iterable<FormDiagnostic> {
  const { question, ui, uiPath } = each;
  const written = ui['ui:autocomplete'];
  const kind = question.type === 'string' ? (question.format ?? ui['ui:options']?.inputType) : undefined;
  const fittingNames = kind === undefined ? undefined : FILLED_IN[kind];
  if (written === undefined || !fittingNames || [...fittingNames, 'on', 'off'].includes(written)) return;
  yield {
    path: [...uiPath, 'ui:autocomplete'],
    code: 'wrong-autocomplete',
    message: `Browsers fill no "${written}" into ${quotedLabel(each)}.`,
    hint:
      fittingNames.length > 0 ? `Write ${joinNames(fittingNames, 'or')}, or leave it out.` : 'Leave it out.',
  };
}

/** Reports questions with the same autofill name: browsers would fill in all of them with the same text. */
function* repeatedAutocomplete(form: WrittenForm): Iterable<FormDiagnostic> {
  const byAutocomplete = new Map<string, AskedQuestion>();
  // Conditional questions are skipped, because they may be alternatives to each other.
  for (const each of listQuestions(form).filter(({ path, inRow }) => path[1] === 'properties' && !inRow)) {
    const written = each.ui['ui:autocomplete'];
    const other = byAutocomplete.get(written ?? '');
    if (written === undefined || written === 'on' || written === 'off') continue;
    byAutocomplete.set(written, other ?? each);
    if (!other) continue;
    yield {
      path: [...each.uiPath, 'ui:autocomplete'],
      code: 'repeated-autocomplete',
      message: `Browsers would fill the same into ${quotedLabel(each)} as into ${quotedLabel(other)}.`,
      hint: 'Remove it from the question about another person or thing, or write "off".',
    };
  }
}

/** Reports hidden labels: only a list question in a separate group may hide its label, because the group names it. */
function* label(
  { name, question, ui, uiPath }: AskedQuestion,
  { ui: formUi = {}, schema }: WrittenForm,
): Iterable<FormDiagnostic> {
  if (ui['ui:label'] === undefined || question.type !== 'array') return;
  const groups = formUi['ui:groups'] ?? [];
  if (groups.some(({ fields }) => fields.length === 1 && fields[0] === name)) return;
  // Groups with a missing or repeated question have a diagnostic already.
  const grouped = groups.flatMap(({ fields }) => fields);
  const questions = allQuestions(schema);
  if (new Set(grouped).size < grouped.length || grouped.some((each) => !Object.hasOwn(questions, each)))
    return;
  yield {
    path: [...uiPath, 'ui:label'],
    what: 'key',
    code: 'hidden-label',
    message: `The label of “${question.title}” is hidden, but no separate group names it.`,
    hint: `Put "${name}" alone into a group, or leave "ui:label" out.`,
  };
}

/** Reports a question whose file types in the browser (`accept`) differ from those that the server accepts. */
function* endings({ ui, uiPath }: AskedQuestion, { limits }: WrittenForm): Iterable<FormDiagnostic> {
  const accepted = ui['ui:options']?.accept;
  if (accepted === undefined || !limits) return;
  const offered = accepted.split(/, ?/).map((ending) => ending.slice(1));
  const acceptedFormats: readonly string[] = limits.formats;
  const refusedFormats = offered.filter((ending) => !acceptedFormats.includes(ending));
  if (refusedFormats.length === 0 && offered.length === acceptedFormats.length) return;
  yield {
    path: [...uiPath, 'ui:options', 'accept'],
    code: 'other-endings',
    message: `The browser would offer ${accepted}, but the form accepts ${acceptedFormats.join(', ')}.`,
    hint: 'Leave "accept" out: the file name extensions under "limits" are offered automatically.',
  };
}
