import { randomUUID } from 'node:crypto';
import { pdf } from './documents.ts';
import { sendWholeFile } from './tus-client.ts';

/**
 * Posts enquiries, papers, and papers uploaded before their form, until the server has ended; records the
 * acknowledged keys and references.
 */
export async function postUntilGone(address: string, acknowledged: Map<string, string>): Promise<void> {
  for (;;) {
    const key = randomUUID();
    const form = new FormData();
    form.append('authors', JSON.stringify([{ firstName: key, email: 'a@b.c' }]));
    form.append('_key', key);
    form.append('document', new Blob([pdf, key.repeat(500)]), `${key}.pdf`);
    const enquiry = JSON.stringify({ Name: key, Your_email: 'a@b.c', Mobile_Number: '1', _key: key });
    const chance = Math.random();
    const upload = chance < 0.6;
    try {
      if (chance < 0.3) {
        const content = Buffer.concat([pdf, Buffer.from(key.repeat(500))]);
        const named = { form: 'term-paper', field: 'document', key, filename: `${key}.pdf` };
        form.delete('document');
        form.append('_uploads', JSON.stringify({ document: await sendWholeFile(address, content, named) }));
      }
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
