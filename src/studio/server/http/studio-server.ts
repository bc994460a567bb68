import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Roots } from 'pagewright/extension';
import { refuseForeign } from '../access/guard.ts';
import { StudioSession } from '../access/session.ts';
import { startBrowseServer } from '../browse/browse-server.ts';
import { bundleBrowser } from '../browser-bundle.ts';
import { Editing } from '../editing/editing.ts';
import { SentStates } from '../editing/sent-states.ts';
import { Workspace } from '../workspace.ts';
import { EventStream } from './event-stream.ts';
import { listenLocally } from './listen-locally.ts';
import { answerRequest, type RouteContext } from './routes.ts';
import { sendAnswer, textAnswer } from './studio-answer.ts';

/** The options of the studio's server. */
export interface StudioOptions {
  roots: Roots;
  /** The data folder, for drafts. */
  data: string;
  /** The port. Default: the first free one from 4180 */
  port?: number | undefined;
  /** Called with errors. */
  fail: (error: unknown) => void;
}

/** A server that listens. */
export interface RunningStudio {
  /** The address with the one-time token. */
  address: string;
  port: number;
  close(): Promise<void>;
}

/** Starts the studio of a site. Only this computer can reach it. */
export async function startStudio({ roots, data, port, fail }: StudioOptions): Promise<RunningStudio> {
  const events = new EventStream();
  const report: EventStream['report'] = (event) => events.report(event);
  let editing: Editing | undefined;
  const [browser, workspace] = await Promise.all([
    bundleBrowser(roots),
    Workspace.open({ roots, data, report, fail }, (_workspace, file) => {
      editing?.follow(file).catch(fail);
    }),
  ]);
  editing = new Editing(workspace, report);
  const server = createServer();
  const boundPort = await listenLocally(server, port, USUAL_PORT);
  const session = new StudioSession(boundPort);
  const browsing = await startBrowseServer({ workspace, browser, session, studioPort: boundPort, fail });
  const sent = new SentStates();
  const context: RouteContext = { workspace, editing, browser, sent, browsePort: browsing.port };
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response, { ...context, session, events, port: boundPort }).catch((error: unknown) => {
      fail(error);
      if (!response.headersSent)
        sendAnswer(response, textAnswer(500, 'The studio has failed: see its terminal.'));
      else response.destroy();
    });
  });
  return {
    address: `http://localhost:${boundPort}/?token=${session.token}`,
    port: boundPort,
    close: async () => {
      events.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await browsing.close();
      await workspace.close();
    },
  };
}

interface AdmissionContext extends RouteContext {
  session: StudioSession;
  events: EventStream;
  port: number;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { session, events, port, ...context }: AdmissionContext,
): Promise<void> {
  const { method = 'GET', headers } = request;
  const foreign = refuseForeign({ method, headers }, port);
  if (foreign !== undefined) return sendAnswer(response, textAnswer(403, foreign));
  const url = new URL(request.url ?? '/', `http://${headers.host}`);
  const token = url.searchParams.get('token');
  const cookie = url.pathname === '/' && token !== null ? session.exchange(token) : undefined;
  const isAdmitted = session.isAdmitted(headers.cookie);
  if (cookie !== undefined || (isAdmitted && token !== null)) {
    const headers = { Location: '/', ...(cookie !== undefined && { 'Set-Cookie': cookie }) };
    return sendAnswer(response, { status: 303, type: 'text/plain', body: '', headers });
  }
  if (!isAdmitted) return sendAnswer(response, textAnswer(401, NOT_ADMITTED));
  if (url.pathname === '/_studio/events') return events.add(response);
  sendAnswer(response, await answerRequest(request, url, context));
}

const NOT_ADMITTED =
  'This address opens the studio once, in one browser. Start the studio again to get another: npm run studio.';

/** The default port. */
const USUAL_PORT = 4180;
