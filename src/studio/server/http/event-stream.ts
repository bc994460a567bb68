import type { ServerResponse } from 'node:http';
import type { StudioEvent } from '../../protocol.ts';

/**
 * The open pages of the studio, which receive events. @see
 * https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export class EventStream {
  readonly #open = new Set<ServerResponse>();

  /** Adds a response that stays open for events. */
  add(response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write('retry: 1000\n\n');
    this.#open.add(response);
    response.once('close', () => this.#open.delete(response));
  }

  report(event: StudioEvent): void {
    for (const response of this.#open) response.write(`data: ${JSON.stringify(event)}\n\n`);
  }

  close(): void {
    for (const response of this.#open) response.end();
  }
}
