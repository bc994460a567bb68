import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import type { FormPages } from '../../../../src/server/forms/reply/form-pages.ts';
import { createApp, type AppOptions } from '../../../../src/server/app.ts';
import { english } from '../../../helpers/english.ts';
import type { StoreKind } from '../../store/store-kinds.ts';
import { openTestStore, type FolderTestStore, type TestStore } from '../../store/test-store.ts';
import { definitions } from './definitions.ts';

export interface TestServer<Store extends TestStore = TestStore> {
  app: FastifyInstance;
  store: Store;
  post(form: string, body: unknown, headers?: Record<string, string>): Promise<ServerAnswer>;
  /** Posts invalid JSON. */
  send(
    form: string,
    payload: string | Buffer,
    type: string,
    headers?: Record<string, string>,
  ): Promise<ServerAnswer>;
  /** Listens on a free port of this computer. */
  listen(): Promise<string>;
  rows(): Promise<Record<string, unknown>[]>;
  /** The names of stored files and of leftovers. */
  files(): Promise<{ stored: string[]; incoming: string[] }>;
}

export interface ServerAnswer {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  body: {
    ok: boolean;
    reference?: string;
    code?: string;
    message?: string;
    errors?: { path: string; message: string }[];
  };
}

export type TestOptions = Partial<AppOptions['forms']> &
  Pick<AppOptions, 'limits' | 'proxies' | 'renderReceipt'>;

export const enquiry = { Name: 'Asha Verma', Your_email: 'asha@example.org', Mobile_Number: '00000 00000' };

/** A server with forms and a separate store in a folder; both are removed after the test. */
export async function startTestServer(options: TestOptions = {}): Promise<TestServer<FolderTestStore>> {
  const { server, close } = await openTestServer(options);
  onTestFinished(close);
  return server;
}

/**
 * A server with forms and a separate store of the given kind.
 * @param sharedEnv the settings of a store that other servers also use; without them an empty one
 */
export async function startTestServerOn(
  kind: StoreKind,
  options: TestOptions = {},
  sharedEnv?: Record<string, string>,
): Promise<TestServer> {
  const env = sharedEnv ?? (await kind.newEnv());
  const { server, close } = await openServer((dataDir) => kind.open(dataDir, env), options);
  onTestFinished(close);
  return server;
}

const plainReceipt: FormPages['renderReceipt'] = (sent, reference) =>
  Promise.resolve(
    `<!doctype html><title>${sent ? `${sent.form} ${reference} ${sent.receivedAt}` : 'Unknown'}</title>`,
  );

interface Opened<Store extends TestStore> {
  server: TestServer<Store>;
  close: () => Promise<void>;
}

/** A server for several tests, which close it themselves. */
export function openTestServer(options: TestOptions = {}): Promise<Opened<FolderTestStore>> {
  return openServer(async (dataDir) => openTestStore(dataDir), options);
}

async function openServer<Store extends TestStore>(
  open: (dataDir: string) => Promise<Store>,
  { limits = {}, proxies = 0, renderReceipt = plainReceipt, ...options }: TestOptions,
): Promise<Opened<Store>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'forms-'));
  const site = path.join(folder, 'dist');
  await mkdir(site);
  await writeFile(path.join(site, 'index.html'), '<!doctype html><title>Home</title>');
  await writeFile(path.join(site, '404.html'), '<!doctype html><title>Nothing here</title>');
  const store = await open(path.join(folder, 'data'));
  const forms = {
    store,
    definitions,
    plan: () => [],
    isRateLimited: false,
    receiptRoute: '/sent',
    ...options,
  };
  const app = await createApp({
    folder: site,
    thirdParties: {},
    locale: english,
    forms,
    limits,
    proxies,
    renderReceipt,
  });
  const close = async () => {
    app.server.closeAllConnections();
    await app.close();
    await store.close();
    await rm(folder, { recursive: true, force: true });
  };
  const send: TestServer['send'] = async (form, payload, type, headers = {}) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/forms/${form}`,
      payload,
      headers: { host: 'localhost', 'content-type': type, ...headers },
    });
    const json = String(answer.headers['content-type']).startsWith('application/json');
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      body: json ? (answer.json() as ServerAnswer['body']) : { ok: false },
    };
  };
  const server: TestServer<Store> = {
    app,
    store,
    send,
    post: (form, body, headers) => send(form, JSON.stringify(body), 'application/json', headers),
    listen: async () => {
      await app.listen({ port: 0, host: '127.0.0.1' });
      return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    },
    rows: () =>
      store.db.selectFrom('submissions').selectAll().orderBy('seq').execute() as Promise<
        Record<string, unknown>[]
      >,
    files: async () => ({
      stored: await store.files.names(),
      incoming: await store.arriving(),
    }),
  };
  return { server, close };
}
