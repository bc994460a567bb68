import type { EditAnswer, StudioRefusal } from '../../protocol.ts';

/** Requests a value from the server. @throws if it does not answer */
export async function askStudio<Value>(address: string): Promise<Value> {
  return JSON.parse(await askText(address)) as Value;
}

/** Requests a text from the server. @throws if it does not answer */
export async function askText(address: string): Promise<string> {
  const response = await fetch(address);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}

/**
 * Sends a request that may be refused.
 * @throws if the server does not answer, or has failed
 */
export async function sendToStudio<Answer extends object = EditAnswer>(
  address: string,
  body: unknown,
): Promise<Answer | StudioRefusal> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok && response.status !== 409) throw new Error(await response.text());
  return (await response.json()) as Answer | StudioRefusal;
}
