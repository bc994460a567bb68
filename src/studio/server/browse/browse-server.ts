import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { refuseForeign } from '../access/guard.ts';
import type { StudioSession } from '../access/session.ts';
import { listenLocally } from '../http/listen-locally.ts';
import { sendAnswer, textAnswer } from '../http/studio-answer.ts';
import { browseAnswer, type BrowseParts } from './browse-answer.ts';

interface BrowseServerOptions extends Omit<BrowseParts, 'studio'> {
  session: StudioSession;
  /** The port of the studio. */
  studioPort: number;
  /** Called with errors. */
  fail: (error: unknown) => void;
}

/**
 * Serves pages with their scripts, at their own addresses. Its port makes it another origin than the studio's: the
 * scripts of a page can't read the studio's page or send its requests. The studio refuses requests of other
 * origins; its cookie, which both ports receive, is hidden from scripts. The scripts are those of the site and of
 * its project, which editors trust as in development; what a page loads or sends is limited by its policy, and this
 * server only reads.
 * @returns the port, and a function that ends it
 */
export async function startBrowseServer({
  session,
  studioPort,
  fail,
  ...context
}: BrowseServerOptions): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer();
  const port = await listenLocally(server, undefined, studioPort + 1);
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', headers, url = '/' } = request;
    const foreign = refuseForeign({ method, headers }, port, true);
    if (foreign !== undefined) return sendAnswer(response, textAnswer(403, foreign));
    if (!session.isAdmitted(headers.cookie)) return sendAnswer(response, textAnswer(401, 'Open the studio.'));
    if (method !== 'GET' && method !== 'HEAD')
      return sendAnswer(response, textAnswer(405, 'Nothing is sent from browsed pages.'));
    const { pathname, hostname } = new URL(url, `http://${headers.host}`);
    const studio = `http://${hostname}:${studioPort}`;
    sendAnswer(response, await browseAnswer(decodeURIComponent(pathname), { ...context, studio }));
  };
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch((error: unknown) => {
      fail(error);
      if (response.headersSent) response.destroy();
      else sendAnswer(response, textAnswer(500, 'The page can’t be shown: see the terminal of the studio.'));
    });
  });
  return {
    port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
