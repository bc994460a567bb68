import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { headersByRules } from 'pagewright/page';
import { journalHeaders } from '../../core/formats/heads/signposting.ts';
import { answerHarvester } from './answer.ts';
import { journalReader } from './read-journal.ts';
import { harvestPath } from '../../core/formats/journal-addresses.ts';
import { createRepository, type RepositoryOptions } from './repository.ts';

/** The options of the route for OAI-PMH. */
export interface JournalOptions extends RepositoryOptions {
  /** The built site. */
  folder: string;
}

/** The journal's server part: it answers harvesters, and adds links to a paper's parts. */
export async function journalPlugin(
  app: FastifyInstance,
  { folder, ...options }: JournalOptions,
): Promise<void> {
  const read = journalReader(folder, (journal) => ({
    repository: createRepository(journal, options),
    getHeaders: headersByRules(journalHeaders(journal.journal)),
  }));

  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode !== 200 && reply.statusCode !== 304) return;
    reply.headers(read()?.getHeaders(stripQuery(request.url)) ?? {});
  });

  const answer = (query: URLSearchParams, reply: FastifyReply): FastifyReply => {
    const repository = read()?.repository;
    if (!repository) {
      reply.callNotFound();
      return reply;
    }
    reply.type('text/xml; charset=utf-8').header('Cache-Control', 'no-store');
    return reply.send(answerHarvester(repository, query, new Date()));
  };

  await app.register(async (harvest) => {
    const type = 'application/x-www-form-urlencoded';
    harvest.addContentTypeParser(type, { parseAs: 'string', bodyLimit: 4 * 1024 }, (_request, body, done) => {
      done(null, new URLSearchParams(String(body)));
    });
    harvest.get(harvestPath, (request, reply) => answer(parseQuery(request), reply));
    harvest.post(harvestPath, { config: { takesBody: { withinMs: 5000 } } }, (request, reply) => {
      return answer(request.body instanceof URLSearchParams ? request.body : new URLSearchParams(), reply);
    });
  });
}

// The hook applies to all addresses of the site, not only to those of this plugin.
Object.assign(journalPlugin, { [Symbol.for('skip-override')]: true });

function parseQuery({ url }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(/\?(.*)$/s.exec(url)?.[1] ?? '');
}

function stripQuery(address: string): string {
  return address.replace(/[?#].*$/s, '');
}
