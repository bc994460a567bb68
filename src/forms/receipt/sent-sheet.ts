import { answerLabel, schemaWithin, textFormat } from '../../core/form/questions/answer-schema.ts';
import { askedQuestions } from '../../core/form/questions/asked-questions.ts';
import type { Answers, AnswerSchema } from '../../core/form/form-definition.ts';
import { cleanAnswers } from '../answers/clean-answers.ts';
import type { LoadedForm } from '../loaded-form.ts';
import type { SentSheet } from '../place/read-sent-sheet.ts';
import { toNextSteps } from '../place/what-next.tsx';

/** The printable sheet of a form: its questions and answers, without local ones such as passwords. */
export function createSentSheet(
  { definition, local }: LoadedForm,
  answers: Answers,
  language: string,
  at = Date.now(),
): SentSheet {
  const sentAnswers = cleanAnswers(answers, local);
  const questions = askedQuestions(definition.schema, answers).properties;
  const rows = Object.entries(questions).flatMap(([name, question]): SentSheet['rows'] =>
    sentAnswers[name] === undefined
      ? []
      : [[question.title, answerAsText(question, sentAnswers[name], language)]],
  );
  return { form: definition.id, title: definition.title, at, ...toNextSteps(definition), rows };
}

/** The address of a submission's receipt. */
export function receiptAddress(route: string, form: string, reference: string): string {
  return `${route}?${new URLSearchParams({ form, ref: reference }).toString()}`;
}

/** Stores a sheet until the tab is closed. */
export function writeSentSheet(reference: string, sheet: SentSheet): void {
  try {
    sessionStorage.setItem(`receipt:${reference}`, JSON.stringify(sheet));
  } catch {
    // Without storage, the receipt shows only the reference.
  }
}

function answerAsText(schema: AnswerSchema | undefined, answer: unknown, language: string): string {
  if (Array.isArray(answer))
    return answer.map((entry) => answerAsText(schemaWithin(schema, 0), entry, language)).join('\n');
  if (typeof answer === 'boolean') return answer ? '✓' : '–';
  if (typeof answer === 'string' && textFormat(schema) === 'date') return dayText(answer, language);
  if (typeof answer !== 'object' || answer === null) return answerLabel(schema, answer);
  const parts = Object.entries(answer).map(([name, inner]) =>
    answerAsText(schemaWithin(schema, name), inner, language),
  );
  return parts.join(', ');
}

/** A day such as 2026-12-15 as people write it. */
function dayText(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
