import { type Question, type RowQuestion, answerLabel } from 'pagewright/content';

/**
 * An answer in the words that the sender has read: the label of a choice or of a ticked box. An unticked box is
 * empty.
 * @param question undefined if the form does not ask it any more
 * @returns one entry per choice; empty without an answer
 */
export function wordsOfAnswer(answer: unknown, question: Question | RowQuestion | undefined): string[] {
  if (answer === true) return question?.title === undefined ? [] : [question.title];
  if (typeof answer === 'string') return [answerLabel(question, answer)];
  if (!Array.isArray(answer)) return [];
  const choices = question?.type === 'array' ? question.items : undefined;
  return answer.filter((each) => typeof each === 'string').map((each) => answerLabel(choices, each));
}
