import type { WrittenForm } from '../../content/form.gen.ts';
import { allQuestions, requiredQuestions } from '../../form/questions/asked-questions.ts';
import { didYouMean } from '../../schema/suggest.ts';
import { joinNames, quote } from '../../schema/message-parts.ts';
import { listQuestions, questionLists } from './asked.ts';
import type { FormCheck, FormDiagnostic } from './form-diagnostic.ts';

/** Reports references to questions that the form does not have, and questions that a list places twice. */
export const names: FormCheck = function* (form) {
  for (const { name, path } of listQuestions(form)) if (isTaken(name)) yield takenName(name, path);
  const questionNames = Object.keys(allQuestions(form.schema));
  yield* requiredWhereAsked(form);
  for (const mention of listMentions(form)) yield* checkMention(mention, questionNames);
  yield* missingIsRequired(form);
  yield* completeOrder(form, questionNames);
  yield* rowsRequired(form);
};

/** Reports questions in a `required` that is not next to the `properties` with the question. */
function* requiredWhereAsked({ schema }: WrittenForm): Iterable<FormDiagnostic> {
  const allNames = Object.keys(allQuestions(schema));
  for (const { at, properties, required = [] } of questionLists(schema)) {
    const path = [...at, 'required'];
    const listNames = Object.keys(properties);
    const namesElsewhere = required.filter((name) => allNames.includes(name) && !listNames.includes(name));
    yield* checkMention({ path, names: required, purpose: 'is required' }, [...listNames, ...namesElsewhere]);
    for (const name of namesElsewhere) {
      yield {
        path: [...path, required.indexOf(name)],
        code: 'required-elsewhere',
        message: `"${name}" is required here, but asked in another place.`,
        hint: 'Name it in the "required" beside the "properties" that contain it.',
      };
    }
  }
}

interface NameMention {
  path: (string | number)[];
  names: readonly string[];
  /** The purpose of the list, in words. */
  purpose: string;
  /** Questions named in earlier lists, if all lists together may name each question once. */
  before?: readonly string[];
  /** A special name for all other questions. */
  rest?: string;
}

function listMentions({ texts, ui = {} }: WrittenForm): NameMention[] {
  const groups = ui['ui:groups'] ?? [];
  return [
    {
      path: ['texts', 'missing', 'questions'],
      names: texts.missing?.questions ?? [],
      purpose: 'may be missing',
    },
    { path: ['ui', 'ui:order'], names: ui['ui:order'] ?? [], purpose: 'has a place in the order', rest: '*' },
    ...groups.map(({ fields }, index) => ({
      path: ['ui', 'ui:groups', index, 'fields'],
      names: fields,
      purpose: 'is in a group',
      before: groups.slice(0, index).flatMap((group) => group.fields),
    })),
  ];
}

function* checkMention(mention: NameMention, questionNames: readonly string[]): Iterable<FormDiagnostic> {
  const { path, names: mentioned, purpose, before = [], rest } = mention;
  for (const [index, name] of mentioned.entries()) {
    const at = [...path, index];
    if (name !== rest && !questionNames.includes(name))
      yield unknownQuestion(at, name, purpose, questionNames);
    else if (mentioned.indexOf(name) < index || before.includes(name)) {
      const message = `"${name}" is named here a second time.`;
      yield { path: at, code: 'repeated-question', message, hint: 'Keep one of the two.' };
    }
  }
}

function* missingIsRequired({ schema, texts }: WrittenForm): Iterable<FormDiagnostic> {
  for (const [index, name] of (texts.missing?.questions ?? []).entries()) {
    if (requiredQuestions(schema).includes(name) || !Object.hasOwn(allQuestions(schema), name)) continue;
    yield {
      path: ['texts', 'missing', 'questions', index],
      code: 'not-required',
      message: `"${name}" may be missing, but it is not required.`,
      hint: 'Name it in "required" too, or leave it out here.',
    };
  }
}

/** Reports entries of `ui` for missing questions, and questions that `ui:order` leaves out. */
function* completeOrder(
  { ui = {} }: WrittenForm,
  questionNames: readonly string[],
): Iterable<FormDiagnostic> {
  for (const name of Object.keys(ui)) {
    if (name.startsWith('ui:') || questionNames.includes(name)) continue;
    yield { ...unknownQuestion(['ui', name], name, 'is in "ui"', questionNames), what: 'key' };
  }
  const order = ui['ui:order'];
  if (!order || order.includes('*')) return;
  const missingNames = questionNames.filter((name) => !order.includes(name));
  if (missingNames.length === 0) return;
  yield {
    path: ['ui', 'ui:order'],
    what: 'key',
    code: 'incomplete-order',
    message: `The order leaves out ${joinNames(missingNames.slice(0, 12))}.`,
    hint: 'Name them too, or write "*" in the place of all others.',
  };
}

/** Reports names in the `required` and the `ui` of a list's rows that are not questions of these rows. */
function* rowsRequired(form: WrittenForm): Iterable<FormDiagnostic> {
  const { ui = {} } = form;
  for (const { name, question, path: at } of listQuestions(form)) {
    if (question.type !== 'array' || question.items.type !== 'object') continue;
    const questionNames = Object.keys(question.items.properties);
    const path = [...at, 'items', 'required'];
    yield* checkMention(
      { path, names: question.items.required ?? [], purpose: 'is required' },
      questionNames,
    );
    const questionUi = (ui[name] ?? {}) as { items?: Record<string, unknown> };
    for (const inner of Object.keys(questionUi.items ?? {})) {
      if (questionNames.includes(inner)) continue;
      yield {
        ...unknownQuestion(['ui', name, 'items', inner], inner, 'is in "ui"', questionNames),
        what: 'key',
      };
    }
  }
}

function unknownQuestion(
  path: FormDiagnostic['path'],
  name: string,
  problem: string,
  questionNames: readonly string[],
): FormDiagnostic {
  return {
    path,
    code: 'unknown-question',
    absent: name,
    message: `${quote(name)} ${problem}, but there is no such question.`,
    hint: didYouMean(name, questionNames) ?? `Questions: ${joinNames(questionNames.slice(0, 40))}.`,
  };
}

function takenName(name: string, path: FormDiagnostic['path']): FormDiagnostic {
  return {
    path,
    what: 'key',
    code: 'taken-name',
    message: `No question can be named "${name}": browsers give it another meaning.`,
    hint: `Choose another name, such as "${name.charAt(0).toUpperCase()}${name.slice(1)}_answer".`,
  };
}

/**
 * Whether a name can't be that of a question. Either every object has a property of this name, or React needs
 * the property of the form element: a control of the same name would hide it.
 */
function isTaken(name: string): boolean {
  return name in {} || name === 'prototype' || NAMES_IN_USE.test(name);
}

const NAMES_IN_USE = new RegExp(
  [
    '^(elements|submit|requestSubmit|reset|ownerDocument|namespaceURI|tagName|localName|getRootNode|childNodes',
    'node(Type|Name|Value)|parent(Node|Element)|(first|last)(Element)?Child|(next|previous)(Element)?Sibling',
    '(append|remove|replace)Child|insertBefore|cloneNode|(get|set|has|remove)Attribute(NS)?',
    '(add|remove)EventListener|querySelector(All)?)$',
  ].join('|'),
);
