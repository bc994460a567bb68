import type { ServerResponse } from 'node:http';

/** An answer of the studio's server. */
export interface StudioAnswer {
  status?: number;
  type: string;
  body: string | Uint8Array;
  headers?: Readonly<Record<string, string>>;
}

/** An answer with a value as JSON. */
export function jsonAnswer(value: unknown, status = 200): StudioAnswer {
  return { status, type: 'application/json', body: JSON.stringify(value) };
}

/** An answer with a plain text, such as the reason of a refusal. */
export function textAnswer(status: number, body: string): StudioAnswer {
  return { status, type: 'text/plain; charset=utf-8', body };
}

/** A document with its policy. */
export function htmlAnswer(body: string, policy: string): StudioAnswer {
  return { type: 'text/html; charset=utf-8', body, headers: { 'Content-Security-Policy': policy } };
}

/** Sends an answer. Nothing is cached: files change, and the studio may stop. */
export function sendAnswer(
  response: ServerResponse,
  { status = 200, type, body, headers = {} }: StudioAnswer,
): void {
  response.writeHead(status, {
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'SAMEORIGIN',
    ...headers,
  });
  response.end(body);
}

/** The policy of the studio's page: only its own files. @param browse the origin of browsed pages */
export function shellPolicy(browse: string): string {
  return `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src 'self' ${browse}; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`;
}

/** The policy of the canvas: a page without scripts and requests. */
export const CANVAS_POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; media-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'";

/** The policy of the copy that is checked: as the canvas, with the studio's own checker. */
export const AUDIT_POLICY = `${CANVAS_POLICY}; script-src 'self'`;
