import { hash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { crossrefDeposit } from '../../core/deposits/crossref.ts';
import {
  depositAnswersFile,
  type Agency,
  type DepositAnswer,
  type DepositAnswers,
} from '../../core/deposits/deposit-answers.ts';
import { listDeposited, type DepositedItem } from '../../core/deposits/deposits.ts';
import { doajArticle } from '../../core/deposits/doaj-article.ts';
import type { JournalRecord } from '../../core/record/record.ts';
import type { CommandResult } from '../verbs/command-result.ts';
import type { Credentials } from './credentials.ts';
import { askCrossref, sendToCrossref } from './crossref-server.ts';
import { findPublicProblem } from './public-page.ts';
import { sendToDirectory } from './doaj-server.ts';

/**
 * Sends each paper and notice that has changed since its last accepted deposit, one by one, and stores the answers.
 * A paper waits until its public page is up to date.
 * @param root the site's folder
 * @param answers the answers to earlier deposits
 */
export async function sendDeposits(
  root: string,
  journal: JournalRecord,
  answers: DepositAnswers,
  credentials: Credentials,
  now: Date,
): Promise<CommandResult> {
  const { crossref, doaj } = credentials;
  if (!crossref && !doaj) return { text: NO_CREDENTIALS, code: 1 };
  const { forCrossref, forDirectory } = listDeposited(journal);
  const lines: string[] = [];
  const sent: DepositAnswers = structuredClone(answers);
  const pages = new Map<string, Promise<string | undefined>>();
  const findProblem = ({ paper }: DepositedItem) => {
    const problem = pages.get(paper.route) ?? findPublicProblem(paper, journal);
    pages.set(paper.route, problem);
    return problem;
  };
  const sendItem = async (agency: Agency, item: DepositedItem, send: Send, data: string): Promise<void> => {
    const before = (sent[agency] ??= {})[item.paper.route];
    const current = hash('sha256', data).slice(0, 32);
    try {
      const answer = await nextAnswer(before, current, send, now, () => findProblem(item));
      if (!answer) return;
      sent[agency][item.paper.route] = answer;
      const why = ['refused', 'waiting'].includes(answer.state) ? `: ${answer.answer}` : '';
      lines.push(`${agency}: ${item.paper.slug} ${answer.state}${why}\n`);
    } catch (error) {
      lines.push(
        `${agency}: ${item.paper.slug} was not sent: ${error instanceof Error ? error.message : String(error)}\n`,
      );
      isFailed = true;
    }
  };
  let isFailed = false;
  if (crossref)
    for (const item of forCrossref)
      await sendItem(
        'Crossref',
        item,
        crossrefSender(item, journal, crossref, now),
        crossrefDeposit(item.group, journal, ''),
      );
  if (doaj)
    for (const item of forDirectory) {
      const article = doajArticle(item.paper, journal);
      const send: Send = { send: (before) => sendToDirectory(doaj, article, before?.id) };
      await sendItem('DOAJ', item, send, JSON.stringify(article));
    }
  const file = path.join(root, depositAnswersFile);
  await mkdir(path.dirname(file), { recursive: true });
  if (lines.length > 0) await writeFile(file, `${JSON.stringify(sent, null, 2)}\n`);
  const isRefused = Object.values(sent).some((each) =>
    Object.values(each).some(({ state }) => state === 'refused'),
  );
  return {
    text: lines.join('') || 'All deposits are accepted and up to date.\n',
    code: isFailed || isRefused ? 1 : 0,
  };
}

const NO_CREDENTIALS =
  'Nothing is sent without an account: set CROSSREF_LOGIN and CROSSREF_PASSWORD, or DOAJ_KEY, in the environment.\n';

interface Send {
  /** Sends the deposit. */
  send(before: DepositAnswer | undefined): Promise<Pick<DepositAnswer, 'state' | 'answer' | 'id'>>;
  /** Asks for the result of an earlier one; undefined while there is none. */
  ask?(before: DepositAnswer): Promise<Pick<DepositAnswer, 'state' | 'answer'> | undefined>;
}

/** The new answer; undefined if there is none. */
async function nextAnswer(
  before: DepositAnswer | undefined,
  current: string,
  { send, ask }: Send,
  now: Date,
  findProblem: () => Promise<string | undefined>,
): Promise<DepositAnswer | undefined> {
  const date = now.toISOString().slice(0, 10);
  const isSame = before?.hash === current;
  if (isSame && before.state === 'accepted') return undefined;
  if (isSame && before.state === 'sent') {
    const result = await ask?.(before);
    return result && { ...before, ...result, date };
  }
  const problem = await findProblem();
  if (problem !== undefined) {
    const since = isSame && before.state === 'waiting' ? before.date : date;
    return {
      hash: current,
      date: since,
      state: 'waiting',
      answer: problem,
      ...(before?.id && { id: before.id }),
    };
  }
  const answer: DepositAnswer = { hash: current, date, ...(await send(before)) };
  const result = answer.state === 'sent' ? await ask?.(answer) : undefined;
  return { ...answer, ...result };
}

function crossrefSender(
  { paper, group }: DepositedItem,
  journal: JournalRecord,
  account: NonNullable<Credentials['crossref']>,
  now: Date,
): Send {
  const stamp = now.toISOString().replace(/\D/g, '').slice(0, 17);
  return {
    send: async () => {
      const xml = crossrefDeposit(group, journal, stamp, paper.slug);
      const answer = await sendToCrossref(account, `${paper.slug}.xml`, xml);
      return { ...answer, id: `${paper.slug}-${stamp}` };
    },
    ask: async ({ id = '' }) => askCrossref(account, id),
  };
}
