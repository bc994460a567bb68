import { expect, test } from 'vitest';
import { plannedDeliveries } from '../../../src/server/delivery/plan.ts';
import { formNamed } from './stored.ts';

const mail = { smtpUrl: 'smtp://127.0.0.1', mailFrom: 'forms@example.org' };
const none = { smtpUrl: undefined, mailFrom: undefined };
const answers = { Your_email: 'asha@example.org' };
const enquiry = formNamed('enquiry');
const hook = { webhook: 'https://hook.test', secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' };

test.each([
  ['no setting', none, {}, true, []],
  ['a setting for another delivery', mail, { elsewhere: { email: 'a@example.org' } }, true, []],
  ['an address', mail, { office: { email: 'a@example.org' } }, false, ['email']],
  [
    'an e-mail address, and a form with a receipt',
    mail,
    { office: { email: 'a@example.org' } },
    true,
    ['email', 'receipt'],
  ],
  ['a webhook without mail', none, { office: hook }, true, ['webhook']],
  [
    'all settings',
    mail,
    { office: { email: 'a@example.org', ...hook } },
    true,
    ['email', 'webhook', 'receipt'],
  ],
])('%s', (_name, settings, deliveries, receipt, expected) => {
  const planned = plannedDeliveries(
    { ...enquiry, receipt },
    { ...settings, deliveries: new Map(Object.entries(deliveries)) },
    answers,
  );
  expect(planned.map(({ channel }) => channel)).toEqual(expected);
});

test('without the visitor’s address there is no receipt', () => {
  const deliveries = new Map([['office', { email: 'a@example.org' }]]);
  const planned = plannedDeliveries(
    { ...enquiry, receipt: true },
    { ...mail, deliveries },
    { Your_email: 'x' },
  );
  expect(planned).toEqual([{ channel: 'email' }]);
});
