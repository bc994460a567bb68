import { randomUUID } from 'node:crypto';
import { pdf } from './documents.ts';

/** Posts enquiries and papers until the server is gone; notes the keys and references that were acknowledged. */
export async function postUntilGone(address: string, acknowledged: Map<string, string>): Promise<void> {
  for (;;) {
    const key = randomUUID();
    const form = new FormData();
    form.append('authors', JSON.stringify([{ firstName: key, email: 'a@b.c' }]));
    form.append('_key', key);
    form.append('document', new Blob([pdf, key.repeat(500)]), `${key}.pdf`);
    const enquiry = JSON.stringify({ Name: key, Your_email: 'a@b.c', Mobile_Number: '1', _key: key });
    const upload = Math.random() < 0.5;
    try {
      const answer = await fetch(`${address}/api/forms/${upload ? 'term-paper' : 'enquiry'}`, {
        method: 'POST',
        body: upload ? form : enquiry,
        ...(upload ? {} : { headers: { 'content-type': 'application/json' } }),
      });
      if (!answer.ok) throw new TypeError(`unexpected ${answer.status}`);
      acknowledged.set(key, ((await answer.json()) as { reference: string }).reference);
    } catch (error) {
      if (error instanceof TypeError && !error.message.startsWith('unexpected')) return;
      throw error;
    }
  }
}
