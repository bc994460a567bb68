import { describe, expect, test } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';

test('without settings the server listens on this computer and stores below var', () => {
  expect(readConfig({ PATH: '/bin', PORT: '' }, '/project')).toEqual({
    port: 4173,
    host: '127.0.0.1',
    dataDir: '/project/var',
    publicUrl: undefined,
    isRateLimited: true,
    proxies: 0,
    logLevel: 'info',
    metricsToken: undefined,
    backupKey: undefined,
    backupKeyFile: undefined,
    ownerEmail: undefined,
    ownerWebhook: undefined,
    ownerSecret: undefined,
    reportHour: 7,
    backupDays: 2,
    smtpUrl: undefined,
    mailFrom: undefined,
    deliveries: new Map(),
  });
});

test('deliveries are named as in the forms', () => {
  const { deliveries, publicUrl, isRateLimited } = readConfig(
    {
      SMTP_URL: 'smtp://localhost:2525',
      MAIL_FROM: 'Example <forms@example.org>',
      PUBLIC_URL: 'https://example.org/',
      RATE_LIMIT: 'off',
      DELIVERY_BOOK_STORE_EMAIL: 'books@example.org',
      DELIVERY_LEADS_WEBHOOK: 'https://example.org/hook',
      DELIVERY_LEADS_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    },
    '/project',
  );
  expect([...deliveries]).toEqual([
    ['book-store', { email: 'books@example.org' }],
    ['leads', { webhook: 'https://example.org/hook', secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' }],
  ]);
  expect([publicUrl, isRateLimited]).toEqual(['https://example.org', false]);
});

test('all errors are reported at once, without secrets', () => {
  const mistakes = {
    PORT: '70000',
    RATE_LIMIT: 'of',
    METRICS_TOKEN: 'short',
    OWNER_EMAIL: 'owner@example.org',
    OWNER_WEBHOOK: 'https://example.org/hook',
    REPORT_HOUR: '24',
    BACKUP_DAYS: 'two',
    BACKUP_KEY: 'c2hvcnQ=',
    BACKUP_KEY_FILE: 'backup.key',
    PUBLIC_URL: 'example.org/forms',
    SMTP_URL: 'mail.example.org',
    DELIVERY_A_EMIAL: 'a@example.org',
    DELIVERY_B_EMAIL: 'b@example.org',
    DELIVERY_C_SECRET: 'hunter2',
    DELIVERY_D_WEBHOOK: 'https://example.org',
  };
  const message = thrownMessage(() => readConfig(mistakes, '/project'));
  for (const name of Object.keys(mistakes)) expect(message).toContain(name);
  expect(message).toContain('Did you mean "EMAIL"?');
  expect(message).toContain('MAIL_FROM');
  expect(message).toContain('BACKUP_KEY and BACKUP_KEY_FILE both give the key: set only one of them.');
  expect(message).toContain(
    'OWNER_WEBHOOK and OWNER_SECRET need each other: calls are signed with the secret.',
  );
  expect(message).toContain('OWNER_EMAIL needs MAIL_FROM: they configure the sending of e-mail.');
  expect(message).not.toContain('hunter2');
});

test.each(['0', '07', '7', '19', '23'])('REPORT_HOUR %s is valid', (REPORT_HOUR) => {
  expect(readConfig({ REPORT_HOUR }, '/').reportHour).toBe(Number(REPORT_HOUR));
});

test.each(['0', '80', '65535'])('PORT %s is valid', (PORT) => {
  expect(readConfig({ PORT }, '/').port).toBe(Number(PORT));
});

test.each(['-1', '65536', '80a', '1e3', '99999'])('PORT %s is invalid', (PORT) => {
  expect(() => readConfig({ PORT }, '/')).toThrow(/PORT can’t be used/);
});

describe('the secret of a webhook', () => {
  const made = (bytes: number) => `whsec_${Buffer.alloc(bytes, 9).toString('base64')}`;
  const read = (secret: string) =>
    readConfig({ DELIVERY_A_WEBHOOK: 'https://example.org', DELIVERY_A_SECRET: secret }, '/');

  test.each([made(24), made(25), made(32), made(64), ` ${made(32)}  ${made(24)} `])(
    '%j is valid',
    (secret) => {
      expect(read(secret).deliveries.get('a')?.secret).toBe(secret.trim());
    },
  );

  test.each(['a plain text of some length', made(23), made(65), made(32).slice(6), made(25).slice(0, -1)])(
    '%j is invalid, and the message says how to make one',
    (secret) => {
      const message = thrownMessage(() => read(secret));
      expect(message).toMatch(/DELIVERY_A_SECRET can’t be used\. Write whsec_.*openssl rand -base64 32/);
      expect(message).not.toContain(secret);
    },
  );
});

function thrownMessage(act: () => unknown): string {
  try {
    act();
    return '';
  } catch (error) {
    return String(error);
  }
}
