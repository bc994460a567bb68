import { createTransport } from 'nodemailer';
import { describe, expect, test } from 'vitest';
import { deliverer } from '../../../src/server/delivery/deliver.ts';
import { ownerMail } from '../../../src/server/delivery/mails.ts';
import { receiptMail } from '../../../src/server/delivery/receipt-mail.ts';
import { folderPath } from '../../../src/server/store/files/disk-files.ts';
import { mailContent, type MailContent } from '../../../src/server/delivery/mail-content.ts';
import type { SendMail } from '../../../src/server/delivery/smtp.ts';
import { englishIn, exampleSite } from '../../helpers/english.ts';
import { messagesIn } from '../../../src/tools/testing/test-locale.ts';
import { formNamed, freshStore, morning, testSite, storeSample, type SampleSubmission } from './stored.ts';

const head = { from: 'Example <forms@example.org>', messageId: 'cdfg-3467.email' };
const attachment = (name: string) => ({ path: `/data/uploads/${name}` });

async function createMessage(
  sample: Omit<SampleSubmission, 'reference'>,
  timeZone = 'UTC',
): Promise<MailContent> {
  const store = freshStore();
  await storeSample(store, { reference: 'CDFG-3467', ...sample });
  const record = (await store.record('cdfg-3467'))!;
  return mailContent(formNamed(sample.form ?? 'enquiry'), record, englishIn(timeZone), folderPath);
}

/** The message as sent. */
async function raw(message: ReturnType<typeof ownerMail>): Promise<string> {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message: bytes } = await transport.sendMail({ ...message, date: new Date(0), attachments: [] });
  return String(bytes);
}

test('an enquiry is complete, in Hindi too, as text and as HTML', async () => {
  const message = await createMessage({
    answers: {
      Name: 'आशा वर्मा',
      Your_email: 'asha@example.org',
      Services: 'other',
      Mobile_Number: '00000 00000',
      Message_box: '=1+1\nFiles\n<img src=x onerror=alert(1)> & "more"',
      Old_question: 'left over',
    },
  });
  expect(ownerMail(message, head, 'owner@example.org', attachment)).toEqual({
    from: 'Example <forms@example.org>',
    to: 'owner@example.org',
    replyTo: { name: '', address: 'asha@example.org' },
    subject: 'Ask Us: CDFG-3467',
    messageId: '<cdfg-3467.email@example.org>',
    attachments: [],
    disableUrlAccess: true,
    text: `Ask Us
Reference: CDFG-3467
Received: 2026-11-21 08:30 UTC

Name
  आशा वर्मा

Your email
  asha@example.org

Mobile number
  00000 00000

Location
  —

Services
  other

Message
  =1+1
  Files
  <img src=x onerror=alert(1)> & "more"

Old_question
  left over

--${' '}
Reply to this e-mail to write to asha@example.org.
`,
    html: `<!doctype html>
<html lang="en-IN">
<head><meta charset="utf-8"><title>Ask Us: CDFG-3467</title></head>
<body>
<h1>Ask Us</h1>
<p>Reference: <strong>CDFG-3467</strong><br>Received: 2026-11-21 08:30 UTC</p>
<table cellpadding="6">
<tr><th align="left" valign="top" scope="row">Name</th><td dir="auto">आशा वर्मा</td></tr>
<tr><th align="left" valign="top" scope="row">Your email</th><td dir="auto">asha@example.org</td></tr>
<tr><th align="left" valign="top" scope="row">Mobile number</th><td dir="auto">00000 00000</td></tr>
<tr><th align="left" valign="top" scope="row">Location</th><td dir="auto">—</td></tr>
<tr><th align="left" valign="top" scope="row">Services</th><td dir="auto">other</td></tr>
<tr><th align="left" valign="top" scope="row">Message</th><td dir="auto">=1+1<br>Files<br>&lt;img src=x onerror=alert(1)&gt; &amp; &quot;more&quot;</td></tr>
<tr><th align="left" valign="top" scope="row">Old_question</th><td dir="auto">left over</td></tr>
</table>
<p>Reply to this e-mail to write to asha@example.org.</p>
</body>
</html>
`,
  });
});

test('a term-paper has its co-authors and its file', async () => {
  const message = await createMessage({
    form: 'term-paper',
    answers: {
      firstName: 'Asha',
      lastName: 'Verma',
      authorDetails: 'Northvale University',
      phone: '00000 00000',
      email: 'asha@example.org',
      keywords: 'soil, water',
      comments: 'None.',
      coAuthors: [{ name: 'Ravi Nair', details: 'Harbour Institute' }, { name: 'Meena Das' }],
    },
    files: [
      { name: 'शोध पत्र.pdf', content: 'x'.repeat(1_234_567) },
      { name: 'figures.pdf', content: Buffer.alloc(9_000_000) },
    ],
  });
  const { text, attachments } = ownerMail(message, head, 'editor@example.org', attachment);
  expect(text).toContain(`
Co-authors
  1. Name: Ravi Nair; Details: Harbour Institute
  2. Name: Meena Das

Keywords
  soil, water

Comments
  None.

Files
  शोध पत्र.pdf (1.2 MB, attached)
  figures.pdf (9.0 MB, too large to attach, stored as uploads/cdfg-3467-1.pdf)
`);
  expect(attachments).toEqual([{ filename: 'शोध पत्र.pdf', path: '/data/uploads/cdfg-3467-0.pdf' }]);
});

const { letterhead } = exampleSite('UTC');
const receiptAt = 'https://example.org/sent?ref=CDFG-3467';

test('the receipt names the next steps, and repeats no input', async () => {
  const answers = { Name: 'Buy now at spam.example', Your_email: 'victim@example.org', Message_box: 'BUY' };
  const content = {
    ...(await createMessage({ answers }, 'Asia/Kolkata')),
    next: 'We read it, and write to you.',
  };
  const answerBy = new Date('2026-11-25T08:30:00Z');
  const { html, ...message } = receiptMail({ ...content, answerBy }, head, { letterhead, receiptAt });
  expect(message).toEqual({
    from: 'Example <forms@example.org>',
    to: { name: '', address: 'victim@example.org' },
    replyTo: { name: 'Example', address: 'hello@example.org' },
    subject: 'Received: Ask Us, CDFG-3467',
    messageId: '<cdfg-3467.email@example.org>',
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableUrlAccess: true,
    disableFileAccess: true,
    text: `Hello,

Thank you. What you sent with the form “Ask Us” has reached us, and a person will read it.

We read it, and write to you.

You will hear from us by Wednesday, 25 November.

Reference: CDFG-3467
Received: 21 November 2026 at 14:00 IST

See your receipt: https://example.org/sent?ref=CDFG-3467

To add something, answer this e-mail.

--${' '}
Example
https://example.org

Did you not send this? Somebody may have mistyped their address. You can ignore this e-mail.
`,
  });
  expect(html).toContain(`<a href="${receiptAt}"`);
  expect(html).toContain('Wednesday, 25 November');
  expect(html).toContain('background: #fc0');
  expect(html).not.toMatch(/buy|spam/i);
});

test('the receipt of a site without a public address and receipt page names neither', async () => {
  const { email: _email, ...nameless } = letterhead;
  const content = await createMessage({ answers: { Name: 'Asha', Your_email: 'asha@example.org' } });
  const mail = receiptMail(content, head, { letterhead: nameless, receiptAt: undefined });
  expect(mail).not.toHaveProperty('replyTo');
  expect(`${String(mail.text)}${String(mail.html)}`).not.toMatch(/undefined|receipt|answer this e-mail/i);
});

test.each([
  'a@example.org\r\nBcc: all@example.org',
  'a@example.org, b@example.org',
  'Name <a@example.org>',
  '"a@example.org" <b@example.org>',
  'not an address',
])('an invalid address gets into no header: %j', async (address) => {
  const content = await createMessage({ answers: { Name: 'Asha', Your_email: address } });
  const message = ownerMail(content, head, 'owner@example.org', attachment);
  expect(message.replyTo).toBeUndefined();
  expect(message.text).toContain('The visitor gave no e-mail address to reply to.');
  expect(() => receiptMail(content, head, { letterhead, receiptAt })).toThrow('There is no address');
});

test('line breaks in answers start no new header', async () => {
  const evil = 'Asha\r\nBcc: all@example.org\r\n\r\n<script>alert(1)</script>';
  const message = await createMessage({ answers: { Name: evil, Your_email: 'asha@example.org' } });
  const sent = await raw(ownerMail(message, head, 'owner@example.org', attachment));
  const headers = sent.slice(0, sent.indexOf('\r\n\r\n'));
  const names = headers.split(/\r\n(?![ \t])/).map((line) => line.split(':')[0]!);
  expect(names.sort()).toEqual([
    'Content-Type',
    'Date',
    'From',
    'MIME-Version',
    'Message-ID',
    'Reply-To',
    'Subject',
    'To',
  ]);
  expect(sent).not.toMatch(/^Bcc:/m);
  expect(sent.slice(sent.indexOf('Content-Type: text/html'))).not.toContain('<script');
});

test('times are those of the site’s time zone', async () => {
  const { received } = await createMessage({}, 'Asia/Kolkata');
  expect(received).toBe('2026-11-21 14:00 GMT+5:30');
  expect((await createMessage({}, 'Europe/Berlin')).received).toBe('2026-11-21 09:30 GMT+1');
  expect((await createMessage({ at: '2026-07-21T22:30:00.000Z' }, 'Europe/Berlin')).received).toBe(
    '2026-07-22 00:30 GMT+2',
  );
});

describe('a form sent from a page in German', () => {
  const forms = {
    enquiry: {
      title: 'Anfrage',
      questions: { Name: { title: 'Ihr Name' }, Services: { title: 'Leistung' } },
      texts: { submit: 'Senden', success: 'Danke' },
    },
  };
  const translations = { de: { messages: messagesIn('de'), receiptRoute: '/de/beleg', forms } };

  async function mailed(channel: 'email' | 'receipt') {
    const store = freshStore();
    await storeSample(store, { reference: 'CDFG-3467', channels: [channel] });
    await store.db.updateTable('submissions').set({ language: 'de' }).execute();
    const sent: Parameters<SendMail>[0][] = [];
    const deliver = deliverer({
      store,
      config: {
        deliveries: new Map([['office', { email: 'owner@example.org' }]]),
        mailFrom: 'forms@example.org',
        publicUrl: 'https://example.org',
      },
      site: { ...testSite, receiptRoute: '/receipt', translations },
      locale: englishIn('UTC'),
      sendMail: async (mail) => void sent.push(mail),
      fetch,
      now: () => new Date(morning),
    });
    const [delivery] = (await store.record('cdfg-3467'))!.deliveries;
    await deliver(delivery!, new AbortController().signal);
    return sent[0]!;
  }

  test('gets its receipt in German, with a link to the German page', async () => {
    const { subject, text, html } = await mailed('receipt');
    expect(subject).toBe('Eingegangen: Anfrage, CDFG-3467');
    expect(text).toContain('Bestätigung ansehen: https://example.org/de/beleg?ref=CDFG-3467');
    expect(html).toContain('<html lang="de">');
  });

  test('is sent to the owner in both languages', async () => {
    const { subject, text, html } = await mailed('email');
    expect(subject).toBe(`${formNamed('enquiry').title}: CDFG-3467`);
    expect(text).toContain('Language: German (de)');
    expect(text).toContain('Name (Ihr Name)\n  Asha Verma');
    expect(html).toContain('Language: German (de)');
  });
});
