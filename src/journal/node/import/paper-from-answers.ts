import type { Answers, Question, RowQuestion } from 'pagewright/content';
import { answerLabel } from 'pagewright/content';
import type { WrittenJournal } from '../../content/journal.gen.ts';
import { orcidIn, withoutOrcid } from './identifiers.ts';
import type { ImportResult, ImportedAuthor, ImportedPaper } from './imported-paper.ts';

/** The form's questions for each key of a paper. */
export type SubmissionQuestions = NonNullable<WrittenJournal['submissions']>;

/**
 * The data of a paper in a form's answers, without unanswered questions.
 * @param answers the stored answers of one submission
 * @param questions the questions of the current form, for the labels of choices and checkboxes
 */
export function paperOfAnswers(
  answers: Answers,
  { paper: paperQuestions = {}, author, coAuthors }: SubmissionQuestions,
  questions: Readonly<Record<string, Question>>,
): ImportResult {
  const remarks: string[] = [];
  const words = (question: string | undefined) =>
    question === undefined ? [] : wordsOfAnswer(answers[question], questions[question]);
  const text = (question: string | undefined) => cleanText(words(question).join('; ')) || undefined;
  const readLine = (question: string | undefined) => answerLine(question, answers);
  const statement = (question: string | undefined) => {
    const answer = text(question);
    return answer === undefined ? undefined : { statement: answer };
  };
  const others = coAuthors ? listEntries(answers[coAuthors.list]) : [];
  const first = readAuthor(answers, author, remarks);
  const authors = [
    { ...first, ...(first.email !== undefined && { corresponding: true }) },
    ...others.map((entry) => readAuthor(entry, coAuthors!, remarks)),
  ].filter((each) => Object.keys(each).length > 0);
  const unsplitNames = authors.filter(({ name }) => name?.includes(' ')).map(({ name }) => name);
  if (unsplitNames.length > 0)
    remarks.push(`Split these names into given and family name: ${unsplitNames.join(', ')}.`);
  const paper = {
    title: text(paperQuestions.title),
    // Validation reports unknown values, with their position.
    kind: readLine(paperQuestions.kind) as ImportedPaper['kind'],
    abstract: splitParts(words(paperQuestions.abstract), /\n+/),
    keywords: splitParts(words(paperQuestions.keywords), /[,;，；、\n]+/),
    language: readLine(paperQuestions.language),
    subject: text(paperQuestions.subject),
    funding: statement(paperQuestions.funding),
    competingInterests: text(paperQuestions.competingInterests),
    ethics: text(paperQuestions.ethics),
    aiUse: text(paperQuestions.aiUse),
    dataAvailability: statement(paperQuestions.dataAvailability),
    acknowledgements: text(paperQuestions.acknowledgements),
    authors,
  };
  return { paper: withoutUndefined(paper), remarks };
}

function readAuthor(
  answers: Answers,
  authorQuestions: Omit<SubmissionQuestions['author'], 'list'>,
  remarks: string[],
): ImportedAuthor {
  const text = (question: string | undefined) => answerLine(question, answers);
  const orcid = text(authorQuestions.orcid);
  if (orcid !== undefined && orcidIn(orcid) === undefined)
    remarks.push(`“${orcid}” is not an ORCID, and was left out.`);
  // If the form has no question for the affiliation, authors write it in the details.
  const details = [text(authorQuestions.affiliation), text(authorQuestions.position)].map(withoutOrcid);
  const [affiliation, position] = details;
  return withoutUndefined({
    given: text(authorQuestions.given),
    family: text(authorQuestions.family),
    name: text(authorQuestions.name),
    position: position?.text,
    affiliation: affiliation?.text,
    email: text(authorQuestions.email),
    orcid: orcidIn(orcid) ?? details.find((each) => each?.orcid !== undefined)?.orcid,
  });
}

/** An answer as one line; undefined if it is empty. */
function answerLine(question: string | undefined, answers: Answers): string | undefined {
  const answer = question === undefined ? undefined : answers[question];
  return typeof answer === 'string' ? cleanText(answer) || undefined : undefined;
}

function splitParts(words: readonly string[], separator: RegExp): string[] | undefined {
  const parts = words
    .flatMap((each) => each.replaceAll('\r', '\n').split(separator))
    .map(cleanText)
    .filter(Boolean);
  return parts.length > 0 ? parts : undefined;
}

/** Removes characters that control a terminal, or change the direction of text. */
function cleanText(text: string): string {
  return text.replace(/[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();
}

function listEntries(answer: unknown): Answers[] {
  return Array.isArray(answer)
    ? answer.filter((each): each is Answers => typeof each === 'object' && each !== null)
    : [];
}

type WithoutUndefined<Value> = { [Key in keyof Value]?: Exclude<Value[Key], undefined> };

function withoutUndefined<Value extends object>(value: Value): WithoutUndefined<Value> {
  return Object.fromEntries(
    Object.entries(value).filter(([, each]) => each !== undefined),
  ) as WithoutUndefined<Value>;
}

/**
 * An answer in the words that the sender has read: the label of a choice or of a ticked box. An unticked box is
 * empty.
 * @param question undefined if the form does not ask it any more
 * @returns one entry per choice; empty without an answer
 */
function wordsOfAnswer(answer: unknown, question: Question | RowQuestion | undefined): string[] {
  if (answer === true) return question?.title === undefined ? [] : [question.title];
  if (typeof answer === 'string') return [answerLabel(question, answer)];
  if (!Array.isArray(answer)) return [];
  const choices = question?.type === 'array' ? question.items : undefined;
  return answer.filter((each) => typeof each === 'string').map((each) => answerLabel(choices, each));
}
