/** @module-tag long */
import { renameSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from '../../src/server/serve.ts';
import { lineTo, type CuttableLine } from '../services/proxy.ts';
import { createBuiltSite } from './built.ts';
import { mailServer } from './delivery/mail-server.ts';
import { pdf } from './forms/support/documents.ts';
import { enquiry } from './forms/support/test-server.ts';
import { call } from './owner-cli/call.ts';
import { storeKinds, type StoreKind } from './store/store-kinds.ts';

/** Disables a service. @returns a function that restores it */
type Disable = () => () => void;

interface DisableableStore {
  /** The settings of the store, through connections that can be cut. */
  env: Record<string, string>;
  database: Disable;
  files: Disable;
  /** The services on the network. */
  lines: CuttableLine[];
}

async function cuttable(address: string): Promise<CuttableLine> {
  const line = await lineTo(address);
  onTestFinished(() => line.close());
  return line;
}

const cut =
  (...lines: CuttableLine[]): Disable =>
  () => {
    for (const line of lines) line.down();
    return () => {
      for (const line of lines) line.up();
    };
  };

/** A store of a kind, with functions that disable its database and its files for a running server. */
async function createDisableableStore(
  kind: StoreKind,
  env: Record<string, string>,
  dataDir: string,
): Promise<DisableableStore> {
  const { DATABASE_URL, FILES_URL } = env;
  if (DATABASE_URL !== undefined && FILES_URL !== undefined) {
    const [database, files] = [await cuttable(DATABASE_URL), await cuttable(FILES_URL)];
    const lines = [database, files];
    return {
      env: { DATABASE_URL: database.url, FILES_URL: files.url },
      database: cut(database),
      files: cut(files),
      lines,
    };
  }
  return {
    env,
    database: () => {
      const other = new DatabaseSync(path.join(dataDir, 'submissions.sqlite'), { timeout: 5000 });
      other.exec('BEGIN EXCLUSIVE');
      return () => other.close();
    },
    // The folder is missing, like a disk that does not exist any more.
    files: () => {
      const [folder, gone] = [path.join(dataDir, 'uploads'), path.join(dataDir, 'gone')];
      renameSync(folder, gone);
      return () => renameSync(gone, folder);
    },
    lines: [],
  };
}

/** Records the owner's messages. */
async function ownerHook() {
  const reported: string[] = [];
  const server = createServer((request, answer) => {
    void text(request).then((body) => {
      reported.push((JSON.parse(body) as { text: string }).text);
      answer.end();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    reported,
    line: await cuttable(`http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`),
  };
}

const again = 'This could not be stored just now. Nothing was lost: please send it again in a minute.';

test.each(storeKinds)(
  "database, disk, mail server and network fail one after the other: pages stay, forms that can't be stored are refused with a message, the owner is notified, and every acknowledged one is stored $name and delivered",
  { timeout: 180_000 },
  async (kind) => {
    const root = createBuiltSite();
    const dataDir = path.join(root, 'var');
    const direct = await kind.newEnv();
    const place = await createDisableableStore(kind, direct, dataDir);
    const [mails, hook] = [await mailServer(), await ownerHook()];
    const mailLine = await cuttable(mails.url);
    const settings = {
      PORT: '0',
      LOG_LEVEL: 'silent',
      RATE_LIMIT: 'off',
      BACKUP_DAYS: '0',
      REPORT_HOUR: '0',
      SMTP_URL: mailLine.url,
      MAIL_FROM: 'forms@example.org',
      DELIVERY_OFFICE_EMAIL: 'office@example.org',
      OWNER_EMAIL: 'owner@example.org',
      OWNER_WEBHOOK: hook.line.url,
      OWNER_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      ...place.env,
    };
    const server = await serve(root, settings, { waitMs: 1000, watchMs: 200 });
    onTestFinished(() => server.stop());
    const { address } = server;
    const acknowledged = new Set<string>();

    const answerTo = async (response: Response) => {
      const body = (await response.json()) as { reference?: string; message?: string };
      if (body.reference !== undefined) acknowledged.add(body.reference);
      return [response.status, response.headers.get('retry-after'), body.message];
    };
    const send = async (Name: string) =>
      answerTo(
        await fetch(`${address}/api/forms/enquiry`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...enquiry, Name }),
        }),
      );
    const sendPaper = async (firstName: string) => {
      const form = new FormData();
      form.append('authors', JSON.stringify([{ firstName, email: 'a@b.c' }]));
      form.append('document', new Blob([pdf]), 'a.pdf');
      return answerTo(await fetch(`${address}/api/forms/term-paper`, { method: 'POST', body: form }));
    };
    const pages = async () =>
      [await fetch(address), await fetch(`${address}/nowhere`)].map(({ status }) => status);
    const ready = async () => (await fetch(`${address}/readyz`)).status;
    const isReported = (words: string) =>
      expect.poll(() => hook.reported.join('\n'), { timeout: 15_000 }).toContain(words);
    const stored = [201, null, undefined];
    const refused = [503, '60', again];
    const isBack = (post: () => Promise<unknown[]>) =>
      expect.poll(async () => (await post())[0], { timeout: 30_000, interval: 200 }).toBeLessThan(300);

    await isReported('Nothing needs your attention.');
    expect([await send('One'), await sendPaper('Two')]).toEqual([stored, stored]);

    const restoreDatabase = place.database();
    expect([await send('Three'), await sendPaper('Four'), await pages(), await ready()]).toEqual([
      refused,
      refused,
      [200, 404],
      503,
    ]);
    await isReported(
      'Nothing can be stored: another program locks the database, or the database is unreachable.',
    );
    restoreDatabase();
    await isBack(() => send('Three'));

    const restoreFiles = place.files();
    expect([await sendPaper('Five'), await send('Six'), await pages()]).toEqual([
      refused,
      stored,
      [200, 404],
    ]);
    await isReported('Files can’t be stored:');
    restoreFiles();
    await isBack(() => sendPaper('Five'));

    const restoreMail = cut(mailLine)();
    expect([await send('Seven'), await pages()]).toEqual([stored, [200, 404]]);
    const rows = await kind.open(dataDir, direct);
    onTestFinished(() => rows.close());
    // One hour later.
    const waiting = rows.db.updateTable('deliveries').where('state', '=', 'pending');
    await waiting.set({ created_at: new Date(Date.now() - 2 * 60 * 60_000).toISOString() }).execute();
    await isReported('for more than an hour');
    restoreMail();

    const restoreNetwork = cut(...place.lines, mailLine, hook.line)();
    expect([await send('Eight'), await pages()]).toEqual([
      place.lines.length > 0 ? refused : stored,
      [200, 404],
    ]);
    restoreNetwork();
    await isBack(() => send('Nine'));

    // A waiting delivery is retried after a minute, or at once if the owner requests it and no attempt is in
    // progress.
    for (const reference of acknowledged)
      expect(await call({ dataDir, env: direct }, `retry ${reference}`, { root })).toMatchObject({ code: 0 });
    const delivered = () =>
      mails.letters
        .filter(({ to }) => to.includes('office@example.org'))
        .map(({ raw }) => /^Subject: .*: (\S+)$/m.exec(raw)?.[1]);
    await expect.poll(() => new Set(delivered()), { timeout: 80_000 }).toEqual(acknowledged);
    expect((await rows.references()).sort()).toEqual([...acknowledged].sort());
    expect((await rows.files.names()).length).toBe(2);
  },
);
