import { useCallback, useMemo, useState } from 'react';
import type { RJSFSchema } from '@rjsf/utils';
import { askedQuestions, allQuestions } from '../../core/form/questions/asked-questions.ts';
import { listBranches } from '../../core/form/questions/branches.ts';
import { conditionText } from '../../core/form/questions/condition-text.ts';
import type { Answers, FormSchema } from '../../core/form/form-definition.ts';
import type { FormError } from '../../core/form/errors/form-errors.ts';
import { shownSchema } from '../../core/form/questions/shown-schema.ts';
import type { Locale } from '../../core/messages/locale.ts';
import { useLocale } from '../../ui/locale.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { LoadedForm } from '../loaded-form.ts';
import { errorPath } from './error-schema.ts';

/** The hint of a conditional question, which stays visible without scripts. */
export interface ConditionalQuestion {
  /** The condition as text. */
  condition: string;
  /** Whether the prerendered answers meet the condition. */
  isAsked: boolean;
  /** Whether it is required if it is asked. */
  isRequired: boolean;
}

/** The conditional questions by name; empty after hydration, when only asked questions are shown. */
export type ConditionalQuestions = Record<string, ConditionalQuestion>;

/** The questions that are asked for the current answers. */
export interface AskedState {
  /**
   * The questions to render. Before hydration these are all questions, because no script could add one later.
   */
  schema: RJSFSchema;
  conditional: ConditionalQuestions;
  /** The questions that the latest answer has added, for screen readers. */
  announcement: string;
  /** Receives the current answers. */
  follow: (answers: Answers) => void;
  /** Whether the question of an error is rendered. */
  isShown: (error: FormError) => boolean;
}

/**
 * Selects the questions that a form renders, by the answers so far. Answers to other questions stay in the
 * form, so that they return when a choice is undone; `send` decides which are sent.
 * @param start the prerendered answers
 */
export function useAsked({ definition, schema: fullSchema }: LoadedForm, start: Answers): AskedState {
  const locale = useLocale();
  const isHydrated = useHydrated();
  const [{ asked, added }, setState] = useState<{ asked: FormSchema; added: string[] }>(() => ({
    asked: askedQuestions(definition.schema, start),
    added: [],
  }));
  const schema = useMemo(
    () => (isHydrated && definition.schema.allOf ? (shownSchema(asked) as RJSFSchema) : fullSchema),
    [isHydrated, definition, asked, fullSchema],
  );
  const conditional = useMemo(
    () => (isHydrated ? {} : conditionalQuestions(definition.schema, asked, locale)),
    [isHydrated, definition, asked, locale],
  );
  const follow = (answers: Answers) =>
    setState((before) => {
      const next = askedQuestions(definition.schema, answers);
      const previousNames = questionNames(before.asked);
      if (String(questionNames(next)) === String(previousNames)) return before;
      return { asked: next, added: questionNames(next).filter((name) => !previousNames.includes(name)) };
    });
  const isShown = useCallback(
    (error: FormError) => {
      const [name = ''] = errorPath(error);
      const isQuestion = Object.hasOwn(allQuestions(definition.schema), name);
      return !isQuestion || Object.hasOwn(schema.properties ?? {}, name);
    },
    [definition, schema],
  );
  return { schema, conditional, announcement: announceQuestions(asked, added, locale), follow, isShown };
}

function conditionalQuestions(schema: FormSchema, asked: FormSchema, locale: Locale): ConditionalQuestions {
  const entries = listBranches(schema).flatMap((branch) => {
    const condition = conditionText(schema, branch, locale);
    return Object.keys(branch.questions.properties).map((name): [string, ConditionalQuestion] => {
      const isRequired = branch.questions.required?.includes(name) ?? false;
      return [name, { condition, isRequired, isAsked: questionNames(asked).includes(name) }];
    });
  });
  return Object.fromEntries(entries);
}

function announceQuestions({ properties }: FormSchema, added: readonly string[], locale: Locale): string {
  if (added.length === 0) return '';
  const questions = new Intl.ListFormat(locale.language).format(
    added.map((name) => properties[name]?.title ?? name),
  );
  return locale.t('form.moreQuestions', { count: added.length, questions });
}

function questionNames({ properties }: FormSchema): string[] {
  return Object.keys(properties);
}
