import type { Answers } from '../../core/form/form-definition.ts';
import type { WrittenJournal } from '../content/journal.gen.ts';
import { orcidIn } from './identifiers.ts';
import type { Imported, ImportedAuthor, ImportedPaper } from './imported.ts';

/** Which questions of a form ask for what of a paper. */
export type SubmissionQuestions = NonNullable<WrittenJournal['submissions']>;

/**
 * What the answers of a form say of a paper. What was not answered is left out.
 * @param answers of one submission, as they were stored
 */
export function paperOfAnswers(
  answers: Answers,
  { paper: asked = {}, author, coAuthors }: SubmissionQuestions,
): Imported {
  const remarks: string[] = [];
  const text = (question: string | undefined) => line(question, answers);
  const statement = (question: string | undefined) => {
    const words = text(question);
    return words === undefined ? undefined : { statement: words };
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
    kind: text(asked.kind) as ImportedPaper['kind'],
    abstract: partsOf(asked.abstract, answers, /\n+/),
    keywords: partsOf(asked.keywords, answers, /[,;，；、\n]+/),
    language: text(asked.language),
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
  return present({
    given: text(asked.given),
    family: text(asked.family),
    name: text(asked.name),
    position: text(asked.position),
    affiliation: text(asked.affiliation),
    email: text(asked.email),
    orcid: orcidIn(orcid),
  });
}

/** An answer as one line; undefined where there is none, or none in words. */
function line(question: string | undefined, answers: Answers): string | undefined {
  const answer = question === undefined ? undefined : answers[question];
  return typeof answer === 'string' ? plain(answer) || undefined : undefined;
}

function partsOf(question: string | undefined, answers: Answers, between: RegExp): string[] | undefined {
  const answer = question === undefined ? undefined : answers[question];
  if (typeof answer !== 'string') return undefined;
  const parts = answer.replaceAll('\r', '\n').split(between).map(plain).filter(Boolean);
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
