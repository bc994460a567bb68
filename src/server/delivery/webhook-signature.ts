import { createHmac } from 'node:crypto';

/**
 * The headers by which the receiver of a call can tell that it is genuine, new, and not a repetition, as the Standard
 * Webhooks specification says. Retries keep the id; their time and signature are new. Receivers refuse calls whose
 * time is more than five minutes from theirs, and ids that they know.
 * @param secrets one or several `whsec_` secrets, separated by spaces: each makes a signature, so that a secret can be
 * replaced while receivers still know only one of them
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

function hmac(secret: string, content: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return createHmac('sha256', key).update(content).digest('base64');
}
