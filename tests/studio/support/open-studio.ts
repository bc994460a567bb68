import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { EditAnswer, StudioRefusal } from '../../../src/studio/protocol.ts';
import { startStudio } from '../../../src/studio/server/http/studio-server.ts';
import { copySite } from './copy-site.ts';
import { root } from '../../helpers/project.ts';

/** A studio on a copy of a site, for tests. */
export interface TestStudio {
  /** The folder of the copy. */
  site: string;
  /** The data folder with its drafts. */
  data: string;
  port: number;
  /** The cookie of the admitted browser. */
  cookie: string;
  /** Sends a GET request of the admitted browser. */
  get(address: string, headers?: Record<string, string>): Promise<Response>;
  /** Sends a POST request with a body in JSON, without reading the answer. */
  post(address: string, body: string): Promise<Response>;
  /** Sends a POST request of the studio's page. */
  send(address: string, body: object): Promise<EditAnswer & StudioRefusal>;
  /** Uploads a picture. */
  upload(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<{ src: string }>;
  /** The state of a page. */
  page(file: string): Promise<EditAnswer>;
  /** The text of a file in memory. */
  text(file: string): Promise<string>;
  /** The text of a file on disk. */
  read(file: string): string;
  /** All files of the content, by path. */
  contents(): Map<string, string>;
  /** The errors that the server has reported. */
  failures: unknown[];
  /** @param keep whether the copy and the data stay */
  close(keep?: boolean): Promise<void>;
}

/**
 * Opens the studio.
 * @param name of a site in tests/sites, or the folder of a copy
 * @param data the data folder. Default: a new one
 */
export async function openStudio(name: string, data?: string): Promise<TestStudio> {
  const site = path.isAbsolute(name) ? name : copySite(path.join(root, 'tests/sites', name));
  const folder = data ?? mkdtempSync(path.join(tmpdir(), 'studio-data-'));
  const failures: unknown[] = [];
  const studio = await startStudio({
    roots: { engine: root, site },
    data: folder,
    port: 0,
    fail: (error) => failures.push(error),
  });
  const origin = `http://localhost:${studio.port}`;
  const admitted = await fetch(studio.address, { redirect: 'manual' });
  const cookie = admitted.headers.get('set-cookie')!.split(';')[0]!;
  const post = (address: string, body: string) => {
    const headers = { cookie, origin, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    return fetch(origin + address, { method: 'POST', headers, body });
  };
  const send = async (address: string, body: object) => {
    const answer = await post(address, JSON.stringify(body));
    return (await answer.json()) as EditAnswer & StudioRefusal;
  };
  return {
    site,
    data: folder,
    port: studio.port,
    cookie,
    failures,
    get: (address, headers = {}) => fetch(origin + address, { headers: { cookie, ...headers } }),
    post,
    send,
    upload: async (name, body) => {
      const headers = { cookie, origin, 'sec-fetch-site': 'same-origin' };
      const target = `${origin}/_studio/upload?name=${encodeURIComponent(name)}`;
      return (await (await fetch(target, { method: 'POST', headers, body })).json()) as { src: string };
    },
    page: (file) => send('/_studio/page', { page: file }),
    text: async (file) =>
      (await fetch(`${origin}/_studio/text?file=${file}`, { headers: { cookie } })).text(),
    read: (file) => readFileSync(path.join(site, file), 'utf8'),
    contents: () => {
      const names = readdirSync(path.join(site, 'pages-config'), { recursive: true, withFileTypes: true });
      const files = names
        .filter((each) => each.isFile())
        .map((each) => path.join(each.parentPath, each.name));
      return new Map(files.sort().map((file) => [path.relative(site, file), readFileSync(file, 'latin1')]));
    },
    close: async (keep = false) => {
      await studio.close();
      if (!keep) for (const each of [site, folder]) rmSync(each, { recursive: true, force: true });
    },
  };
}
