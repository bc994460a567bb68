import { runCommand } from '../../../src/command/run-command.ts';
import { submissionsCommand } from '../../../src/server/owner-cli/command.ts';
import { createBuiltSite } from '../built.ts';
import type { TestStore } from '../store/test-store.ts';
import { storeSample } from '../delivery/stored.ts';

export interface OwnerCallResult {
  code: number;
  out: string;
  err: string;
}

export interface Calling {
  columns?: number;
  env?: Record<string, string>;
  /** The folder of the site. */
  root?: string;
  /** The answer of the user at the terminal. */
  answer?: string;
}

/** Calls the owner's command on a store, at a fixed time. */
export async function call(
  { dataDir, env: place = {} }: Pick<TestStore, 'dataDir'> & Partial<Pick<TestStore, 'env'>>,
  words: string,
  { columns = 80, env = {}, root = createBuiltSite(), answer }: Calling = {},
): Promise<OwnerCallResult> {
  const reported = { out: '', err: '' };
  const terminal = {
    columns,
    out: (text: string) => void (reported.out += text),
    err: (text: string) => void (reported.err += text),
    ask:
      answer === undefined
        ? undefined
        : (question: string) => {
            reported.out += `${question}\n`;
            return Promise.resolve(answer);
          },
  };
  const now = (): Date => new Date('2026-11-23T10:00:00.000Z');
  const argv = words.split(' ').filter(Boolean);
  const command = submissionsCommand(() => ({ DATA_DIR: dataDir, ...place, ...env }), now);
  const code = await runCommand(command, argv, {
    ...terminal,
    roots: { engine: root, site: root },
    hasColours: false,
  });
  // The usage after a refusal is the same for every command (tests/command).
  return {
    code,
    out: reported.out,
    err: reported.err.replace(/^npm run submissions -- .*(?:OPTION…\]|REFERENCE|\])\n$/m, ''),
  };
}

/** Answers in another script, with quotes, lines and a formula for spreadsheets. */
export const termPaperAnswers = {
  firstName: 'आशा',
  lastName: 'वर्मा',
  authorDetails: 'Northvale University',
  phone: '+91 00000',
  email: 'asha@example.org',
  keywords: 'soil, "water"',
  comments: '=HYPERLINK("https://evil.example")\nSecond line',
  coAuthors: [{ name: 'Ravi Nair', details: '@SUM(1)' }, { name: 'Meena Das' }],
};

/** Stores one submission of each kind: delivered, in progress, failed, quarantined, without a recipient. */
export async function storeAll(store: TestStore): Promise<void> {
  await storeSample(store, { reference: 'CCCC-3333' });
  await storeSample(store, {
    reference: 'DDDD-4444',
    at: '2026-11-21T09:00:59.000Z',
    channels: ['email', 'receipt'],
  });
  await storeSample(store, {
    reference: 'FFFF-6666',
    form: 'term-paper',
    at: '2026-11-22T23:59:00.000Z',
    answers: termPaperAnswers,
    files: [{ name: 'शोध पत्र.pdf', content: '%PDF-1.7 canary' }],
    channels: ['email', 'receipt', 'webhook'],
  });
  await storeSample(store, {
    reference: 'GGGG-7777',
    form: 'order',
    at: '2026-11-23T06:00:00.000Z',
    answers: { Name: '-1', Your_email: 'x@example.org', Your_budget: 5000, Message_box: '\tTab\u001B[31m' },
    state: 'quarantined',
    reason: 'honeypot,too-fast',
  });
  const rows: [id: string, change: object][] = [
    ['dddd-4444/email', { state: 'sent', attempts: 1, sent_at: '2026-11-21T09:01:02.000Z' }],
    ['dddd-4444/receipt', { state: 'sent', attempts: 2, sent_at: '2026-11-21T09:03:00.000Z' }],
    ['ffff-6666/email', { attempts: 3, next_at: '2026-11-23T10:04:00.000Z', last_error: 'Nobody is there.' }],
    ['ffff-6666/receipt', { state: 'sent', attempts: 1, sent_at: '2026-11-23T00:00:00.000Z' }],
    ['ffff-6666/webhook', { state: 'failed', attempts: 1, last_error: 'The webhook answered 410.' }],
  ];
  for (const [id, change] of rows) {
    await store.db.updateTable('deliveries').set(change).where('id', '=', id).execute();
  }
}
