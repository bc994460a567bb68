import type { Answers } from '../../core/form/form-definition.ts';
import type { WrittenJournal } from '../content/journal.gen.ts';
import type { Question } from '../../core/content/questions.gen.ts';
import { wordsOfAnswer } from './answer-in-words.ts';
import { orcidIn, withoutOrcid } from './identifiers.ts';
import type { Imported, ImportedAuthor, ImportedPaper } from './imported.ts';

/** Which questions of a form ask for what of a paper. */
export type SubmissionQuestions = NonNullable<WrittenJournal['submissions']>;

/**
 * What the answers of a form say of a paper. What was not answered is left out.
 * @param answers of one submission, as they were stored
 * @param questions of the form as it is now, by which choices and boxes that were ticked are words
 */
export function paperOfAnswers(
  answers: Answers,
  { paper: asked = {}, author, coAuthors }: SubmissionQuestions,
  questions: Readonly<Record<string, Question>>,
): Imported {
  const remarks: string[] = [];
  const words = (question: string | undefined) =>
    question === undefined ? [] : wordsOfAnswer(answers[question], questions[question]);
  const text = (question: string | undefined) => plain(words(question).join('; ')) || undefined;
  const stored = (question: string | undefined) => line(question, answers);
  const statement = (question: string | undefined) => {
    const said = text(question);
    return said === undefined ? undefined : { statement: said };
  };
  const others = coAuthors ? entriesOf(answers[coAuthors.list]) : [];
  const first = authorOf(answers, author, remarks);
  const authors = [
    { ...first, ...(first.email !== undefined && { corresponding: true }) },
    ...others.map((entry) => authorOf(entry, coAuthors!, remarks)),
  ].filter((each) => Object.keys(each).length > 0);
  const whole = authors.filter(({ name }) => name?.includes(' ')).map(({ name }) => name);
  if (whole.length > 0)
    remarks.push(`These names were given whole: split them into given and family name: ${whole.join(', ')}.`);
  const paper = {
    title: text(asked.title),
    // Words that it does not take are told by the validation, with their place.
    kind: stored(asked.kind) as ImportedPaper['kind'],
    abstract: partsOf(words(asked.abstract), /\n+/),
    keywords: partsOf(words(asked.keywords), /[,;，；、\n]+/),
    language: stored(asked.language),
    subject: text(asked.subject),
    funding: statement(asked.funding),
    competingInterests: text(asked.competingInterests),
    ethics: text(asked.ethics),
    aiUse: text(asked.aiUse),
    dataAvailability: statement(asked.dataAvailability),
    acknowledgements: text(asked.acknowledgements),
    authors,
  };
  return { paper: present(paper), remarks };
}

function authorOf(
  answers: Answers,
  asked: Omit<SubmissionQuestions['author'], 'list'>,
  remarks: string[],
): ImportedAuthor {
  const text = (question: string | undefined) => line(question, answers);
  const orcid = text(asked.orcid);
  if (orcid !== undefined && orcidIn(orcid) === undefined)
    remarks.push(`“${orcid}” is no ORCID number and was left out.`);
  // Who is not asked for it writes it among the details.
  const details = [text(asked.affiliation), text(asked.position)].map(withoutOrcid);
  const [affiliation, position] = details;
  return present({
    given: text(asked.given),
    family: text(asked.family),
    name: text(asked.name),
    position: position?.text,
    affiliation: affiliation?.text,
    email: text(asked.email),
    orcid: orcidIn(orcid) ?? details.find((each) => each?.orcid !== undefined)?.orcid,
  });
}

/** An answer as one line; undefined where there is none, or none in words. */
function line(question: string | undefined, answers: Answers): string | undefined {
  const answer = question === undefined ? undefined : answers[question];
  return typeof answer === 'string' ? plain(answer) || undefined : undefined;
}

function partsOf(words: readonly string[], between: RegExp): string[] | undefined {
  const parts = words
    .flatMap((each) => each.replaceAll('\r', '\n').split(between))
    .map(plain)
    .filter(Boolean);
  return parts.length > 0 ? parts : undefined;
}

/** Nothing that was sent may steer a terminal, or turn the direction of what is printed behind it. */
function plain(text: string): string {
  return text.replace(/[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();
}

function entriesOf(answer: unknown): Answers[] {
  return Array.isArray(answer)
    ? answer.filter((each): each is Answers => typeof each === 'object' && each !== null)
    : [];
}

type Present<Value> = { [Key in keyof Value]?: Exclude<Value[Key], undefined> };

function present<Value extends object>(value: Value): Present<Value> {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Present<Value>;
}
