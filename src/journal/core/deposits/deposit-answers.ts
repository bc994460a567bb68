import { gap, type Gap } from './gap.ts';

/** The file of stored answers in the content, written by a command. */
export const depositAnswersFile = 'pages-config/_records/deposits.json';

/** The agencies that accept deposits. */
export const agencies = ['Crossref', 'DOAJ'] as const;

/** The name of such an agency. */
export type Agency = (typeof agencies)[number];

/** The last deposit of one paper or notice at one agency. */
export interface DepositAnswer {
  /** The hash of the deposited data, for detecting changes. */
  hash: string;
  /** "waiting" means for the public page; "sent" means that the agency has not decided yet. */
  state: 'waiting' | 'sent' | 'accepted' | 'refused';
  date: string;
  /** The message of the agency, or the problem of the public page. */
  answer: string;
  /** The agency's id of the deposit or the article. */
  id?: string;
}

/** The answers by agency, then by the route of the paper or notice. */
export type DepositAnswers = Partial<Record<Agency, Record<string, DepositAnswer>>>;

/** The stored answers; none if the file is invalid. */
export function parseDepositAnswers(text: string | undefined): DepositAnswers {
  try {
    return text === undefined ? {} : (JSON.parse(text) as DepositAnswers);
  } catch (error) {
    // A broken file is treated as a missing one: deposits may be repeated without harm.
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/** The deposits that an agency has refused, or has not answered yet. */
export function depositGaps(answers: DepositAnswers, agency: Agency): Gap[] {
  const again = 'run `npm run journal -- deposits --send` again';
  return Object.entries(answers[agency] ?? {}).flatMap(([route, { state, date, answer }]) => [
    ...gap(
      state === 'refused',
      `${route} was refused on ${date}: ${answer}`,
      `Correct the reported error, then ${again}.`,
    ),
    ...gap(
      state === 'waiting',
      `${route} has waited since ${date} for its page: ${answer}`,
      `Once the site is published, ${again}.`,
    ),
    ...gap(state === 'sent', `${route} was sent on ${date}, and has no answer yet`, `Later ${again}.`),
  ]);
}
