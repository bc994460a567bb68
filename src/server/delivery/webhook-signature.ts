import { createHmac } from 'node:crypto';

/**
 * The headers by which a receiver verifies that a call is genuine, recent and not repeated (Standard
 * Webhooks). Retries have the same id, with a new time and signature. Receivers refuse calls that are more
 * than five minutes off, and known ids.
 * @param secrets one or several `whsec_` secrets, separated by spaces: each adds a signature, so that a
 *   secret can be rotated
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function signedHeaders(id: string, body: string, secrets: string, now: Date): Record<string, string> {
  const time = Math.floor(now.getTime() / 1000);
  const signatures = secrets
    .trim()
    .split(/\s+/)
    .map((secret) => `v1,${hmac(secret, `${id}.${time}.${body}`)}`);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(time),
    'webhook-signature': signatures.join(' '),
  };
}

function hmac(secret: string, signedText: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return createHmac('sha256', key).update(signedText).digest('base64');
}
