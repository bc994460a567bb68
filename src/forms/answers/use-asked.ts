import { useCallback, useMemo, useState } from 'react';
import type { RJSFSchema } from '@rjsf/utils';
import { askedQuestions, allQuestions } from '../../core/form/questions/asked-questions.ts';
import { listBranches } from '../../core/form/questions/branches.ts';
import { conditionWords } from '../../core/form/questions/condition-words.ts';
import type { Answers, FormSchema } from '../../core/form/form-definition.ts';
import type { FormError } from '../../core/form/faults/form-errors.ts';
import { shownSchema } from '../../core/form/questions/shown-schema.ts';
import type { Locale } from '../../core/messages/locale.ts';
import { useLocale } from '../../ui/locale.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { LoadedForm } from '../loaded-form.ts';
import { errorPath } from './error-schema.ts';

/** What a question that is not always asked shows where no script can take it away. */
export interface ConditionalQuestion {
  /** When it is to be answered. */
  words: string;
  /** Whether the answers that the form is drawn with ask for it. */
  isAsked: boolean;
  /** Whether it must be answered where it is asked. */
  isRequired: boolean;
}

/** By name; none once the page is hydrated and shows what is asked alone. */
export type ConditionalQuestions = Record<string, ConditionalQuestion>;

export interface AskedState {
  /** The questions to draw. Until the page is hydrated they are all there: nothing could bring them in later. */
  schema: RJSFSchema;
  conditional: ConditionalQuestions;
  /** Which questions the latest answer has brought in, for those who don't see it. */
  announcement: string;
  /** Told what was typed. */
  follow: (answers: Answers) => void;
  /** Whether the question that an error is about is drawn. */
  isShown: (error: FormError) => boolean;
}

/**
 * Which questions of a form are drawn: those that the answers so far ask for. Answers to the others are kept, so that
 * they are there again when a choice is taken back; what is sent is decided when it is sent.
 * @param start the answers that the form is drawn with
 */
export function useAsked({ definition, schema: every }: LoadedForm, start: Answers): AskedState {
  const locale = useLocale();
  const isHydrated = useHydrated();
  const [{ asked, added }, setState] = useState<{ asked: FormSchema; added: string[] }>(() => ({
    asked: askedQuestions(definition.schema, start),
    added: [],
  }));
  const schema = useMemo(
    () => (isHydrated && definition.schema.allOf ? (shownSchema(asked) as RJSFSchema) : every),
    [isHydrated, definition, asked, every],
  );
  const conditional = useMemo(
    () => (isHydrated ? {} : conditionalQuestions(definition.schema, asked, locale)),
    [isHydrated, definition, asked, locale],
  );
  const follow = (answers: Answers) =>
    setState((before) => {
      const next = askedQuestions(definition.schema, answers);
      const known = namesOf(before.asked);
      if (String(namesOf(next)) === String(known)) return before;
      return { asked: next, added: namesOf(next).filter((name) => !known.includes(name)) };
    });
  const isShown = useCallback(
    (error: FormError) => {
      const [name = ''] = errorPath(error);
      const isQuestion = Object.hasOwn(allQuestions(definition.schema), name);
      return !isQuestion || Object.hasOwn(schema.properties ?? {}, name);
    },
    [definition, schema],
  );
  return { schema, conditional, announcement: announcementOf(asked, added, locale), follow, isShown };
}

function conditionalQuestions(schema: FormSchema, asked: FormSchema, locale: Locale): ConditionalQuestions {
  const entries = listBranches(schema).flatMap((branch) => {
    const words = conditionWords(schema, branch, locale);
    return Object.keys(branch.questions.properties).map((name): [string, ConditionalQuestion] => {
      const isRequired = branch.questions.required?.includes(name) ?? false;
      return [name, { words, isRequired, isAsked: namesOf(asked).includes(name) }];
    });
  });
  return Object.fromEntries(entries);
}

function announcementOf({ properties }: FormSchema, added: readonly string[], locale: Locale): string {
  if (added.length === 0) return '';
  const questions = new Intl.ListFormat(locale.language).format(
    added.map((name) => properties[name]?.title ?? name),
  );
  return locale.t('form.moreQuestions', { count: added.length, questions });
}

function namesOf({ properties }: FormSchema): string[] {
  return Object.keys(properties);
}
