import type { Question, RowQuestion } from '../../core/content/questions.gen.ts';
import { answerLabel } from '../../core/form/questions/answer-schema.ts';

/**
 * What an answer says, as whoever sent it read it: a choice by its words, a yes by the words that it stands beside. A no
 * says nothing.
 * @param question nothing where the form asks it no more
 * @returns an entry for each choice; none where there is no answer in words
 */
export function wordsOfAnswer(answer: unknown, question: Question | RowQuestion | undefined): string[] {
  if (answer === true) return question?.title === undefined ? [] : [question.title];
  if (typeof answer === 'string') return [answerLabel(question, answer)];
  if (!Array.isArray(answer)) return [];
  const choices = question?.type === 'array' ? question.items : undefined;
  return answer.filter((each) => typeof each === 'string').map((each) => answerLabel(choices, each));
}
