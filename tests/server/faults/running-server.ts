import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { startServer, type TortureServer } from '../../workshop/torture/start-server.ts';
import { root } from '../../helpers/project.ts';
import { createBuiltSite } from '../built.ts';
import { pdf } from '../forms/support/documents.ts';
import type { StoreKind } from '../store/store-kinds.ts';

export interface RunningServer extends TortureServer {
  dataDir: string;
  /** The messages to the owner so far: the subject and the text of each. */
  reported: string[];
  /** Sends a form; the same number gives the same submission. */
  post(number: number, withFile?: boolean): Promise<Answered>;
  /**
   * All stored submissions: their keys, and the missing ones among their files.
   * @param dataDir a copy of the data folder, if the test does not see its disk
   */
  stored(dataDir?: string): Promise<{ keys: string[]; missing: string[] }>;
}

export interface Answered {
  number: number;
  status: number;
  retryAfter: string | null;
  body: { ok: boolean; reference?: string; code?: string; message?: string };
  /** The duration in milliseconds. */
  ms: number;
}

/**
 * A server in a separate process on a store of a kind; a webhook notifies its owner. The server is removed after
 * the test.
 */
export async function startRunningServer(
  kind: StoreKind,
  {
    env = {},
    before,
    dataDir,
  }: { env?: Record<string, string>; before?: readonly string[]; dataDir?: string } = {},
): Promise<RunningServer> {
  const site = createBuiltSite();
  const settings = { DATA_DIR: dataDir ?? path.join(site, 'data'), ...(await kind.newEnv()) };
  const { url, reported } = await ownersWebhook();
  const owner = {
    OWNER_WEBHOOK: url,
    OWNER_SECRET: 'whsec_RXhhbXBsZSBvbmx5OiByZXBsYWNlIHRoaXMgc2VjcmV0',
    BACKUP_DAYS: '0',
  };
  const server = await startServer({
    engine: root,
    site,
    env: { ...settings, ...owner, REPORT_HOUR: '23', ...env },
    ...(before && { before }),
  });
  onTestFinished(async () => void (await server.end()));
  return {
    ...server,
    reported,
    dataDir: settings.DATA_DIR,
    post: (number, withFile) => post(server.address, number, withFile),
    stored: async (folder = settings.DATA_DIR) => {
      const store = await kind.open(folder, settings);
      try {
        const rows = await store.db.selectFrom('submissions').select('key').orderBy('seq').execute();
        const files = await store.db.selectFrom('files').select('stored_name').execute();
        const missing = await store.files.missing(files.map(({ stored_name }) => stored_name));
        return { keys: rows.map(({ key }) => key ?? ''), missing };
      } finally {
        await store.close();
      }
    },
  };
}

async function ownersWebhook(): Promise<{ url: string; reported: string[] }> {
  const reported: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { subject, text: words } = JSON.parse(body) as { subject: string; text: string };
      reported.push(`${subject}\n${words}`);
      response.writeHead(204).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, reported };
}

async function post(address: string, number: number, withFile = false): Promise<Answered> {
  const began = performance.now();
  const form = new FormData();
  form.append('_key', submissionKey(number));
  if (withFile) {
    form.append('authors', JSON.stringify([{ firstName: `Visitor ${number}`, email: 'a@b.c' }]));
    form.append('document', new Blob([pdf]), `${number}.pdf`);
  } else {
    form.append('Name', `Visitor ${number}`);
    form.append('Your_email', 'asha@example.org');
    form.append('Mobile_Number', '00000 00000');
  }
  const answer = await fetch(`${address}/api/forms/${withFile ? 'term-paper' : 'enquiry'}`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: form,
  });
  const body = (await answer.json()) as Answered['body'];
  const ms = performance.now() - began;
  return { number, status: answer.status, retryAfter: answer.headers.get('retry-after'), body, ms };
}

/** The key of a submission by its number. */
export function submissionKey(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}
