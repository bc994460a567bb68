import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect } from 'vite';

export interface DevAnswer {
  status?: number;
  type: string;
  body: string | Uint8Array;
  /** The target of a redirect. */
  location?: string;
}

/**
 * Turns a function into a middleware.
 * @param answer returns undefined for requests that another middleware answers; an exception becomes a server
 *   error
 */
export function handler(
  answer: (url: URL, request: IncomingMessage) => Promise<DevAnswer | undefined>,
): Connect.NextHandleFunction {
  return (request, response, next) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    answer(url, request).then((given) => (given ? send(response, given) : next()), next);
  };
}

export function json(value: unknown): DevAnswer {
  return { type: 'application/json', body: JSON.stringify(value) };
}

function send(response: ServerResponse, { status = 200, type, body, location }: DevAnswer): void {
  response.statusCode = status;
  response.setHeader('Content-Type', type);
  if (location !== undefined) response.setHeader('Location', location);
  response.setHeader('Cache-Control', 'no-store');
  response.end(body);
}
