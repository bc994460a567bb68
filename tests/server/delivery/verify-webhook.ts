/* The receiver's side of the Standard Webhooks specification, written from its text and without the signing code. */

const toleranceSeconds = 5 * 60;

/**
 * Whether a call is genuine and recent: one of the secrets matches one of its signatures, and its time is near the
 * receiver's.
 */
export async function isGenuine(
  headers: Record<string, string | string[] | undefined>,
  body: string,
  secret: string,
  now: number,
): Promise<boolean> {
  const [id, time, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    String(headers[name] ?? ''),
  );
  if (!id || !/^\d+$/.test(time!) || Math.abs(now / 1000 - Number(time)) > toleranceSeconds) return false;
  const bytes = Uint8Array.from(atob(secret.slice('whsec_'.length)), (letter) => letter.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'verify',
  ]);
  const content = new TextEncoder().encode([id, time, body].join('.'));
  for (const each of signatures!.split(' ')) {
    const [version, text = ''] = each.split(',');
    if (version !== 'v1') continue;
    const signature = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    if (await crypto.subtle.verify('HMAC', key, signature, content)) return true;
  }
  return false;
}
