import type { FastifyInstance, FastifyRequest } from 'fastify';
import { journalReader } from '../oai/read-journal.ts';
import type { ServerJournal } from '../../core/record/stored/server-journal.ts';
import { UseCounter, type UsageEvent } from './use-counter.ts';
import { storeUses } from './use-files.ts';

/** The options of counting views and downloads. */
export interface UsageOptions {
  /** The built site. */
  folder: string;
  /** The folder of the server's data; undefined: nothing is counted. */
  dataDir?: string | undefined;
  now?: () => number;
}

/** The interval of writing counts, in milliseconds. */
const writeMs = 60_000;

/** Counts views and downloads of papers from answered requests, without cookies and scripts. */
export function usagePlugin(app: FastifyInstance, { folder, dataDir, now = Date.now }: UsageOptions): void {
  if (dataDir === undefined) return;
  const counter = new UseCounter();
  const readTargets = journalReader(folder, targetsByAddress);

  app.addHook('onResponse', async (request, reply) => {
    // The hook is called after the last byte was passed on, or after the connection broke.
    const isWhole = [200, 304].includes(reply.statusCode) && !reply.raw.errored;
    if (request.method !== 'GET' || !isWhole || isSpeculative(request)) return;
    const target = readTargets()?.get(request.url.replace(/\/?(?:[?#].*)?$/s, ''));
    if (target)
      counter.count({ ...target, address: request.ip, agent: request.headers['user-agent'], time: now() });
  });

  const write = async () => {
    const counts = counter.take();
    try {
      await storeUses(dataDir, counts);
    } catch (error) {
      app.log.warn(error, 'the usage counts of papers can’t be written');
    }
  };
  const timer = setInterval(() => void write(), writeMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await write();
  });
}

type Target = Pick<UsageEvent, 'route' | 'kind'>;

/** Papers by the addresses of their pages and files. */
function targetsByAddress({ papers }: ServerJournal): Map<string, Target> {
  return new Map(
    papers.flatMap(({ paper: { route, pdf, epub } }): [string, Target][] => [
      [route, { route, kind: 'views' }],
      ...[pdf, epub].flatMap((file): [string, Target][] =>
        file ? [[file.path, { route, kind: 'downloads' }]] : [],
      ),
    ]),
  );
}

/** A speculative request of the browser, before the visitor follows a link. */
function isSpeculative({ headers }: FastifyRequest): boolean {
  return /prefetch|prerender|preview/i.test(
    `${headers['sec-purpose']} ${headers['purpose']} ${headers['x-moz']}`,
  );
}
